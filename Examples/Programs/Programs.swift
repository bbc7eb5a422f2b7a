import Foundation
import OwnRow
import RowKit
import RowKitTerminal

/// The programs that the guides lead to, one for each name.
@main struct Programs {
  @MainActor static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let screen: ScreenController
    do {
      guard let found = try self.screen(arguments) else {
        complain("programs phone-numbers|to-do FILE|ratings|sign-up|folder PATH|dashboard")
        exit(64)
      }
      screen = found
    } catch {
      complain("programs: \(error.localizedDescription)")
      exit(1)
    }
    let status = TerminalHost.run(
      Stage(root: screen, size: ScreenSize(width: 80, height: 24)))
    guard let form = screen as? SignUpForm else { exit(status) }
    guard form.isSaved else { exit(status == 0 ? 130 : status) }
    print(form.valuesAsJSON())
  }

  private static func complain(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  @MainActor static func screen(_ arguments: [String]) throws -> ScreenController? {
    let path = arguments.dropFirst().first
    return switch arguments.first {
    case "phone-numbers": FriendsScreen(title: "Phone Numbers")
    case "to-do": ToDoScreen(try ToDoList(file: URL(filePath: path ?? "to-do.json")))
    case "ratings": RatingsScreen()
    case "sign-up": SignUpForm()
    case "folder": FolderScreen(Folder(path ?? "."))
    case "dashboard": DashboardScreen(MachineLoad())
    default: nil
    }
  }
}
