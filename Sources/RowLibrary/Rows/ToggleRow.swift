/// A row with a switch.
@MainActor public protocol ToggleRow: SelectableRow, ControlRow {
  /// The title of the row.
  var label: String { get }

  /// Whether the switch is on.
  var isOn: Bool { get set }

  /// The image at the left. The default is `nil`.
  var image: CellImage? { get }

  /// Details on a second line. The default is `nil`.
  var detail: String? { get }
}

extension ToggleRow {
  public var image: CellImage? { nil }
  public var detail: String? { nil }
  public var searchText: String? { label }
  public var formValue: FormValue { .flag(isOn) }

  public func configure(_ cell: TableCell) {
    cell.text = label
    cell.image = image
    cell.show(
      ControlContent(
        label, labelStyle: isSelectable ? .plain : .disabled, controlWidth: SwitchContent.width,
        detail: detail, control: SwitchContent(isOn: isOn, words: cell.words)),
      access: access)
  }

  public func spokenText(of cell: TableCell) -> SpokenText {
    var text = cell.spokenText
    if let detail { text.states.append(.other(detail)) }
    return text
  }

  public func question(_ row: RowContext) -> Question? {
    guard isSelectable else { return nil }
    let chosen = ChosenValue(self, row, \.isOn)
    return Question(.yesOrNo(now: isOn) { chosen.store($0) })
  }

  public func didSelect(_ row: RowContext) {
    let cell = row.drawnCell
    isOn = !(seen(in: cell) ?? isOn)
    cell?.forgetSeenLook()
    row.reloadVisibleRows()
  }

  /// Returns the state that the switch in a cell showed last, or `nil` if the cell shows no switch.
  ///
  /// A person toggles the visible state, even if the value has changed since.
  private func seen(in cell: TableCell?) -> Bool? {
    ((cell?.seenLook(of: self)?.content as? ControlContent)?.control as? SwitchContent)?.isOn
  }
}
