/// A row with a few values side by side, of which one is chosen with the left and right keys.
@MainActor public protocol SegmentedRow<Value>: SelectableRow, KeyRespondingRow
where Cell == TableCell {
  /// What is chosen.
  associatedtype Value: Hashable

  /// The words of the row; empty gives the segments the whole width.
  var label: String { get }

  /// What may be chosen.
  var choices: [Choice<Value>] { get }

  /// The value that is chosen; one that is no choice shows none.
  var selection: Value { get set }
}

extension SegmentedRow {
  public var searchText: String? { label }
  public var isSelectable: Bool { choices.count > 1 }
  public var keyHints: [KeyHint] { [KeyHint("← →", "choose")] }

  public func configure(_ cell: TableCell) {
    let segments = SegmentsContent(choices.map(\.title), selected: place)
    cell.content = ControlContent(
      label, controlWidth: segments.width, neededWidth: segments.neededWidth, control: segments)
  }

  /// Chooses the next value, after the last the first.
  public func didSelect(_ row: RowContext) {
    guard isSelectable else { return }
    choose(((place ?? -1) + 1) % choices.count, row)
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    switch key {
    case KeyPress(.left): choose((place ?? 1) - 1, row)
    case KeyPress(.right): choose((place ?? -1) + 1, row)
    default: return false
    }
    return true
  }

  private var place: Int? { choices.firstIndex { $0.value == selection } }

  private func choose(_ place: Int, _ row: RowContext) {
    guard choices.indices.contains(place), choices[place].value != selection else { return }
    selection = choices[place].value
    row.reloadVisibleRows()
  }
}
