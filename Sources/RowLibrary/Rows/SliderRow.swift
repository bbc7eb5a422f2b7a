/// A row with a value that the Left and Right keys move along a track.
///
/// `nil` is shown as a dash, and the first key sets it to the lower bound of the range. Delete clears the
/// value if the row allows it.
@MainActor public protocol SliderRow: KeyRespondingRow, MouseRespondingRow, OptionalValueRow
where Value == Double {
  /// The range of the value. The default is `0...1`.
  var range: ClosedRange<Double> { get }

  /// The amount by which a key changes the value. The default is a twentieth of the range.
  ///
  /// With Shift, the Left and Right keys move by five steps. If the step isn't positive, the row
  /// doesn't use these keys, and a click or a drag sets any value of the range.
  var step: Double { get }

  /// Returns the text of a value, or an empty string to show none. The default is the position in
  /// the range in percent.
  func text(for value: Double) -> String
}

extension SliderRow {
  public var range: ClosedRange<Double> { 0...1 }
  public var step: Double { range.twentieth }
  public var searchText: String? { searchText(label, value.map(text)) }
  public var keyHints: [KeyHint] {
    (step > 0 ? [KeyHint("← →", RowStrings.lessAndMore)] : []) + clearingHints
  }

  public func text(for value: Double) -> String { percentageText(of: value) }

  /// Returns the text of the position of a value in the range, in percent.
  func percentageText(of value: Double) -> String {
    SpokenText.Sign(percentage: percentage(of: value)).text
  }

  private func percentage(of value: Double) -> Int { Int(nearest: fraction(of: value) * 100) }

  public func configure(_ cell: TableCell) {
    cell.show(control, access: access)
    guard let value else { return cell.signs = [.missingValue] }
    let percentage = SpokenText.Sign(percentage: percentage(of: value))
    if text(for: value) == percentage.text { cell.signs = [percentage] }
  }

  public func question(_ row: RowContext) -> Question? {
    guard takesFocus else { return nil }
    let words = row.screen?.words ?? .english
    let rule = LocalizedStrings.fill(
      words[SpeechStrings.numberRange], answer(for: range.lowerBound),
      answer(for: range.upperBound))
    let chosen = ChosenValue(self, row, \.value)
    return Question(
      .text(Question.Text(now: value.map(answer) ?? "", rule: rule)) { [self] text in
        if text.isEmpty, allowsNone { return chosen.answer(nil) }
        return number(answered: text).map { chosen.answer($0) }
          ?? neighbors(of: text, words) ?? rule
      })
  }

  /// Returns the answer that stands for a value: its text, or its number if it has none.
  private func answer(for value: Double) -> String {
    let text = text(for: value)
    return text.isEmpty ? NumberFormat.plain.format(value) : text
  }

  /// Returns the value that an answer stands for, or `nil` if there is none.
  ///
  /// That is the current value if its text is the answer, or else the nearest step with that text.
  /// A number that is no step counts on the scale that the row shows.
  private func number(answered words: String) -> Double? {
    if let value, isAnswered(value, by: words) { return value }
    let number = Double(amount(in: words)) ?? .nan
    for exact in [number, value(atFraction: number / 100)]
    where range.contains(exact) && isAnswered(exact, by: words) {
      let step = step(nearestTo: exact)
      if isAnswered(step, by: words) { return step }
      if exact == number { return number }
    }
    return steps.first { isAnswered($0, by: words) }
  }

  /// Returns whether an answer stands for a value: with or without its unit, or as another spelling
  /// of its number.
  private func isAnswered(_ value: Double, by words: String) -> Bool {
    let text = answer(for: value)
    let amount = amount(in: text)
    if words == text || words == amount || words == text.filter({ !$0.isWhitespace }) {
      return true
    }
    return Double(words).map { $0 == Double(amount) } ?? false
  }

  /// Returns a message with the steps below and above a number, or `nil` if there are none.
  private func neighbors(of answer: String, _ words: LocalizedStrings) -> String? {
    guard let number = Double(answer) else { return nil }
    let texts = steps.map { self.answer(for: $0) }
    let amounts = texts.map { Double(amount(in: $0)) ?? .nan }
    guard let below = amounts.lastIndex(where: { $0 < number }),
      let above = amounts.firstIndex(where: { $0 > number }), below < above
    else { return nil }
    return LocalizedStrings.fill(words[SpeechStrings.either], texts[below], texts[above])
  }

  /// The values that the arrow keys reach, or about 1,000 of them from all parts of the range.
  private var steps: [Double] {
    let last = step > 0 ? min(1e15, steps(to: range.upperBound).rounded(.up)) : 0
    let count = min(1000, last)
    return (0...Int(count)).map { value(at: (Double($0) * last / max(1, count)).rounded()) }
  }

  /// Returns the text of a value without its unit.
  private func amount(in text: String) -> Substring {
    text.prefix { !$0.isWhitespace && $0 != "%" }
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    guard step > 0, let steps = steps(of: key) else {
      return clear(by: key, row) { set(nil, row) }
    }
    move(by: steps, row)
    return true
  }

  /// Returns the number of steps by which a key moves the knob, or `nil` if it doesn't.
  private func steps(of key: KeyPress) -> Double? {
    switch key {
    case KeyPress(.left), KeyPress("-"): -1
    case KeyPress(.right), KeyPress("+"), KeyPress("="): 1
    case KeyPress(.left, .shift): -5
    case KeyPress(.right, .shift): 5
    default: nil
    }
  }

  /// Moves the knob to the position that is clicked or dragged to.
  public func handle(_ event: MouseEvent, width: Int, row: RowContext) -> Bool {
    let isDrag = event.action == .drag
    var point = event.point
    // The knob follows a drag that leaves its line.
    if isDrag { point.line = max(0, point.line) }
    guard event.action == .press || isDrag,
      let place = control.inControl(point, width: width),
      let fraction = track.fraction(
        at: place.point.column, width: place.width, isDragged: isDrag)
    else { return event.action == .press }
    set(fraction == 1 ? range.upperBound : step(nearestTo: value(atFraction: fraction)), row)
    return true
  }

  private var control: ControlContent {
    ControlContent(label, controlWidth: 30, neededWidth: textWidth + 8, control: track)
  }

  private var track: TrackContent {
    TrackContent(
      value.map(fraction), text: value.map(text) ?? Placeholder.missingValue,
      textWidth: textWidth)
  }

  /// The width of the widest text in columns, so that the track keeps its position.
  private var textWidth: Int {
    max(
      TextWidth.width(of: text(for: range.lowerBound)),
      TextWidth.width(of: text(for: range.upperBound)))
  }

  /// Moves by a number of steps, counted from the lower bound so that rounding errors don't
  /// accumulate.
  ///
  /// The upper bound counts as a step. A value that is more than a quarter off a step moves to the
  /// next one in the direction. One that is less off may have been rounded by what stores it.
  private func move(by steps: Double, _ row: RowContext) {
    guard let value, value.isFinite else { return set(range.lowerBound, row) }
    let (place, end) = (self.steps(to: value), self.steps(to: range.upperBound))
    let start =
      if abs(place - end) < abs(place - place.rounded()) {
        (end - 1e-9).rounded(.up)
      } else {
        steps < 0 ? (place - 0.25).rounded(.up) : (place + 0.25).rounded(.down)
      }
    go(to: self.value(at: start + steps), isMore: steps > 0, row)
  }

  /// Returns the value at a number of steps from the lower bound, clamped to the range.
  private func value(at place: Double) -> Double {
    // Rounding to twelve decimal places removes the error of binary fractions. It isn't done for steps that
    // have more of them.
    let distance = place * step
    let exact =
      distance.isFinite
      ? range.lowerBound + distance : range.lowerBound.addingProduct(place, step)
    let keepsSteps = abs(rounded(step) - step) < step / 1000
    return (keepsSteps && abs(exact) < 1000 ? rounded(exact) : exact).clamped(to: range)
  }

  private func rounded(_ value: Double) -> Double { (value * 1e12).rounded() / 1e12 }

  /// Returns the number of steps from the lower bound to a value.
  private func steps(to value: Double) -> Double {
    let distance = value - range.lowerBound
    return distance.isFinite ? distance / step : value / step - range.lowerBound / step
  }

  /// Returns the step nearest to a value, or the value if there are no steps.
  private func step(nearestTo value: Double) -> Double {
    step > 0 ? self.value(at: steps(to: value).rounded()) : value
  }

  private func value(atFraction fraction: Double) -> Double {
    let extent = range.upperBound - range.lowerBound
    return extent.isFinite
      ? range.lowerBound + fraction * extent
      : range.lowerBound * (1 - fraction) + range.upperBound * fraction
  }

  private func fraction(of value: Double) -> Double {
    // Halves, because the distance between the bounds may be more than the greatest number.
    let extent = range.upperBound / 2 - range.lowerBound / 2
    let fraction = extent > 0 ? (value / 2 - range.lowerBound / 2) / extent : 0
    return fraction.isNaN ? 0 : fraction
  }
}

extension ClosedRange<Double> {
  /// A twentieth of the distance between the bounds.
  fileprivate var twentieth: Double { (upperBound / 2 - lowerBound / 2) / 10 }
}

/// A row with a value that the Left and Right keys move along a track.
///
/// ```swift
/// SliderRowController("Brightness", $settings.brightness)
/// ```
public final class SliderRowController: BoundRowController<Double?>, SliderRow, FormRow,
  RepeatableRow
{
  public let range: ClosedRange<Double>
  public let step: Double
  private let format: NumberFormat?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - value: The value. Delete clears an optional value.
  ///   - range: The range of the value. A value outside is kept until a person changes it.
  ///   - step: The amount by which a key changes the value, or `nil` for a twentieth of the range.
  ///     If it isn't positive, the row doesn't use the Left and Right keys.
  ///   - format: The format of the value, or `nil` to show a percentage.
  ///   - id: The row's identity across changes.
  public init<Value: BindableValue<Double>>(
    _ label: String, _ value: Binding<Value>, in range: ClosedRange<Double> = 0...1,
    step: Double? = nil, format: NumberFormat? = nil, id: RowID? = nil
  ) {
    self.range = range
    self.step = step ?? range.twentieth
    self.format = format
    super.init(label, value.asOptional, allowsNone: Value.isOptional, id: id)
  }

  public func text(for value: Double) -> String {
    format.map { $0.format(value) } ?? percentageText(of: value)
  }
}

extension CellController where Self == SliderRowController {
  /// Creates a ``RowLibrary/SliderRowController``.
  public static func slider<Value: BindableValue<Double>>(
    _ label: String, _ value: Binding<Value>, in range: ClosedRange<Double> = 0...1,
    step: Double? = nil, format: NumberFormat? = nil, id: RowID? = nil
  ) -> SliderRowController {
    SliderRowController(label, value, in: range, step: step, format: format, id: id)
  }
}
