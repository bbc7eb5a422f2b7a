import Foundation
import RowKit
import RowKitPrograms

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
    exit(ScreenProgram.run { _ in ToDoScreen(title: "To Do") })
  }
}
