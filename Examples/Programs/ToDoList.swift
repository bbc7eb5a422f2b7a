import Foundation
import RowKit
import RowKitStorage

/// A thing to do: a JSON object, which keeps the members that only other programs know.
struct ToDo: Identifiable, StoredValueRepresentable {
  private(set) var modelValue: JSONValue

  init(_ title: String) {
    modelValue = .object([JSONMember("id", .string(UUID().uuidString))])
    self.title = title
  }

  init?(modelValue: JSONValue) {
    guard modelValue["id"]?.string != nil else { return nil }
    self.modelValue = modelValue
  }

  var id: String { self["id"] ?? "" }

  var title: String {
    get { self["title"] ?? "" }
    set { self["title"] = newValue }
  }

  var isDone: Bool {
    get { self["isDone"] ?? false }
    set { self["isDone"] = newValue }
  }

  var due: CivilDate? {
    get { self["due"] }
    set { self["due"] = newValue }
  }

  var notes: String {
    get { self["notes"] ?? "" }
    set { self["notes"] = newValue }
  }

  private subscript<Value: StoredValueRepresentable>(key: String) -> Value? {
    get { modelValue[key].flatMap { Value(modelValue: $0) } }
    set {
      let others = modelValue.members?.filter { $0.key != key } ?? []
      let member = newValue.map { JSONMember(key, $0.modelValue) }
      modelValue = .object(others + [member].compactMap(\.self))
    }
  }
}

extension SettingsKey<[ToDo]> {
  static let items = SettingsKey("items")
}

/// The things to do, which a file keeps.
@MainActor final class ToDoList {
  let store: JSONFileModel

  init(path: String) throws {
    store = try JSONFileModel(path: path)
  }

  var items: [ToDo] { store[.items] ?? [] }

  func add(_ title: String) {
    change { $0.append(ToDo(title)) }
  }

  /// Changes the items, which saves them.
  func change(_ body: (inout [ToDo]) -> Void) {
    var items = items
    body(&items)
    store[.items] = items
  }

  /// Returns a binding to an item, wherever the item is by then.
  func binding(_ item: ToDo) -> Binding<ToDo> {
    // The last value is what a person goes on with after another program deleted the item.
    var last = item
    return Binding(
      get: { [self] in
        last = items.first { $0.id == item.id } ?? last
        return last
      },
      set: { [self] value in
        last = value
        change { items in
          if let index = items.firstIndex(where: { $0.id == item.id }) {
            items[index] = value
          } else {
            items.append(value)
          }
        }
      })
  }
}
