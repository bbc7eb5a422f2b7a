/// A row with a number that a person edits in place.
///
/// While idle, the row shows the number in one format with its unit; while edited, in another. The
/// field keeps the text exactly as it was typed. A number is stored only if the text is exactly a
/// number in the format and in the range. For any other text the field shows a message, and the
/// previous number is kept. Without a range, the field refuses numbers below 0 and from one million
/// on.
@MainActor public protocol NumberFieldRow: FieldRow {
  /// The number with all its digits. `nil` is shown as an empty field.
  var number: Binding<DecimalNumber?> { get }

  /// The format of the number while it is edited. The default is `.localized`.
  var format: NumberFormat { get }

  /// The format of the number while it isn't edited. The default is `format`.
  var idleFormat: NumberFormat { get }

  /// The text after the number, such as a unit. The default is an empty string.
  var suffix: String { get }

  /// The accepted numbers. The default is from 0 to below one million.
  var range: ClosedRange<DecimalNumber> { get }

  /// Whether digits after the decimal point can be typed. The default is `true`.
  var hasFraction: Bool { get }

  /// Returns whether a number can be stored with all its digits. `nil` represents an empty field. The
  /// default implementation returns `true`.
  func canKeep(_ number: DecimalNumber?) -> Bool
}

extension NumberFieldRow {
  public var format: NumberFormat { .localized }
  public var idleFormat: NumberFormat { format }
  public var suffix: String { "" }
  public var range: ClosedRange<DecimalNumber> {
    NumberRules.standardRange(hasFraction: hasFraction)
  }
  public var hasFraction: Bool { true }
  public var boundProperty: BoundProperty? { number.property }
  public var formValue: FormValue { FormValue(number.value) }
  public var editableText: String { editableText(in: .english) }
  public func editableText(in words: LocalizedStrings) -> String {
    number.value.map(rules(in: words).text) ?? ""
  }
  public func canKeep(_ number: DecimalNumber?) -> Bool { true }

  public func question(_ row: RowContext) -> Question? {
    guard takesFocus else { return nil }
    let words = row.words
    let format = rules(in: words).format
    let rule = LocalizedStrings.fill(
      words[SpeechStrings.numberRange], format.format(range.lowerBound),
      format.format(range.upperBound))
    let isStandard = range == NumberRules.standardRange(hasFraction: hasFraction)
    return textQuestion(
      row, rule: isStandard ? words[SpeechStrings.number] : rule, example: placeholder)
  }

  public func refusal(of text: String, isFinal: Bool, in words: LocalizedStrings) -> String? {
    rules(in: words).refusal(of: text, isFinal: isFinal, words, canKeep)
  }

  public func textDidChange(_ text: String, row: RowContext) {
    let read = rules(in: row.words).decimal(text)
    guard text.isEmpty || read != nil, number.value != read else { return }
    number.value = read
  }

  public func textDidEnd(_ text: String, row: RowContext) {
    guard text != editableText(in: row.words) else { return }
    textDidChange(text, row: row)
  }

  public func configure(_ cell: TableCell) {
    let shown = number.value.map(idleFormat.localized(as: cell.words.numbers).format) ?? ""
    var field = FieldContent(label, text: shown, editing: cell.state.textEditing)
    field.placeholder = access == .editable ? placeholder : Placeholder.missingValue
    field.suffix = shown.isEmpty && field.editing == nil ? "" : suffix
    field.access = access
    cell.show(field)
  }

  private func rules(in words: LocalizedStrings) -> NumberRules {
    NumberRules(
      range: range, format: format.localized(as: words.numbers), hasFraction: hasFraction)
  }
}

/// A row with a number that a person edits in place.
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
  public convenience init<Number: FieldNumber>(
    _ label: String, _ number: Binding<Number>, placeholder: String = "",
    format: NumberFormat = .localized, idleFormat: NumberFormat? = nil, suffix: String = "",
    range: ClosedRange<Number.Wrapped>? = nil, id: RowID? = nil
  ) {
    self.init(label, number, placeholder, format, idleFormat, suffix, range?.decimals, id)
  }

  fileprivate init<Number: FieldNumber>(
    _ label: String, _ number: Binding<Number>, _ placeholder: String, _ format: NumberFormat,
    _ idleFormat: NumberFormat?, _ suffix: String, _ range: ClosedRange<DecimalNumber>?,
    _ id: RowID?
  ) {
    hasFraction = Number.hasFraction
    keeps = { Number(decimal: $0) != nil }
    self.placeholder = placeholder
    self.format = format
    self.idleFormat = idleFormat ?? format
    self.suffix = suffix
    self.range = range ?? NumberRules.standardRange(hasFraction: Number.hasFraction)
    super.init(label, number.decimal, allowsNone: Number(decimal: nil) != nil, id: id)
  }

  public var number: Binding<DecimalNumber?> { binding }

  public func canKeep(_ number: DecimalNumber?) -> Bool { keeps(number) }
}

extension CellController where Self == NumberFieldRowController {
  /// Creates a ``RowLibrary/NumberFieldRowController``.
  public static func numberField<Number: FieldNumber>(
    _ label: String, _ number: Binding<Number>, placeholder: String = "",
    format: NumberFormat = .localized, idleFormat: NumberFormat? = nil, suffix: String = "",
    range: ClosedRange<Number.Wrapped>? = nil, id: RowID? = nil
  ) -> NumberFieldRowController {
    NumberFieldRowController(
      label, number, placeholder: placeholder, format: format, idleFormat: idleFormat,
      suffix: suffix, range: range, id: id)
  }

  /// Creates a ``RowLibrary/NumberFieldRowController`` with a range of numbers of any type, such as
  /// `0...1000` or `0.5...10`.
  ///
  /// In a list, the compiler gives literals their default types, `Int` and `Double`.
  @_disfavoredOverload
  public static func numberField<Number: FieldNumber, Bound: FieldNumber & Comparable>(
    _ label: String, _ number: Binding<Number>, placeholder: String = "",
    format: NumberFormat = .localized, idleFormat: NumberFormat? = nil, suffix: String = "",
    range: ClosedRange<Bound>, id: RowID? = nil
  ) -> NumberFieldRowController {
    NumberFieldRowController(
      label, number, placeholder, format, idleFormat, suffix, range.decimals, id)
  }
}
