/// A value stored in a ``SettingsStore``.
public enum StoredValue: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([StoredValue])

  /// Creates a value from a JSON value, or returns `nil` for null and for objects.
  public init?(_ json: JSONValue) {
    switch json.content {
    case .null, .object: return nil
    case .bool(let value): self = .bool(value)
    case .number(let number): self = number.int.map(StoredValue.integer) ?? .number(number.double)
    case .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.compactMap { StoredValue($0) })
    }
  }

  /// The value as JSON.
  ///
  /// A number that JSON can't represent becomes null.
  public var json: JSONValue {
    switch self {
    case .bool(let value): JSONValue(.bool(value))
    case .integer(let value): JSONValue(.number(JSONNumber(value)))
    case .number(let value): JSONValue(JSONNumber(value).map { .number($0) } ?? .null)
    case .text(let text): JSONValue(.string(text))
    case .list(let values): JSONValue(.array(values.map(\.json)))
    }
  }
}
