import Foundation
import RowKit
import RowKitTerminal

final class ToDoScreen: GenericTableController {
  override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup("To do") {
        TextRowController("Milk")
        TextRowController("Bread")
      },
      TableGroup {
        LinkRowController("About…") { TextScreen(title: "About", text: "Two things to do.") }
      },
    ]
  }
}

@main struct Program {
  @MainActor static func main() {
    let screen = ToDoScreen(title: "To Do")
    exit(TerminalHost.run(Stage(root: screen, size: ScreenSize(width: 80, height: 24))))
  }
}
