/// A type whose values can be stored in a ``SettingsStore``.
///
/// An enumeration of strings or numbers conforms without further code:
///
/// ```swift
/// enum Appearance: String, StoredValueRepresentable { case light, dark, automatic }
/// ```
public protocol StoredValueRepresentable {
  /// Creates an instance from a stored value, or returns `nil` if the value has the wrong type.
  init?(modelValue: JSONValue)

  /// The value to store.
  var modelValue: JSONValue { get }

  /// Returns the value to store in place of another one.
  ///
  /// The default is ``modelValue``. Lists and sets keep the elements of the former list that their type
  /// can't represent, such as those of a newer version of the app.
  func modelValue(replacing former: JSONValue?) -> JSONValue
}

extension StoredValueRepresentable {
  public func modelValue(replacing former: JSONValue?) -> JSONValue { modelValue }
}

extension Bool: StoredValueRepresentable {
  public init?(modelValue: JSONValue) {
    guard let value = modelValue.bool else { return nil }
    self = value
  }

  public var modelValue: JSONValue { .bool(self) }
}

extension Int: StoredValueRepresentable {
  public init?(modelValue: JSONValue) {
    guard let value = modelValue.number?.int else { return nil }
    self = value
  }

  public var modelValue: JSONValue { .number(self) }
}

extension Double: StoredValueRepresentable {
  public init?(modelValue: JSONValue) {
    guard let number = modelValue.number else { return nil }
    self = number.double
  }

  public var modelValue: JSONValue { .number(self) }
}

extension String: StoredValueRepresentable {}

/// Values that their descriptions represent are stored as text.
extension StoredValueRepresentable where Self: LosslessStringConvertible & BindableValue<Self> {
  public init?(modelValue: JSONValue) {
    guard let text = modelValue.string else { return nil }
    self.init(text)
  }

  public var modelValue: JSONValue { .string(description) }
}

extension Array: StoredValueRepresentable where Element: StoredValueRepresentable {
  public init?(modelValue: JSONValue) {
    guard let values = modelValue.array else { return nil }
    self = values.compactMap { Element(modelValue: $0) }
  }

  public var modelValue: JSONValue { .array(map(\.modelValue)) }

  public func modelValue(replacing former: JSONValue?) -> JSONValue {
    var elements = map(\.modelValue)
    var index = 0
    // An element that stays keeps the number of elements before it.
    for element in former?.array ?? [] {
      if Element(modelValue: element) == nil {
        elements.insert(element, at: Swift.min(index, elements.count))
      }
      index += 1
    }
    return .array(elements)
  }
}

extension Set: StoredValueRepresentable where Element: StoredValueRepresentable & Comparable {
  public init?(modelValue: JSONValue) {
    guard let elements = [Element](modelValue: modelValue) else { return nil }
    self.init(elements)
  }

  /// A sorted list, so that equal sets have equal values.
  public var modelValue: JSONValue { sorted().modelValue }

  public func modelValue(replacing former: JSONValue?) -> JSONValue {
    sorted().modelValue(replacing: former)
  }
}

extension RawRepresentable
where Self: StoredValueRepresentable, RawValue: StoredValueRepresentable {
  public init?(modelValue: JSONValue) {
    guard let raw = RawValue(modelValue: modelValue) else { return nil }
    self.init(rawValue: raw)
  }

  public var modelValue: JSONValue { rawValue.modelValue }
}
