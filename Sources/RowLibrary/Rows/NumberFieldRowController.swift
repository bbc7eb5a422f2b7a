/// A ready-made row with a number that a person edits in place.
///
/// ```swift
/// NumberFieldRowController("Volume", $settings.volume, suffix: "%", range: 0...100)
/// ```
public final class NumberFieldRowController: BoundRowController<DecimalNumber?>, NumberFieldRow,
  FormRow, RepeatableRow
{
  public let placeholder: String
  public let format: NumberFormat
  public let idleFormat: NumberFormat
  public let suffix: String
  public let range: ClosedRange<DecimalNumber>
  public let hasFraction: Bool
  private let keeps: (DecimalNumber?) -> Bool

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - number: The number. It changes with each key that results in a number in the range. An
  ///     optional number is `nil` while the field is empty; for any other number an empty field is
  ///     rejected.
  ///   - placeholder: The text shown while the field is empty.
  ///   - format: The format of the number while it is edited.
  ///   - idleFormat: The format of the number while it isn't edited, or `nil` to use `format`.
  ///   - suffix: The text after the number, such as a unit.
  ///   - range: The accepted numbers, or `nil` for numbers from 0 to below one million.
  ///   - id: The row's identity across changes.
  public init<Number: FieldNumber>(
    _ label: String, _ number: Binding<Number>, placeholder: String = "",
    format: NumberFormat = .plain, idleFormat: NumberFormat? = nil, suffix: String = "",
    range: ClosedRange<Number.Wrapped>? = nil, id: RowID? = nil
  ) {
    hasFraction = Number.hasFraction
    keeps = { Number(decimal: $0) != nil }
    self.placeholder = placeholder
    self.format = format
    self.idleFormat = idleFormat ?? format
    self.suffix = suffix
    self.range = range?.decimals ?? NumberRules.standardRange
    super.init(label, number.decimal, allowsNone: Number(decimal: nil) != nil, id: id)
  }

  public var number: Binding<DecimalNumber?> { binding }

  public func canKeep(_ number: DecimalNumber?) -> Bool { keeps(number) }
}

extension CellController where Self == NumberFieldRowController {
  /// Creates a ``RowLibrary/NumberFieldRowController``.
  public static func numberField<Number: FieldNumber>(
    _ label: String, _ number: Binding<Number>, placeholder: String = "",
    format: NumberFormat = .plain, idleFormat: NumberFormat? = nil, suffix: String = "",
    range: ClosedRange<Number.Wrapped>? = nil, id: RowID? = nil
  ) -> NumberFieldRowController {
    NumberFieldRowController(
      label, number, placeholder: placeholder, format: format, idleFormat: idleFormat,
      suffix: suffix, range: range, id: id)
  }

  /// Creates a ``RowLibrary/NumberFieldRowController`` with a decimal number and a range of any
  /// numbers, such as `0...1000` or `0.5...10`.
  ///
  /// Disfavored, so that the range of any other number has the type of the number.
  @_disfavoredOverload
  public static func numberField<Number: FieldNumber, Bound: FieldNumber & Comparable>(
    _ label: String, _ number: Binding<Number>, placeholder: String = "",
    format: NumberFormat = .plain, idleFormat: NumberFormat? = nil, suffix: String = "",
    range: ClosedRange<Bound>, id: RowID? = nil
  ) -> NumberFieldRowController where Number.Wrapped == DecimalNumber {
    NumberFieldRowController(
      label, number, placeholder: placeholder, format: format, idleFormat: idleFormat,
      suffix: suffix, range: range.decimals, id: id)
  }
}
