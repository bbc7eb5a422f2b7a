/// A row with a few values side by side, of which one is chosen with the left and right keys.
@MainActor public protocol SegmentedRow<Value>: SelectableRow, KeyRespondingRow, ControlRow {
  /// What is chosen.
  associatedtype Value: Hashable

  /// The words of the row; empty gives the segments the whole width.
  var label: String { get }

  /// What may be chosen.
  var choices: [Choice<Value>] { get }

  /// The value that is chosen; nil, and one that is no choice, show none.
  var selection: Value? { get set }

  /// Whether Delete chooses nothing. By default false.
  var allowsNone: Bool { get }
}

extension SegmentedRow {
  public var allowsNone: Bool { false }
  public var isSelectable: Bool { access == .editable && choices.count > 1 }
  public var takesFocus: Bool { isSelectable }
  public var respondsToKeys: Bool { isSelectable }
  public var searchText: String? { label }
  public var formValue: FormValue { FormValue(chosen: selection) }
  public var keyHints: [KeyHint] { [KeyHint("← →", "choose")] }

  public func configure(_ cell: TableCell) {
    let segments = SegmentsContent(choices.map(\.title), selected: place)
    cell.show(
      ControlContent(
        label, controlWidth: segments.width, neededWidth: segments.neededWidth, control: segments),
      access: access)
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
    case _ where key.clears && allowsNone: clear(row)
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

  private func clear(_ row: RowContext) {
    guard selection != nil else { return }
    selection = nil
    row.reloadVisibleRows()
  }
}
