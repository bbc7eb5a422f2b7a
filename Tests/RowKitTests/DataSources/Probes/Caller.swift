import RowKit

/// A contact.
struct Caller: Model, Identifiable, Hashable {
  let id: Int
  var name: String
  var city: String?

  init(_ name: String, id: Int? = nil, city: String? = nil) {
    self.id = id ?? name.unicodeScalars.reduce(0) { $0 * 31 + Int($1.value) }
    self.name = name
    self.city = city
  }

  /// People with names of one letter.
  static func all(_ names: String) -> [any Model] { names.map { Caller(String($0)) } }
}

extension Caller: CustomStringConvertible {
  var description: String { name }
}
