/// A row with a whole number that the left and right keys change in steps.
@MainActor public protocol StepperRow: KeyRespondingRow where Cell == TableCell {
  /// The words of the row.
  var label: String { get }

  /// The number.
  var value: Int { get set }

  /// The numbers it may be.
  var range: ClosedRange<Int> { get }

  /// How far a key goes. By default 1.
  var step: Int { get }

  /// Returns a number in words. By default its digits.
  func text(for value: Int) -> String
}

extension StepperRow {
  public var step: Int { 1 }
  public var searchText: String? { label }
  public var keyHints: [KeyHint] { [KeyHint("← →", "less, more")] }

  public func text(for value: Int) -> String { String(value) }

  public func configure(_ cell: TableCell) {
    let stepper = StepperContent(
      text(for: value), canDecrease: value > range.lowerBound, canIncrease: value < range.upperBound
    )
    cell.content = ControlContent(
      label, controlWidth: stepper.width, neededWidth: stepper.width, control: stepper)
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    switch key {
    case KeyPress(.left), KeyPress("-"): change(by: -1, row)
    case KeyPress(.right), KeyPress("+"), KeyPress("="): change(by: 1, row)
    default: return false
    }
    return true
  }

  /// Goes a step, to the end of the range at most.
  private func change(by direction: Int, _ row: RowContext) {
    let (sum, overflows) = value.addingReportingOverflow(direction * max(1, step))
    let end = direction < 0 ? range.lowerBound : range.upperBound
    let wanted = overflows ? end : min(max(sum, range.lowerBound), range.upperBound)
    guard wanted != value else { return }
    value = wanted
    row.reloadVisibleRows()
  }
}
