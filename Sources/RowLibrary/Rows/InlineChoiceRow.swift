/// A row that expands to show its choices below it.
///
/// Selecting one collapses the row.
@MainActor public protocol InlineChoiceRow<Value>: ExpandableRow, ControlRow {
  /// The type of the values.
  associatedtype Value: Hashable

  /// The choices.
  var choices: [Choice<Value>] { get }

  /// The selected value. `nil` is shown as a dash. A value that is not among the choices is not
  /// shown.
  var selection: Value? { get set }

  /// Whether selecting the current choice again clears the selection. The default is `false`.
  var allowsNone: Bool { get }
}

extension InlineChoiceRow {
  public var allowsNone: Bool { false }
  public var hasChildren: Bool { !choices.isEmpty }
  public var isSelectable: Bool { access == .editable && !choices.isEmpty }
  public var respondsToKeys: Bool { isSelectable }
  public var currentValue: String? { choices.text(of: selection) }
  public var formValue: FormValue { FormValue(chosen: selection) }

  public func question(_ row: RowContext) -> Question? {
    guard isSelectable else { return nil }
    return .choice(choices, now: selection, allowsNone: allowsNone) { [weak self] value in
      if self?.selection != value { self?.selection = value }
      row.reloadVisibleRows()
    }
  }

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

  /// Stores a value that a person selected.
  private func pick(_ value: Value) {
    if value != selection { selection = value } else if allowsNone { selection = nil }
  }
}
