/// A row with a value that the left and right keys move along a track.
@MainActor public protocol SliderRow: KeyRespondingRow where Cell == TableCell {
  /// The words of the row.
  var label: String { get }

  /// The value.
  var value: Double { get set }

  /// The values it may have. By default from 0 to 1.
  var range: ClosedRange<Double> { get }

  /// How far a key goes. By default a twentieth of the range.
  var step: Double { get }

  /// Returns a value in words; empty shows none. By default its place in the range in percent.
  func text(for value: Double) -> String
}

extension SliderRow {
  public var range: ClosedRange<Double> { 0...1 }
  public var step: Double { (range.upperBound - range.lowerBound) / 20 }
  public var searchText: String? { label }
  public var keyHints: [KeyHint] { [KeyHint("← →", "less, more")] }

  public func text(for value: Double) -> String {
    "\(Int((fraction(of: value) * 100).rounded())) %"
  }

  public func configure(_ cell: TableCell) {
    let ends = [range.lowerBound, range.upperBound].map { TextWidth.width(of: text(for: $0)) }
    let track = TrackContent(
      fraction(of: value), text: text(for: value), textWidth: ends.max() ?? 0)
    cell.content = ControlContent(
      label, controlWidth: 30, neededWidth: (ends.max() ?? 0) + 8, control: track)
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    switch key {
    case KeyPress(.left), KeyPress("-"): move(by: -1, row)
    case KeyPress(.right), KeyPress("+"), KeyPress("="): move(by: 1, row)
    case KeyPress(.left, .shift): move(by: -5, row)
    case KeyPress(.right, .shift): move(by: 5, row)
    default: return false
    }
    return true
  }

  /// Goes some steps, counted from the beginning of the range so that no rounding adds up.
  private func move(by steps: Double, _ row: RowContext) {
    guard step > 0 else { return }
    let place = ((value - range.lowerBound) / step).rounded() + steps
    // What is behind twelve places is only the error of counting in halves.
    let exact = range.lowerBound + place * step
    let rounded = abs(exact) < 1000 ? (exact * 1e12).rounded() / 1e12 : exact
    let wanted = min(max(rounded, range.lowerBound), range.upperBound)
    guard wanted != value else { return }
    value = wanted
    row.reloadVisibleRows()
  }

  private func fraction(of value: Double) -> Double {
    let extent = range.upperBound - range.lowerBound
    return extent > 0 ? (value - range.lowerBound) / extent : 0
  }
}
