/// A row with a number that a person edits in place.
///
/// Idle it shows the number in one format with its unit; edited, the plain number. A number that
/// the range doesn't hold can't be typed, or is refused where typing could still lead into the
/// range.
@MainActor public protocol NumberFieldRow: TextEditingRow, FormRow where Cell == TableCell {
  /// The words of the row.
  var label: String { get }

  /// The number; nil for an empty field.
  var number: Binding<Double?> { get }

  /// What stands in the empty field. By default nothing.
  var placeholder: String { get }

  /// How the number is edited. By default plain.
  var format: NumberFormat { get }

  /// How the number is shown while it isn't edited. By default as it is edited.
  var idleFormat: NumberFormat { get }

  /// What stands behind the number, such as a unit. By default nothing.
  var suffix: String { get }

  /// The numbers that are taken. By default from 0 to below a million.
  var range: ClosedRange<Double> { get }

  /// Whether digits after the point can be typed. By default true.
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

/// Which texts may stand in a field for numbers of a range.
struct NumberRange: Sendable {
  let range: ClosedRange<Double>
  let format: NumberFormat
  let hasFraction: Bool

  /// From 0 to below a million.
  static let standard = 0...999_999.999999999

  /// Whether a text is a number of the range, or becomes one when a person goes on typing.
  func canBecome(_ text: String) -> Bool {
    if !hasFraction, text.contains(".") { return false }
    if text.hasPrefix("-"), range.lowerBound >= 0 { return false }
    if text == "-" || text == "+" || text == "." { return true }
    guard let number = format.number(text) ?? format.number(text + "0") else { return false }
    return number > 0 ? number <= range.upperBound : number == 0 || number >= range.lowerBound
  }
}
