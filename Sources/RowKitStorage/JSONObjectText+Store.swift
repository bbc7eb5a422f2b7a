package import JSONText
import RowKit

extension JSONObjectText: StoreContents {
  package static func == (left: JSONObjectText, right: JSONObjectText) -> Bool {
    left.bytes == right.bytes
  }

  package func contains(_ name: String) -> Bool { value(of: name) != nil }

  package func canReplace(_ name: String, by new: JSONValue?) -> Bool {
    guard let value = value(of: name) else { return true }
    guard isExact(name) else { return false }
    if value.isNull || StoredValue.canHold(value) { return true }
    // Only those who read the objects of a list write a list with objects.
    guard let elements = value.array, let others = new?.array else { return false }
    return elements.allSatisfy(StoredValue.canHoldElement)
      && others.contains { $0.members != nil }
  }
}

extension StoredValue {
  /// Returns whether a JSON value can be read without loss.
  fileprivate static func canHold(_ json: JSONValue) -> Bool {
    switch json.content {
    case .null, .object: false
    case .bool, .number, .string: true
    case .array(let elements): elements.allSatisfy { canHold($0) }
    }
  }

  /// Returns whether an element of a list can be read without loss by those who read objects.
  fileprivate static func canHoldElement(_ json: JSONValue) -> Bool {
    json.members.map { $0.allSatisfy { canHold($0.value) } } ?? canHold(json)
  }
}
