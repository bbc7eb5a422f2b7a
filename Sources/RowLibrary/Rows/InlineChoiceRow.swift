/// A row that expands to show its choices below it.
///
/// Selecting one collapses the row.
@MainActor public protocol InlineChoiceRow<Value>: ExpandableRow, SingleChoiceRow {}

extension InlineChoiceRow {
  public var hasChildren: Bool { !choices.isEmpty }
  public var isSelectable: Bool { access == .editable && !choices.isEmpty }
  public var respondsToKeys: Bool { isSelectable }
  public var currentValue: String? { choices.text(of: value) }
  public var searchText: String? { searchText(label, currentValue) }

  public func configure(_ cell: TableCell) {
    if value == nil { cell.signs = [.missingValue] }
    cell.show(
      label, value: currentValue, image: image,
      accessory: choices.isEmpty ? .none : .symbol(cell.state.isExpanded ? "▾" : "▸"),
      access: access)
  }

  public var children: [any CellController] {
    // Noted when a choice is shown: reading the value here would create the rows again whenever it
    // changes.
    let known = KnownValue<Value?>()
    return choices.map { choice in
      ChoiceOptionRowController(
        choice.title, detail: choice.detail,
        isChosen: { [weak self] in
          guard let self else { return false }
          known.note(value)
          return value == choice.value
        },
        pick: { [weak self] row in
          self?.pick(choice.value, known, row)
          row.collapseParent()
        })
    }
  }

  private func pick(_ wanted: Value, _ known: KnownValue<Value?>, _ row: RowContext) {
    if known.isCutOff(from: value) { row.showChoiceRefusal() } else { pick(wanted) }
  }
}
