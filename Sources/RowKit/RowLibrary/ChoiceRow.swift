/// A row that leads to a list of values of which one is chosen.
///
/// The list goes away by itself when a value is picked. A row without choices leads nowhere.
@MainActor public protocol ChoiceRow<Value>: SelectableRow, ControlRow {
  /// What is chosen.
  associatedtype Value: Hashable

  /// The words of the row, and the title of the list.
  var label: String { get }

  /// What may be chosen.
  var choices: [Choice<Value>] { get }

  /// The value that is chosen; nil is shown as a dash, and a value that is no choice not at all.
  var selection: Value? { get set }

  /// Whether picking the chosen value again chooses nothing. By default false.
  var allowsNone: Bool { get }

  /// The picture at the left. By default nil: none.
  var image: CellImage? { get }

  /// What stands below the list. By default nil: nothing.
  var footer: String? { get }
}

extension ChoiceRow {
  public var allowsNone: Bool { false }
  public var image: CellImage? { nil }
  public var footer: String? { nil }
  public var isSelectable: Bool { access == .editable && !choices.isEmpty }
  public var searchText: String? { label }
  public var formValue: FormValue { FormValue(chosen: selection) }

  public func configure(_ cell: TableCell) {
    cell.show(
      label, value: choices.text(of: selection), image: image,
      accessory: choices.isEmpty ? .none : .disclosureIndicator, access: access)
  }

  public func didSelect(_ row: RowContext) {
    row.push(
      ChoiceListScreen(
        title: label, footer: footer, choices: choices,
        isChosen: { [weak self] in self?.selection == $0 },
        pick: { [weak self] value, screen in
          self?.pick(value)
          screen.pop()
        }))
  }

  /// Stores a value that a person picked.
  private func pick(_ value: Value) {
    if value != selection { selection = value } else if allowsNone { selection = nil }
  }
}
