import Foundation
import Observation
import RowKit

/// The names in a folder, read on another thread.
@Observable @MainActor final class Folder {
  /// The names in order, or `nil` while they are read.
  private(set) var names: [String]?

  /// The reason why the folder can't be read.
  private(set) var problem: String?

  let path: String

  init(_ path: String) {
    self.path = path
  }

  func read() async {
    let path = path
    do {
      names = try await Task.detached {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      }.value
    } catch {
      problem = error.localizedDescription
    }
  }
}

/// A folder of any number of files: only the rows in view are made.
final class FolderScreen: GenericTableController {
  private let folder: Folder
  private var reading: Task<Void, Never>?

  init(_ folder: Folder) {
    self.folder = folder
    super.init(title: folder.path)
  }

  override func screenDidLoad() {
    guard folder.names == nil else { return }
    reading = Task { [folder] in await folder.read() }
  }

  override func constructTableGroups() -> [TableGroup] {
    if let problem = folder.problem { return [TableGroup { NoteRowController(problem) }] }
    guard let names = folder.names else {
      return [TableGroup { ActivityRowController("Reading…") }]
    }
    let rows = RowList(names, id: { RowID($0) }) { [folder] name in
      FileRowController(folder.path + "/" + name, name)
    }
    return [TableGroup(header: nil, footer: GroupTitle("\(names.count) entries"), rows: rows)]
  }

  isolated deinit {
    reading?.cancel()
  }
}

/// A file, whose size is looked up when its row comes into view, or a folder that opens.
final class FileRowController: SelectableRow {
  private let path: String
  private let name: String

  init(_ path: String, _ name: String) {
    self.path = path
    self.name = name
  }

  private var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private var size: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? Int).map { "\($0) bytes" } ?? "—"
  }

  var searchText: String? { name }
  func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.open] }

  func configure(_ cell: TableCell) {
    cell.style = .value
    cell.text = name
    let isFolder = isFolder
    cell.detailText = isFolder ? nil : size
    cell.accessory = isFolder ? .disclosureIndicator : .none
  }

  func didSelect(_ row: RowContext) {
    if isFolder {
      row.push(FolderScreen(Folder(path)))
    } else {
      row.showMessage(path)
    }
  }
}
