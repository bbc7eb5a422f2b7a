/// A type of value that a row can be bound to, optional or not.
///
/// The protocol allows the same initializer for both. A row with an optional value shows `nil` as
/// empty, off or a dash, and allows clearing the value.
///
/// ```swift
/// .date("Due", $task.due),  // var due: CivilDate
/// .date("Birthday", $contact.birthday),  // var birthday: CivilDate?
/// ```
public protocol BindableValue<Wrapped> {
  /// The wrapped type.
  associatedtype Wrapped = Self

  /// The value as an optional.
  var asOptional: Wrapped? { get }

  /// Creates a value from an optional, or returns `nil` if the value is required but missing.
  init?(asOptional: Wrapped?)
}

extension BindableValue {
  /// Whether the value can be `nil`.
  static var isOptional: Bool { Self(asOptional: nil) != nil }
}

extension BindableValue where Wrapped == Self {
  public var asOptional: Self? { self }

  public init?(asOptional: Self?) {
    guard let asOptional else { return nil }
    self = asOptional
  }
}

extension Optional: BindableValue where Wrapped: BindableValue, Wrapped.Wrapped == Wrapped {
  public var asOptional: Wrapped? { self }
  public init?(asOptional: Wrapped?) { self = asOptional }
}

extension Bool: BindableValue {}
extension Int: BindableValue {}
extension Double: BindableValue {}
extension String: BindableValue {}
extension Set: BindableValue {}

extension Binding where Value: BindableValue {
  /// A binding to the value as an optional.
  ///
  /// If the value can't be `nil`, setting `nil` does nothing.
  package var asOptional: Binding<Value.Wrapped?> {
    Binding<Value.Wrapped?>(
      property: property, get: { value.asOptional },
      set: { newValue in Value(asOptional: newValue).map { value = $0 } })
  }
}

extension Binding where Value: BindableValue, Value.Wrapped == String {
  /// A binding to the value as a nonoptional text.
  ///
  /// `nil` reads as empty text, and empty text is stored as `nil`.
  var text: Binding<String> {
    let optional = asOptional
    guard Value.isOptional else { return optional.replacingNil(with: "") }
    return Binding<String>(
      property: property, get: { optional.value ?? "" },
      set: { optional.value = $0.isEmpty ? nil : $0 })
  }
}
