/// A type of number that a field can show and change.
///
/// A type whose `description` is its number, and that conforms to `LosslessStringConvertible`, needs no
/// further code.
public protocol FieldNumber: Sendable {
  /// The wrapped type, which is also the type of a field's range.
  associatedtype Wrapped: FieldNumber & Comparable = Self

  /// The number with all its digits, or `nil` for none.
  var decimal: DecimalNumber? { get }

  /// Whether the type has values with digits after the decimal point.
  ///
  /// A field of a type of whole numbers, which states `false`, refuses the point. The default is `true`,
  /// and `false` for a `FixedWidthInteger`.
  static var hasFraction: Bool { get }

  /// Creates a value from a number.
  ///
  /// - Parameter decimal: The number, or `nil` for an empty field. A number that the type can't
  ///   represent exactly returns `nil`, as does `nil` if the type requires a number.
  init?(decimal: DecimalNumber?)
}

extension FieldNumber {
  public static var hasFraction: Bool { true }
}

extension FieldNumber where Self: FixedWidthInteger {
  public static var hasFraction: Bool { false }
}

extension FieldNumber where Self: LosslessStringConvertible {
  public var decimal: DecimalNumber? { DecimalNumber(description) }

  public init?(decimal: DecimalNumber?) {
    guard let decimal, let value = Self(decimal.description), value.decimal == decimal else {
      return nil
    }
    self = value
  }
}

extension DecimalNumber: FieldNumber {
  public var decimal: DecimalNumber? { self }

  public init?(decimal: DecimalNumber?) {
    guard let decimal else { return nil }
    self = decimal
  }
}

extension Double: FieldNumber {}
extension Int: FieldNumber {}

extension Int64: FieldNumber {}
extension UInt64: FieldNumber {}

extension Optional: FieldNumber where Wrapped: FieldNumber, Wrapped.Wrapped == Wrapped {
  public static var hasFraction: Bool { Wrapped.hasFraction }
  public var decimal: DecimalNumber? { flatMap { $0.decimal } }

  public init?(decimal: DecimalNumber?) {
    guard let decimal else {
      self = .none
      return
    }
    guard let value = Wrapped(decimal: decimal) else { return nil }
    self = value
  }
}

extension Binding where Value: FieldNumber {
  /// A binding to the number with all its digits, or `nil` for none.
  ///
  /// Setting a number that the value can't represent does nothing.
  var decimal: Binding<DecimalNumber?> {
    Binding<DecimalNumber?>(
      property: property, get: { value.decimal },
      set: { newValue in Value(decimal: newValue).map { value = $0 } })
  }
}

extension ClosedRange where Bound: FieldNumber {
  /// The range in decimal numbers.
  ///
  /// An infinite bound becomes the greatest finite one.
  package var decimals: ClosedRange<DecimalNumber> {
    let greatest = DecimalNumber(Double.greatestFiniteMagnitude) ?? 0
    let lowest = DecimalNumber(-Double.greatestFiniteMagnitude) ?? 0
    let lower = lowerBound.decimal ?? lowest
    let upper = upperBound.decimal ?? greatest
    return lower...(upper < lower ? lower : upper)
  }
}
