/// A type whose values can be stored in a ``SettingsStore``.
///
/// An enumeration of strings or numbers conforms without further code:
///
/// ```swift
/// enum Appearance: String, StoredValueRepresentable { case light, dark, automatic }
/// ```
public protocol StoredValueRepresentable {
  /// Creates an instance from a stored value, or returns `nil` if the value has the wrong type.
  init?(modelValue: StoredValue)

  /// The value to store.
  var modelValue: StoredValue { get }
}

extension Bool: StoredValueRepresentable {
  public init?(modelValue: StoredValue) {
    guard case .bool(let value) = modelValue else { return nil }
    self = value
  }

  public var modelValue: StoredValue { .bool(self) }
}

extension Int: StoredValueRepresentable {
  public init?(modelValue: StoredValue) {
    guard case .integer(let value) = modelValue else { return nil }
    self = value
  }

  public var modelValue: StoredValue { .integer(self) }
}

extension Double: StoredValueRepresentable {
  public init?(modelValue: StoredValue) {
    switch modelValue {
    case .number(let value): self = value
    case .integer(let value): self = Double(value)
    default: return nil
    }
  }

  public var modelValue: StoredValue { .number(self) }
}

extension String: StoredValueRepresentable {
  public init?(modelValue: StoredValue) {
    guard case .text(let value) = modelValue else { return nil }
    self = value
  }

  public var modelValue: StoredValue { .text(self) }
}

extension Array: StoredValueRepresentable where Element: StoredValueRepresentable {
  public init?(modelValue: StoredValue) {
    guard case .list(let values) = modelValue else { return nil }
    self = values.compactMap { Element(modelValue: $0) }
  }

  public var modelValue: StoredValue { .list(map(\.modelValue)) }
}

extension Set: StoredValueRepresentable where Element: StoredValueRepresentable & Comparable {
  public init?(modelValue: StoredValue) {
    guard let elements = [Element](modelValue: modelValue) else { return nil }
    self.init(elements)
  }

  /// A sorted list, so that equal sets have equal values.
  public var modelValue: StoredValue { sorted().modelValue }
}

extension RawRepresentable
where Self: StoredValueRepresentable, RawValue: StoredValueRepresentable {
  public init?(modelValue: StoredValue) {
    guard let raw = RawValue(modelValue: modelValue) else { return nil }
    self.init(rawValue: raw)
  }

  public var modelValue: StoredValue { rawValue.modelValue }
}
