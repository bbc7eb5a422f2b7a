public import Files
public import RowKit

/// A list of a folder's entries to choose a file from.
///
/// Folders open as screens of the same kind.
public final class FileChooserScreen: GenericTableController {
  /// Creates a screen for some files.
  public typealias Opening = @MainActor ([String]) throws(FileReadError) -> ScreenController

  private let folder: String
  private let opening: Opening

  /// Creates a screen that lists a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - opening: Creates the screen for the chosen file.
  public init(_ folder: String, opening: @escaping Opening) {
    self.folder = FolderEntry.absolutePath(of: folder)
    self.opening = opening
    super.init(title: self.folder)
  }

  /// Returns the screen for the files named by the person.
  ///
  /// If there are none, the gallery lets the person choose a file, and the command line asks for a
  /// name.
  static func screen(
    for arguments: ExampleArguments, named name: String, _ opening: @escaping Opening
  ) throws(ExampleError) -> ScreenController {
    if arguments.operands.isEmpty {
      guard arguments.mayAsk else { throw .noFile(screen: name) }
      return FileChooserScreen(".", opening: opening)
    }
    return try ExampleError.opening { () throws(FileReadError) in
      try opening(arguments.operands)
    }
  }

  public override func constructTableGroups() -> [TableGroup] {
    do throws(FileReadError) {
      let entries = try FolderEntry.all(in: folder).filter { !$0.name.hasPrefix(".") }
      let sorted = entries.sorted { left, right in
        guard left.isFolder == right.isFolder else { return left.isFolder }
        return TextOrdering.areInIncreasingOrder(left.name, right.name)
      }
      return [TableGroup(rows: parentRow + sorted.map { row(of: $0) } + note(entries.isEmpty))]
    } catch {
      let sentence = TextRowController(error.description, numberOfLines: 0)
      return [TableGroup(rows: parentRow + [sentence])]
    }
  }

  private var parentRow: [any CellController] {
    guard folder != "/" else { return [] }
    let (parent, opening) = (folder + "/..", opening)
    return [LinkRowController("..") { FileChooserScreen(parent, opening: opening) }]
  }

  private func note(_ isEmpty: Bool) -> [any CellController] {
    isEmpty ? [TextRowController("Nothing lies in this folder.")] : []
  }

  private func row(of entry: FolderEntry) -> any CellController {
    let opening = opening
    guard !entry.isFolder else {
      return LinkRowController(entry.name + "/") {
        FileChooserScreen(entry.path, opening: opening)
      }
    }
    return LinkRowController(entry.name, value: { ByteSize.words(entry.size) }) {
      do throws(FileReadError) {
        return try opening([entry.path])
      } catch {
        return TextScreen(title: entry.name, text: error.description)
      }
    }
  }
}
