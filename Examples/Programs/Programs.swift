import Foundation
import OwnRow
import RowKit
import RowKitPrograms

/// The programs that the guides lead to, one for each name.
@main struct Programs {
  @MainActor static func main() async {
    exit(
      await ScreenProgram.run(
        summary: "Shows a program of the guides.", operands: "[PROGRAM] [FILE]", makeScreen: screen)
    )
  }

  /// A sentence for a person whose arguments name no program, or a file that no program reads.
  private struct Usage: ProgramFailure {
    let exitStatus: Int32 = 64
    var sentences = ["The programs are phone-numbers, to-do, ratings, sign-up, folder, dashboard."]
  }

  @MainActor static func screen(_ options: ScreenOptions) async throws -> ScreenController {
    let path = options.operands.dropFirst().first
    let takeNoFile = ["phone-numbers", "ratings", "sign-up", "dashboard"]
    if let path, let name = options.operands.first, takeNoFile.contains(name) {
      throw Usage(sentences: ["Only to-do and folder take a file: “\(path)” changes nothing."])
    }
    switch options.operands.first {
    case "phone-numbers": return FriendsScreen(title: "Phone Numbers")
    case "to-do": return ToDoScreen(try ToDoList(path: path ?? "to-do.json"))
    case "ratings": return RatingsScreen()
    case "sign-up": return SignUpForm()
    case "dashboard": return DashboardScreen(MachineLoad())
    case "folder":
      let folder = Folder(path ?? ".")
      if options.presentation != nil { try await folder.read() }
      return FolderScreen(folder)
    default: throw Usage()
    }
  }
}
