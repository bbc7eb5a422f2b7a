/// A row with a value that the left and right keys move along a track.
@MainActor public protocol SliderRow: KeyRespondingRow, MouseRespondingRow, ControlRow {
  /// The words of the row.
  var label: String { get }

  /// The value; nil is shown as a dash, and becomes the smallest value with the first key.
  var value: Double? { get set }

  /// The values it may have. By default from 0 to 1.
  var range: ClosedRange<Double> { get }

  /// How far a key goes. By default a twentieth of the range.
  var step: Double { get }

  /// Whether Delete makes the value nil. By default false.
  var allowsNone: Bool { get }

  /// Returns a value in words; empty shows none. By default its place in the range in percent.
  func text(for value: Double) -> String
}

extension SliderRow {
  public var range: ClosedRange<Double> { 0...1 }
  public var step: Double { (range.upperBound - range.lowerBound) / 20 }
  public var allowsNone: Bool { false }
  public var searchText: String? { label }
  public var formValue: FormValue { FormValue(chosen: value) }
  public var keyHints: [KeyHint] { [KeyHint("← →", \.rows.lessAndMore)] }

  public func text(for value: Double) -> String { percentage(of: value) }

  /// The place of a value in the range, in words.
  func percentage(of value: Double) -> String { "\(Int(nearest: fraction(of: value) * 100)) %" }

  public func configure(_ cell: TableCell) {
    cell.show(control, access: access)
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    switch key {
    case KeyPress(.left), KeyPress("-"): move(by: -1, row)
    case KeyPress(.right), KeyPress("+"), KeyPress("="): move(by: 1, row)
    case KeyPress(.left, .shift): move(by: -5, row)
    case KeyPress(.right, .shift): move(by: 5, row)
    case _ where key.clears && allowsNone && value != nil: set(nil, row)
    default: return false
    }
    return true
  }

  /// Brings the knob to where the track is clicked, or dragged to.
  public func handle(_ event: MouseEvent, width: Int, row: RowContext) -> Bool {
    guard event.action == .press || event.action == .drag,
      let place = control.inControl(event.point, width: width),
      let fraction = track.fraction(
        at: place.point.column, width: place.width, isDragged: event.action == .drag)
    else { return event.action == .press }
    let wanted = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    set(step > 0 ? value(at: ((wanted - range.lowerBound) / step).rounded()) : wanted, row)
    return true
  }

  private var control: ControlContent {
    ControlContent(label, controlWidth: 30, neededWidth: textWidth + 8, control: track)
  }

  private var track: TrackContent {
    TrackContent(
      value.map(fraction), text: value.map(text) ?? ValueRowController.nothing,
      textWidth: textWidth)
  }

  /// The columns of the longest words, so that the track keeps its place.
  private var textWidth: Int {
    max(
      TextWidth.width(of: text(for: range.lowerBound)),
      TextWidth.width(of: text(for: range.upperBound)))
  }

  /// Goes some steps, counted from the beginning of the range so that no rounding adds up.
  private func move(by steps: Double, _ row: RowContext) {
    guard step > 0 else { return }
    guard let value, value.isFinite else { return set(range.lowerBound, row) }
    set(self.value(at: ((value - range.lowerBound) / step).rounded() + steps), row)
  }

  /// The value some steps from the beginning of the range, in the range.
  private func value(at place: Double) -> Double {
    // What is behind twelve places is only the error of counting in halves.
    let exact = range.lowerBound + place * step
    let rounded = abs(exact) < 1000 ? (exact * 1e12).rounded() / 1e12 : exact
    return rounded.clamped(to: range)
  }

  private func set(_ wanted: Double?, _ row: RowContext) {
    guard wanted != value else { return }
    value = wanted
    row.reloadVisibleRows()
  }

  private func fraction(of value: Double) -> Double {
    let extent = range.upperBound - range.lowerBound
    let fraction = extent > 0 ? (value - range.lowerBound) / extent : 0
    return fraction.isNaN ? 0 : fraction
  }
}
