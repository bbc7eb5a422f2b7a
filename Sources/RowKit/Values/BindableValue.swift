/// A type of value that a row can be bound to, optional or not.
///
/// The protocol allows the same initializer for both. A row with an optional value shows `nil` as
/// empty, off or a dash, and allows clearing the value.
///
/// ```swift
/// .date("Due", task, \.due)            // var due: CivilDate
/// .date("Birthday", contact, \.birthday) // var birthday: CivilDate?
/// ```
public protocol BindableValue<Whole> {
  /// The wrapped type.
  associatedtype Whole = Self

  /// Whether the value can be `nil`.
  static var canBeNil: Bool { get }

  /// The value as an optional.
  var orNil: Whole? { get }

  /// Creates a value from an optional, or returns `nil` if the value is required but missing.
  init?(orNil: Whole?)
}

extension BindableValue where Whole == Self {
  public static var canBeNil: Bool { false }
  public var orNil: Self? { self }

  public init?(orNil: Self?) {
    guard let orNil else { return nil }
    self = orNil
  }
}

extension Optional: BindableValue where Wrapped: BindableValue, Wrapped.Whole == Wrapped {
  public static var canBeNil: Bool { true }
  public var orNil: Wrapped? { self }
  public init?(orNil: Wrapped?) { self = orNil }
}

extension Bool: BindableValue {}
extension Int: BindableValue {}
extension Double: BindableValue {}
extension String: BindableValue {}
extension Set: BindableValue {}
extension CivilDate: BindableValue {}
extension CivilTime: BindableValue {}
extension CivilDateTime: BindableValue {}
extension RGBColor: BindableValue {}

extension Binding where Value: BindableValue {
  /// A binding to the value as an optional.
  ///
  /// If the value can't be `nil`, setting `nil` does nothing.
  var orNil: Binding<Value.Whole?> {
    Binding<Value.Whole?>(
      property: property, get: { value.orNil },
      set: { newValue in Value(orNil: newValue).map { value = $0 } })
  }
}

extension Binding where Value: BindableValue, Value.Whole == String {
  /// A binding to the value as a nonoptional text.
  ///
  /// `nil` reads as empty text, and empty text is stored as `nil`.
  var text: Binding<String> {
    Value.canBeNil ? orNil.emptyForNil : orNil.defaulting(to: "")
  }
}
