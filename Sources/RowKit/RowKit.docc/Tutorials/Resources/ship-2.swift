import Foundation
import RowKit
import RowKitTerminal

@main struct Program {
  @MainActor static func main() throws {
    let list = try ToDoList(file: URL(filePath: "to-do.json"))
    let screen = ToDoScreen(list)
    list.onError = { [weak screen] in screen?.showMessage($0) }
    exit(TerminalHost.run(Stage(root: screen, size: ScreenSize(width: 80, height: 24))))
  }
}
