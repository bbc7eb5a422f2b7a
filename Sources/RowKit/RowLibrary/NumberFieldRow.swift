/// A row with a number that a person edits in place.
///
/// While idle, the row shows the formatted number with its unit; while edited, the plain number.
/// Text that can't become a number in the range can't be typed. A number that is still outside the
/// range when editing ends is rejected.
@MainActor public protocol NumberFieldRow: TextEditingRow, FormRow where Cell == TableCell {
  /// The title of the row.
  var label: String { get }

  /// The number. `nil` is shown as an empty field.
  var number: Binding<Double?> { get }

  /// The text shown while the field is empty. The default is an empty string.
  var placeholder: String { get }

  /// The format of the number while it is edited. The default is `.plain`.
  var format: NumberFormat { get }

  /// The format of the number while it isn't edited. The default is `format`.
  var idleFormat: NumberFormat { get }

  /// The text after the number, such as a unit. The default is an empty string.
  var suffix: String { get }

  /// The accepted numbers. The default is from 0 to below one million.
  var range: ClosedRange<Double> { get }

  /// Whether digits after the decimal point can be typed. The default is `true`.
  var hasFraction: Bool { get }
}

extension NumberFieldRow {
  public var placeholder: String { "" }
  public var format: NumberFormat { .plain }
  public var idleFormat: NumberFormat { format }
  public var suffix: String { "" }
  public var range: ClosedRange<Double> { NumberRange.standard }
  public var hasFraction: Bool { true }
  public var takesFocus: Bool { access == .editable }
  public var formValue: FormValue {
    guard let number = number.value else { return .none }
    return hasFraction ? .number(number) : .integer(Int(nearest: number))
  }
  public var editableText: String { number.value.map(format.string) ?? "" }

  public var textInput: TextInput {
    let rules = NumberRange(range: range, format: format, hasFraction: hasFraction)
    return TextInput(keyboard: .number, maximumLength: 24, accepts: rules.canBecome)
  }

  public func textDidChange(_ text: String, row: RowContext) {
    let read = format.number(text)
    if text.isEmpty { number.value = nil }
    if let read, range.contains(read), number.value != read { number.value = read }
  }

  public func textDidEnd(_ text: String, row: RowContext) {
    textDidChange(text, row: row)
    let isTaken = text.isEmpty || format.number(text).map(range.contains) == true
    if !isTaken { row.request(.bell) }
  }

  public func configure(_ cell: TableCell) {
    let shown = number.value.map(idleFormat.string) ?? ""
    var field = FieldContent(label, text: shown, editing: cell.state.textEditing)
    field.placeholder = access == .editable ? placeholder : ValueRowController.nothing
    field.suffix = shown.isEmpty && field.editing == nil ? "" : suffix
    field.access = access
    cell.show(field)
  }
}

/// The rules for text in a field that accepts numbers in a range.
struct NumberRange: Sendable {
  let range: ClosedRange<Double>
  let format: NumberFormat
  let hasFraction: Bool

  /// From 0 to below one million.
  static let standard = 0...999_999.999999999

  /// Returns whether a text is a number in the range, or can become one by further typing.
  func canBecome(_ text: String) -> Bool {
    if !hasFraction, text.contains(".") { return false }
    if text.hasPrefix("-"), range.lowerBound >= 0 { return false }
    if text == "-" || text == "+" || text == "." { return true }
    guard let number = format.number(text) ?? format.number(text + "0") else { return false }
    return number > 0 ? number <= range.upperBound : number == 0 || number >= range.lowerBound
  }
}
