package import Files
public import RowKit

/// A list of a folder's entries to choose a file from.
///
/// Folders open as screens of the same kind.
public final class FileChooserScreen: GenericTableController {
  /// Opens files, on any thread, and returns a maker of their screen.
  package typealias Opening = @Sendable ([String]) throws(ExampleError) -> ExampleScreen.Presenter

  private let folder: String
  private let system: FileSystem
  private let opening: Opening
  private var timer: Int?

  /// Creates a screen that lists a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - system: The file system of the folder.
  ///   - opening: Opens the chosen file.
  package init(_ folder: String, in system: FileSystem = .machine, opening: @escaping Opening) {
    self.folder = FolderEntry.absolutePath(of: folder, in: system)
    self.system = system
    self.opening = opening
    super.init(title: self.folder)
  }

  /// Opens the files named by the person and returns a maker of their screen.
  ///
  /// If there are none, the gallery lets the person choose a file, and the command line asks for a
  /// name.
  nonisolated static func reading(
    _ arguments: ExampleArguments, for name: String,
    _ present:
      @escaping @MainActor @Sendable ([FoundFile]) throws(FileReadError) ->
      ScreenController
  ) throws(ExampleError) -> ExampleScreen.Presenter {
    let system = arguments.files.system
    let opening: Opening = { paths throws(ExampleError) in
      let files = try ExampleError.opening { () throws(FileReadError) in
        try paths.map { path throws(FileReadError) in try FoundFile(path: path, in: system) }
      }
      return { () throws(ExampleError) in
        try ExampleError.opening { () throws(FileReadError) in try present(files) }
      }
    }
    if !arguments.operands.isEmpty { return try opening(arguments.operands) }
    guard arguments.mayAsk else { throw .noFile(screen: name) }
    return { FileChooserScreen(".", in: system, opening: opening) }
  }

  public override func constructTableGroups() -> [TableGroup] {
    do throws(FileReadError) {
      let entries = try FolderEntry.all(in: folder, of: system).filter { !$0.name.hasPrefix(".") }
      let sorted = entries.sorted { left, right in
        guard left.isFolder == right.isFolder else { return left.isFolder }
        return TextOrdering.areInIncreasingOrder(left.name, right.name)
      }
      return [TableGroup(rows: parentRow + sorted.map { row(of: $0) } + note(entries.isEmpty))]
    } catch {
      if error.isSilence {
        timer.map { stage?.cancelScheduled($0) }
        timer = stage?.schedule(after: .seconds(1)) { [weak self] in self?.listAgain() }
      }
      let sentence = TextRowController(error.description, numberOfLines: 0)
      return [TableGroup(rows: parentRow + [sentence])]
    }
  }

  /// Lists the folder again, after its file system didn't answer.
  private func listAgain() {
    if navigation != nil { tableGroups = constructTableGroups() }
  }

  /// Lists the folder again when a person comes back to it.
  public override func screenWillAppear() {
    super.screenWillAppear()
    listAgain()
  }

  private var parentRow: [any CellController] {
    guard folder != "/" else { return [] }
    let (parent, opening, system) = (folder + "/..", opening, system)
    return [
      LinkRowController("..", id: "..") { FileChooserScreen(parent, in: system, opening: opening) }
    ]
  }

  private func note(_ isEmpty: Bool) -> [any CellController] {
    isEmpty ? [TextRowController("Nothing lies in this folder.")] : []
  }

  private func row(of entry: FolderEntry) -> any CellController {
    let (opening, system) = (opening, system)
    guard entry.hasReadableName else {
      let name = entry.isFolder ? entry.name + "/" : entry.name
      return TextRowController(name, detail: "not UTF-8, can't be opened")
    }
    guard !entry.isFolder else {
      return LinkRowController(entry.name + "/", id: RowID(entry.name)) {
        FileChooserScreen(entry.path, in: system, opening: opening)
      }
    }
    return LinkRowController(
      entry.name, value: { ByteSize.words(entry.size) }, id: RowID(entry.name)
    ) {
      do throws(ExampleError) {
        return try OpeningScreen.screen(entry.name, patience: .milliseconds(50)) {
          Result { () throws(ExampleError) in try opening([entry.path]) }
        }
      } catch {
        return TextScreen(title: entry.name, text: error.description)
      }
    }
  }
}
