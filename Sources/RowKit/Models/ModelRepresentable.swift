/// A type whose values can be stored in a ``KeyValueModel``.
///
/// An enumeration of strings or numbers conforms without further code:
///
/// ```swift
/// enum Appearance: String, ModelRepresentable { case light, dark, automatic }
/// ```
public protocol ModelRepresentable {
  /// Creates an instance from a stored value, or returns `nil` if the value has the wrong type.
  init?(modelValue: ModelValue)

  /// The value to store.
  var modelValue: ModelValue { get }
}

extension Bool: ModelRepresentable {
  public init?(modelValue: ModelValue) {
    guard case .bool(let value) = modelValue else { return nil }
    self = value
  }

  public var modelValue: ModelValue { .bool(self) }
}

extension Int: ModelRepresentable {
  public init?(modelValue: ModelValue) {
    guard case .integer(let value) = modelValue else { return nil }
    self = value
  }

  public var modelValue: ModelValue { .integer(self) }
}

extension Double: ModelRepresentable {
  public init?(modelValue: ModelValue) {
    switch modelValue {
    case .number(let value): self = value
    case .integer(let value): self = Double(value)
    default: return nil
    }
  }

  public var modelValue: ModelValue { .number(self) }
}

extension String: ModelRepresentable {
  public init?(modelValue: ModelValue) {
    guard case .text(let value) = modelValue else { return nil }
    self = value
  }

  public var modelValue: ModelValue { .text(self) }
}

extension Array: ModelRepresentable where Element: ModelRepresentable {
  public init?(modelValue: ModelValue) {
    guard case .list(let values) = modelValue else { return nil }
    self = values.compactMap { Element(modelValue: $0) }
  }

  public var modelValue: ModelValue { .list(map(\.modelValue)) }
}

extension Set: ModelRepresentable where Element: ModelRepresentable & Comparable {
  public init?(modelValue: ModelValue) {
    guard let elements = [Element](modelValue: modelValue) else { return nil }
    self.init(elements)
  }

  /// A sorted list, so that equal sets have equal values.
  public var modelValue: ModelValue { sorted().modelValue }
}

extension RawRepresentable where Self: ModelRepresentable, RawValue: ModelRepresentable {
  public init?(modelValue: ModelValue) {
    guard let raw = RawValue(modelValue: modelValue) else { return nil }
    self.init(rawValue: raw)
  }

  public var modelValue: ModelValue { rawValue.modelValue }
}
