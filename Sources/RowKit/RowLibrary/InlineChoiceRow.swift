/// A row that opens to show the values below it, of which one is chosen; picking one closes it.
@MainActor public protocol InlineChoiceRow<Value>: ExpandableRow, ControlRow {
  /// What is chosen.
  associatedtype Value: Hashable

  /// What may be chosen.
  var choices: [Choice<Value>] { get }

  /// The value that is chosen; nil is shown as a dash, and a value that is no choice not at all.
  var selection: Value? { get set }

  /// Whether picking the chosen value again chooses nothing. By default false.
  var allowsNone: Bool { get }
}

extension InlineChoiceRow {
  public var allowsNone: Bool { false }
  public var isSelectable: Bool { access == .editable && !choices.isEmpty }
  public var respondsToKeys: Bool { isSelectable }
  public var currentValue: String? { choices.text(of: selection) }
  public var formValue: FormValue { FormValue(chosen: selection) }

  public func configure(_ cell: TableCell) {
    cell.show(
      label, value: currentValue, image: image,
      accessory: choices.isEmpty ? .none : .sign(cell.state.isExpanded ? "▾" : "▸"),
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

  /// Stores a value that a person picked.
  private func pick(_ value: Value) {
    if value != selection { selection = value } else if allowsNone { selection = nil }
  }
}
