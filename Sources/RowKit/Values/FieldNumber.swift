/// A kind of number that a field can show and change.
public protocol FieldNumber: Sendable {
  /// The number; nil for none.
  var fieldNumber: Double? { get }

  /// Creates the value for a number; nil stands for an empty field, and is 0 where there is always
  /// a number.
  init(fieldNumber: Double?)

  /// Whether it has digits after the point.
  static var hasFraction: Bool { get }
}

extension Double: FieldNumber {
  public var fieldNumber: Double? { self }
  public init(fieldNumber: Double?) { self = fieldNumber ?? 0 }
  public static var hasFraction: Bool { true }
}

extension Int: FieldNumber {
  public var fieldNumber: Double? { Double(self) }
  public init(fieldNumber: Double?) { self.init(nearest: fieldNumber ?? 0) }
  public static var hasFraction: Bool { false }

  /// Creates the whole number nearest to any: the largest there is for what is larger, and 0 for
  /// what is no number.
  init(nearest number: Double) {
    let bound: Int = number > 0 ? .max : number < 0 ? .min : 0
    self = Int(exactly: number.rounded()) ?? bound
  }
}

extension Optional: FieldNumber where Wrapped: FieldNumber {
  public var fieldNumber: Double? { flatMap(\.fieldNumber) }
  public init(fieldNumber: Double?) {
    self = fieldNumber == nil ? nil : Wrapped(fieldNumber: fieldNumber)
  }
  public static var hasFraction: Bool { Wrapped.hasFraction }
}

extension Binding where Value: FieldNumber {
  /// The same as a number or none.
  var number: Binding<Double?> {
    Binding<Double?>(get: { value.fieldNumber }, set: { value = Value(fieldNumber: $0) })
  }
}
