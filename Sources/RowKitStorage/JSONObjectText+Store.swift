package import JSONText
import RowKit

extension JSONObjectText: StoreContents {
  package static func == (left: JSONObjectText, right: JSONObjectText) -> Bool {
    left.bytes == right.bytes
  }

  package func contains(_ name: String) -> Bool { value(of: name) != nil }

  package func canReplace(_ name: String) -> Bool {
    guard let value = value(of: name) else { return true }
    return isExact(name) && (value.isNull || StoredValue.canHold(value))
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
}
