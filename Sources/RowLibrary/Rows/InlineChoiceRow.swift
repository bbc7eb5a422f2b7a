/// A row that expands to show its choices below it.
///
/// Selecting one collapses the row.
@MainActor public protocol InlineChoiceRow<Value>: ExpandableRow, SingleChoiceRow {}

extension InlineChoiceRow {
  public var hasChildren: Bool { !choices.isEmpty }
  public var isSelectable: Bool { access == .editable && !choices.isEmpty }
  public var respondsToKeys: Bool { isSelectable }
  public var currentValue: String? { choices.text(of: selection) }
  public var searchText: String? { label }

  public func configure(_ cell: TableCell) {
    cell.show(
      label, value: currentValue, image: image,
      accessory: choices.isEmpty ? .none : .symbol(cell.state.isExpanded ? "▾" : "▸"),
      access: access)
  }

  public var children: [any CellController] {
    choices.map { choice in
      ChoiceOptionRowController(
        choice.title, detail: choice.detail,
        isChosen: { [weak self] in self?.selection == choice.value },
        pick: { [weak self] row in
          self?.pick(choice.value)
          row.collapseParent()
        })
    }
  }
}
