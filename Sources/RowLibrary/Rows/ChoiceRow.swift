/// A row that leads to a list of choices of which one is selected.
///
/// The list closes when a choice is selected. A row without choices can't be selected.
@MainActor public protocol ChoiceRow<Value>: SelectableRow, ControlRow {
  /// The type of the values.
  associatedtype Value: Hashable

  /// The title of the row and of the list.
  var label: String { get }

  /// The choices.
  var choices: [Choice<Value>] { get }

  /// The selected value. `nil` is shown as a dash. A value that is not among the choices is not
  /// shown.
  var selection: Value? { get set }

  /// Whether selecting the current choice again clears the selection. The default is `false`.
  var allowsNone: Bool { get }

  /// The image at the left. The default is `nil`.
  var image: CellImage? { get }

  /// The text below the list. The default is `nil`.
  var footer: String? { get }
}

extension ChoiceRow {
  public var allowsNone: Bool { false }
  public var image: CellImage? { nil }
  public var footer: String? { nil }
  public var isSelectable: Bool { access == .editable && !choices.isEmpty }
  public var searchText: String? { label }
  public func selectionVerb(in words: LocalizedStrings) -> String { words.open }
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

  /// Stores a value that a person selected.
  private func pick(_ value: Value) {
    if value != selection { selection = value } else if allowsNone { selection = nil }
  }
}
