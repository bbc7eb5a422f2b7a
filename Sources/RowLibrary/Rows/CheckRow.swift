/// A row with a checkbox, such as an item of a to-do list.
@MainActor public protocol CheckRow: SelectableRow, ControlRow {
  /// The title of the row.
  var label: String { get }

  /// Whether the row is checked.
  var isChecked: Bool { get set }

  /// Details on a second line. The default is `nil`.
  var detail: String? { get }
}

extension CheckRow {
  public var detail: String? { nil }
  public var searchText: String? { label }
  public var formValue: FormValue { .flag(isChecked) }

  public func configure(_ cell: TableCell) {
    cell.show(
      label, detail: detail, mark: isChecked ? "☑" : "☐", isMarked: isChecked, access: access)
    let states = cell.words.speech.states
    cell.accessibilityLabel = label + "\t" + (isChecked ? states.on : states.off)
  }

  public func question(_ row: RowContext) -> Question? {
    guard isSelectable else { return nil }
    let chosen = ChosenValue(self, row, \.isChecked)
    return Question(.yesOrNo(now: isChecked) { chosen.store($0) })
  }

  public func spokenText(of cell: TableCell) -> SpokenText {
    var text = cell.spokenText
    if let detail { text.states.append(.other(detail)) }
    return text
  }

  public func didSelect(_ row: RowContext) {
    let cell = row.drawnCell
    isChecked = !(seen(in: cell) ?? isChecked)
    cell?.forgetSeenLook()
    row.reloadVisibleRows()
  }

  /// Returns the state that the checkbox in a cell showed last, or `nil` if the cell shows no
  /// checkbox.
  ///
  /// A person toggles the visible state.
  private func seen(in cell: TableCell?) -> Bool? {
    switch cell?.seenLook(of: self)?.image?.glyph {
    case "☑": true
    case "☐": false
    default: nil
    }
  }
}
