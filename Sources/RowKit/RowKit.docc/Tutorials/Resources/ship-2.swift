import Foundation
import RowKit
import RowKitPrograms

@main struct Program {
  @MainActor static func main() {
    exit(
      ScreenProgram.run(summary: "Keeps a list of things to do.") { _ in
        let list = try ToDoList(file: URL(filePath: "todo.json"))
        let screen = ToDoScreen(list)
        list.onError = { [weak screen] in screen?.showMessage($0) }
        return screen
      })
  }
}
