/// A kind of number that a field can show and change.
public protocol FieldNumber: Sendable {
  /// The kind of number when there is one, in which a field's range is given.
  associatedtype Whole: FieldNumber & Comparable = Self

  /// The number with all its digits; `nil` for none.
  var decimal: DecimalNumber? { get }

  /// Creates the value that stands for a number.
  ///
  /// - Parameter decimal: The number; `nil` for an empty field. What the kind can't keep digit for
  ///   digit gives `nil`: a number that is too long, or none where there must be one.
  init?(decimal: DecimalNumber?)

  /// Whether the kind has digits after the point.
  static var hasFraction: Bool { get }
}

extension Double: FieldNumber {
  public var decimal: DecimalNumber? { DecimalNumber(self) }

  public init?(decimal: DecimalNumber?) {
    guard let value = decimal?.exactDouble else { return nil }
    self = value
  }

  public static var hasFraction: Bool { true }
}

extension FieldNumber where Self: FixedWidthInteger {
  public var decimal: DecimalNumber? { DecimalNumber(self) }

  public init?(decimal: DecimalNumber?) {
    guard let decimal, decimal.fraction.isEmpty else { return nil }
    self.init(decimal.description)
  }

  public static var hasFraction: Bool { false }
}

extension Int: FieldNumber {
  /// Creates the whole number nearest to any: the largest there is for what is larger, and 0 for
  /// what is no number.
  init(nearest number: Double) {
    let bound: Int = number > 0 ? .max : number < 0 ? .min : 0
    self = Int(exactly: number.rounded()) ?? bound
  }
}

extension Int64: FieldNumber {}
extension UInt64: FieldNumber {}

extension Optional: FieldNumber where Wrapped: FieldNumber, Wrapped.Whole == Wrapped {
  public typealias Whole = Wrapped

  public var decimal: DecimalNumber? { flatMap(\.decimal) }

  public init?(decimal: DecimalNumber?) {
    guard let decimal else {
      self = .none
      return
    }
    guard let value = Wrapped(decimal: decimal) else { return nil }
    self = value
  }

  public static var hasFraction: Bool { Wrapped.hasFraction }
}

extension Binding where Value: FieldNumber {
  /// The same value as a number with all its digits, or none; setting a number that the value can't
  /// keep changes nothing.
  public var decimal: Binding<DecimalNumber?> {
    Binding<DecimalNumber?>(
      get: { value.decimal },
      set: { newValue in Value(decimal: newValue).map { value = $0 } })
  }
}

extension ClosedRange where Bound: FieldNumber {
  /// The same range in numbers with all their digits; an infinite bound becomes the greatest finite
  /// one.
  var decimals: ClosedRange<DecimalNumber> {
    let greatest = DecimalNumber(Double.greatestFiniteMagnitude) ?? 0
    let lowest = DecimalNumber(-Double.greatestFiniteMagnitude) ?? 0
    let lower = lowerBound.decimal ?? lowest
    let upper = upperBound.decimal ?? greatest
    return lower...(upper < lower ? lower : upper)
  }
}
