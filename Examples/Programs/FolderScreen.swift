import Foundation
import Observation
import RowKit

/// The names in a folder, read on another thread.
@Observable @MainActor final class Folder {
  /// The names in order, or `nil` while they are read.
  private(set) var names: [String]?

  /// The reason why the folder can't be read.
  var problem: String?

  let path: String

  init(_ path: String) {
    self.path = path
  }

  func read() async throws {
    let path = path
    names = try await Task.detached {
      try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }.value
  }
}

/// A folder of any number of files: only the rows in view are made.
final class FolderScreen: GenericTableController {
  private let folder: Folder

  init(_ folder: Folder) {
    self.folder = folder
    super.init(title: folder.path)
  }

  override func screenDidLoad() {
    guard folder.names == nil else { return }
    Task { [folder] in
      do {
        try await folder.read()
      } catch {
        folder.problem = error.localizedDescription
      }
    }
  }

  override func constructTableGroups() -> [TableGroup] {
    if let problem = folder.problem { return [TableGroup { NoteRowController(problem) }] }
    guard let names = folder.names else {
      return [TableGroup { ActivityRowController("Reading…") }]
    }
    let rows = RowList(names, id: { RowID($0) }) { [folder] name in
      FileRowController(folder.path + "/" + name, name)
    }
    let footer = names.count == 1 ? "1 entry" : "\(names.count) entries"
    return [TableGroup(header: nil, footer: GroupTitle(footer), rows: rows)]
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

  /// The file that the path leads to, also through links, or `nil` if there is none.
  private var status: stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private func isFolder(_ status: stat?) -> Bool {
    status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  var searchText: String? { name }
  func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.open] }

  func configure(_ cell: TableCell) {
    cell.style = .value
    cell.text = name
    let status = status
    cell.detailText = isFolder(status) ? nil : status.map { "\($0.st_size) bytes" } ?? "—"
    cell.accessory = isFolder(status) ? .disclosureIndicator : .none
  }

  func didSelect(_ row: RowContext) {
    if isFolder(status) {
      row.push(FolderScreen(Folder(path)))
    } else {
      row.showMessage(path)
    }
  }
}
