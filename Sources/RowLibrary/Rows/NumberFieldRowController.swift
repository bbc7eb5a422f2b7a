/// A ready-made row with a number that a person edits in place.
///
/// ```swift
/// NumberFieldRowController("Volume", settings, \.volume, suffix: "%", range: 0...100)
/// ```
public final class NumberFieldRowController: NumberFieldRow, RepeatableRow {
  public let label: String
  public let number: Binding<DecimalNumber?>
  public let placeholder: String
  public let format: NumberFormat
  public let idleFormat: NumberFormat
  public let suffix: String
  public let range: ClosedRange<DecimalNumber>
  public let hasFraction: Bool
  public let rowID: RowID?
  public var access = FieldAccess.editable
  public var repetition: RowRepetition?
  private let keeps: (DecimalNumber?) -> Bool

  /// Creates a row that shows and changes a bound number.
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
    _ label: String, number: Binding<Number>, placeholder: String = "",
    format: NumberFormat = .plain, idleFormat: NumberFormat? = nil, suffix: String = "",
    range: ClosedRange<Number.Wrapped>? = nil, id: RowID? = nil
  ) {
    self.label = label
    self.number = number.decimal
    keeps = { Number(decimal: $0) != nil }
    self.placeholder = placeholder
    self.format = format
    self.idleFormat = idleFormat ?? format
    self.suffix = suffix
    self.range = range?.decimals ?? NumberRules.standardRange
    hasFraction = Number.hasFraction
    rowID = id
  }

  public func canKeep(_ number: DecimalNumber?) -> Bool { keeps(number) }

  /// Creates a row for a property of an object.
  public convenience init<Root: AnyObject, Number: FieldNumber>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Number>,
    placeholder: String = "", format: NumberFormat = .plain, idleFormat: NumberFormat? = nil,
    suffix: String = "", range: ClosedRange<Number.Wrapped>? = nil, id: RowID? = nil
  ) {
    self.init(
      label, number: Binding(object, keyPath), placeholder: placeholder, format: format,
      idleFormat: idleFormat, suffix: suffix, range: range, id: id)
  }

  /// Creates a row that stores its number.
  public convenience init<Number: FieldNumber>(
    _ label: String, value: Number, placeholder: String = "", format: NumberFormat = .plain,
    idleFormat: NumberFormat? = nil, suffix: String = "", range: ClosedRange<Number.Wrapped>? = nil,
    id: RowID? = nil, onChange: @escaping (Number) -> Void = { _ in }
  ) {
    self.init(
      label, number: Binding(value, onChange: onChange), placeholder: placeholder, format: format,
      idleFormat: idleFormat, suffix: suffix, range: range, id: id)
  }
}

extension CellController where Self == NumberFieldRowController {
  /// Creates a ``RowLibrary/NumberFieldRowController``.
  public static func numberField<Number: FieldNumber>(
    _ label: String, number: Binding<Number>, placeholder: String = "",
    format: NumberFormat = .plain, idleFormat: NumberFormat? = nil, suffix: String = "",
    range: ClosedRange<Number.Wrapped>? = nil, id: RowID? = nil
  ) -> NumberFieldRowController {
    NumberFieldRowController(
      label, number: number, placeholder: placeholder, format: format, idleFormat: idleFormat,
      suffix: suffix, range: range, id: id)
  }

  /// Creates a ``RowLibrary/NumberFieldRowController``.
  public static func numberField<Root: AnyObject, Number: FieldNumber>(
    _ label: String, _ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Number>,
    placeholder: String = "", format: NumberFormat = .plain, idleFormat: NumberFormat? = nil,
    suffix: String = "", range: ClosedRange<Number.Wrapped>? = nil, id: RowID? = nil
  ) -> NumberFieldRowController {
    NumberFieldRowController(
      label, object, keyPath, placeholder: placeholder, format: format, idleFormat: idleFormat,
      suffix: suffix, range: range, id: id)
  }

  /// Creates a ``RowLibrary/NumberFieldRowController``.
  public static func numberField<Number: FieldNumber>(
    _ label: String, value: Number, placeholder: String = "", format: NumberFormat = .plain,
    idleFormat: NumberFormat? = nil, suffix: String = "", range: ClosedRange<Number.Wrapped>? = nil,
    id: RowID? = nil, onChange: @escaping (Number) -> Void = { _ in }
  ) -> NumberFieldRowController {
    NumberFieldRowController(
      label, value: value, placeholder: placeholder, format: format, idleFormat: idleFormat,
      suffix: suffix, range: range, id: id, onChange: onChange)
  }
}
