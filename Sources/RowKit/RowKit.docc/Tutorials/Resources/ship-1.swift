import Foundation
import Observation

struct ToDo: Codable, Identifiable {
  var id = UUID()
  var title: String
  var isDone = false
}

@Observable @MainActor final class ToDoList {
  private var file: URL?

  var items: [ToDo] = [] {
    didSet { save() }
  }

  /// Called with a sentence when the items can't be saved.
  @ObservationIgnored var onError: ((String) -> Void)?

  init() {}

  convenience init(file: URL) throws {
    self.init()
    if FileManager.default.fileExists(atPath: file.path) {
      do {
        items = try JSONDecoder().decode([ToDo].self, from: Data(contentsOf: file))
      } catch is DecodingError {
        throw DamagedList(path: file.path)
      }
    }
    self.file = file
  }

  func add(_ title: String) {
    items.append(ToDo(title: title))
  }

  private func save() {
    guard let file else { return }
    do {
      try JSONEncoder().encode(items).write(to: file, options: .atomic)
    } catch {
      onError?(error.localizedDescription)
    }
  }
}

struct DamagedList: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "\(path) doesn't contain a list of things to do; fix the file or move it away."
  }
}
