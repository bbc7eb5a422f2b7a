/// A kind of value that a row can be bound to: as it is, or as one that may be nil.
///
/// It lets one name take both. A row of a value that may be nil shows nil as empty, off or a dash,
/// and lets a person clear it again.
///
/// ```swift
/// .date("Due", task, \.due)            // var due: CivilDate
/// .date("Birthday", contact, \.birthday) // var birthday: CivilDate?
/// ```
public protocol BindableValue<Whole> {
  /// The kind of value when there is one.
  associatedtype Whole = Self

  /// Whether it may be nil.
  static var canBeNil: Bool { get }

  /// The value; nil where there is none.
  var orNil: Whole? { get }

  /// Creates the value; fails for nil where there must be one.
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
  /// The same value as one that could be nil; where it can't, setting nil changes nothing.
  var orNil: Binding<Value.Whole?> {
    Binding<Value.Whole?>(
      get: { value.orNil }, set: { newValue in Value(orNil: newValue).map { value = $0 } })
  }
}

extension Binding where Value: BindableValue, Value.Whole == String {
  /// The same as a text that is never nil: nil reads as empty, and is stored for an empty text.
  var text: Binding<String> {
    Value.canBeNil ? orNil.emptyForNil : orNil.defaulting(to: "")
  }
}
