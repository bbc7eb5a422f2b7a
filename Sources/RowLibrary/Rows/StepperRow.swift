/// A row with an integer that the Left and Right keys change in steps.
///
/// `nil` is shown as a dash, and the first key sets it to the lower bound of the range, unless the row has a
/// ``startingValue``. Delete clears the number if the row allows it.
@MainActor public protocol StepperRow: KeyRespondingRow, MouseRespondingRow, OptionalValueRow
where Value == Int {
  /// The range of the number.
  ///
  /// A number outside is kept until a person changes it.
  var range: ClosedRange<Int> { get }

  /// The amount by which a key changes the number. Values less than 1 count as 1. The default is 1.
  var step: Int { get }

  /// The number that is shown while there is none, and from which the first step starts. The default is
  /// `nil`.
  var startingValue: Int? { get }

  /// Returns the text of a number. The default is its digits.
  func text(for value: Int) -> String
}

extension StepperRow {
  public var step: Int { 1 }
  public var startingValue: Int? { nil }
  public var searchText: String? { searchText(label, value.map(text)) }
  public var keyHints: [KeyHint] {
    [KeyHint("← →", RowStrings.lessAndMore)] + clearingHints
  }

  public func text(for value: Int) -> String { String(value) }

  public func configure(_ cell: TableCell) {
    cell.show(control, access: access)
    if value == nil { cell.signs = [.missingValue] }
  }

  public func question(_ row: RowContext) -> Question? {
    guard takesFocus else { return nil }
    let words = row.screen?.words ?? .english
    let rule = LocalizedStrings.fill(
      words[SpeechStrings.wholeNumberRange], String(range.lowerBound), String(range.upperBound))
    let now = Question.Text(now: value.map(String.init) ?? "", rule: rule)
    let chosen = ChosenValue(self, row, \.value)
    return Question(
      .text(now) { [range, allowsNone] text in
        if text.isEmpty, allowsNone { return chosen.answer(nil) }
        guard let number = Int(text), range.contains(number) else { return rule }
        return chosen.answer(number)
      })
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    switch key {
    case KeyPress(.left), KeyPress("-"): change(by: -1, row)
    case KeyPress(.right), KeyPress("+"), KeyPress("="): change(by: 1, row)
    default: return clear(by: key, row) { set(nil, row) }
    }
    return true
  }

  /// Changes the number by a step when one of the signs is clicked.
  public func handle(_ event: MouseEvent, width: Int, row: RowContext) -> Bool {
    guard event.action == .press else { return false }
    guard let place = control.inControl(event.point, width: width) else { return true }
    if (0...1).contains(place.point.column) { change(by: -1, row) }
    if place.point.column >= place.width - 2 { change(by: 1, row) }
    return true
  }

  private var control: ControlContent {
    let stepper = StepperContent(
      (value ?? startingValue).map(text) ?? Placeholder.missingValue,
      canDecrease: value.map { $0 > range.lowerBound } ?? true,
      canIncrease: value.map { $0 < range.upperBound } ?? true)
    return ControlContent(
      label, controlWidth: stepper.width, neededWidth: stepper.width, control: stepper)
  }

  /// Changes the number by a step, up to the bound of the range.
  private func change(by direction: Int, _ row: RowContext) {
    guard let start = value ?? startingValue else { return set(range.lowerBound, row) }
    let (sum, overflows) = start.addingReportingOverflow(direction * max(1, step))
    let end = direction < 0 ? range.lowerBound : range.upperBound
    go(to: overflows ? end : sum.clamped(to: range), isMore: direction > 0, row)
  }
}

/// A row with an integer that the Left and Right keys change in steps.
///
/// ```swift
/// StepperRowController("Text Size", $settings.textSize, in: 1...9)
/// ```
public final class StepperRowController: BoundRowController<Int?>, StepperRow, FormRow,
  RepeatableRow
{
  public let range: ClosedRange<Int>
  public let step: Int
  private let format: NumberFormat

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - value: The value. Delete clears an optional value.
  ///   - range: The range of the value. A value outside is kept until a person changes it.
  ///   - step: The amount by which a key changes the value. Values less than 1 count as 1.
  ///   - format: The format of the value.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<Int>>(
    _ label: String, _ value: Binding<Value>, in range: ClosedRange<Int>, step: Int = 1,
    format: NumberFormat = .plain, id: RowID? = nil
  ) {
    self.range = range
    self.step = step
    self.format = format
    super.init(label, value.asOptional, allowsNone: Value.isOptional, id: id)
  }

  public func text(for value: Int) -> String { format.format(value) }
}

extension CellController where Self == StepperRowController {
  /// Creates a ``RowLibrary/StepperRowController``.
  public static func stepper<Value: BindableValue<Int>>(
    _ label: String, _ value: Binding<Value>, in range: ClosedRange<Int>, step: Int = 1,
    format: NumberFormat = .plain, id: RowID? = nil
  ) -> StepperRowController {
    StepperRowController(label, value, in: range, step: step, format: format, id: id)
  }
}
