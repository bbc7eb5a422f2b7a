/// An object of a layout file, with typed access to its keys.
struct LayoutObject {
  private let members: [JSONMember]
  private let position: JSONPosition?
  let file: String

  /// Creates an object from a JSON value, which must be an object.
  init(_ value: JSONValue, file: String) throws(LayoutError) {
    guard let members = value.members else {
      let reason = LayoutError.Reason.wrongElement(
        expected: "An object", found: value.layoutWords)
      throw LayoutError(reason: reason, file: file, position: value.position)
    }
    self.members = members
    self.file = file
    position = value.position
  }

  /// The description of the object in an error message.
  var words: String { members.first.map { "one with \"\($0.key)\"" } ?? "an empty one" }

  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// Returns the first member's key that is among some keys.
  func firstKey(of keys: [String]) -> String? {
    members.first { keys.contains($0.key) }?.key
  }

  /// Throws an error for a key that isn't among the allowed ones.
  func expectKeys(_ keys: [String]) throws(LayoutError) {
    guard let member = members.first(where: { !keys.contains($0.key) }) else { return }
    throw LayoutError(
      reason: .unknownKey(member.key, expected: keys), file: file, position: member.position)
  }

  // MARK: Values

  func required(_ key: String) throws(LayoutError) -> JSONValue {
    if let value = self[key] { return value }
    throw LayoutError(reason: .missingKey(key), file: file, position: position)
  }

  func string(_ key: String) throws(LayoutError) -> String? {
    guard let value = self[key] else { return nil }
    if let string = value.string { return string }
    throw wrong(key, "a text", value)
  }

  func bool(_ key: String) throws(LayoutError) -> Bool {
    guard let value = self[key] else { return false }
    if let bool = value.bool { return bool }
    throw wrong(key, "true or false", value)
  }

  func number(
    _ key: String, in range: ClosedRange<Int> = 0...LayoutReader.greatest
  ) throws(LayoutError) -> Int? {
    guard let value = self[key] else { return nil }
    if let number = value.number?.int, range.contains(number) { return number }
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    throw wrong(key, expected, value)
  }

  /// Returns a fraction from 0 to 1.
  func share(_ key: String) throws(LayoutError) -> Double {
    guard let value = self[key] else { return 0 }
    if let number = value.number?.double, (0...1).contains(number) { return number }
    throw wrong(key, "a number from 0 to 1", value)
  }

  func list(_ key: String) throws(LayoutError) -> [JSONValue] {
    guard let value = self[key] else { return [] }
    if let list = value.array { return list }
    throw wrong(key, "a list", value)
  }

  func choice<Value>(
    _ key: String, _ choices: [(name: String, value: Value)]
  ) throws(LayoutError) -> Value? {
    guard let value = self[key] else { return nil }
    if let choice = choices.first(where: { $0.name == value.string }) { return choice.value }
    throw wrong(key, LayoutError.list(choices.map(\.name)), value)
  }

  // MARK: Errors

  func wrong(_ key: String, _ expected: String, _ value: JSONValue) -> LayoutError {
    error(.wrongValue(key: key, expected: expected, found: value.layoutWords), value)
  }

  func error(_ reason: LayoutError.Reason, _ value: JSONValue) -> LayoutError {
    LayoutError(reason: reason, file: file, position: value.position)
  }
}

extension JSONValue {
  /// The description of the value in an error message.
  var layoutWords: String {
    switch content {
    case .null, .bool, .number: "\(self)"
    case .string(let text): text.count <= 24 ? "\(self)" : "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
