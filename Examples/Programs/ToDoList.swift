import Foundation
import Observation
import RowKit

/// A thing to do.
struct ToDo: Codable, Identifiable {
  var id = UUID()
  var title: String
  var isDone = false
  var due: CivilDate?
  var notes = ""
}

/// The things to do, which a file keeps.
@Observable @MainActor final class ToDoList {
  private(set) var items: [ToDo]
  private let file: URL

  /// Called with a sentence when the list can't be saved.
  @ObservationIgnored var onError: ((String) -> Void)?

  init(file: URL) throws {
    self.file = file
    let exists = FileManager.default.fileExists(atPath: file.path)
    do {
      items = exists ? try JSONDecoder().decode([ToDo].self, from: Data(contentsOf: file)) : []
    } catch is DecodingError {
      throw DamagedList(path: file.path)
    }
  }

  func add(_ title: String) {
    change { $0.append(ToDo(title: title)) }
  }

  /// Changes the items and saves them.
  func change(_ body: (inout [ToDo]) -> Void) {
    body(&items)
    do {
      try JSONEncoder().encode(items).write(to: file, options: .atomic)
    } catch {
      onError?(error.localizedDescription)
    }
  }

  /// Returns a binding to an item, wherever the item is by then.
  func binding(_ item: ToDo) -> Binding<ToDo> {
    Binding(
      get: { [self] in items.first { $0.id == item.id } ?? item },
      set: { [self] value in
        change { items in
          guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
          items[index] = value
        }
      })
  }
}

/// An error of a file that contains something else than things to do.
struct DamagedList: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "\(path) doesn't contain a list of things to do; fix the file or move it away."
  }
}
