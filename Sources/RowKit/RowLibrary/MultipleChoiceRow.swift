/// A row that leads to a list of values of which any number is chosen.
///
/// An exclusive choice clears the others, and leaves when another is picked.
@MainActor public protocol MultipleChoiceRow<Value>: SelectableRow, ControlRow {
  /// What is chosen.
  associatedtype Value: Hashable

  /// The words of the row, and the title of the list.
  var label: String { get }

  /// What may be chosen.
  var choices: [Choice<Value>] { get }

  /// The values that are chosen; those that are no choice are not shown, and stay.
  var selection: Set<Value> { get set }

  /// The picture at the left. By default nil: none.
  var image: CellImage? { get }

  /// What stands below the list. By default nil: nothing.
  var footer: String? { get }

  /// What the row shows while nothing is chosen. By default nil: a dash.
  var placeholder: String? { get }
}

extension MultipleChoiceRow {
  public var image: CellImage? { nil }
  public var footer: String? { nil }
  public var placeholder: String? { nil }
  public var isSelectable: Bool { access == .editable && !choices.isEmpty }
  public var searchText: String? { label }

  /// The values that are chosen, in the order of the choices.
  public var formValue: FormValue { FormValue(chosen: selection, among: choices) }

  public func configure(_ cell: TableCell) {
    let chosen = choices.filter { selection.contains($0.value) }.map(\.title)
    let words = chosen.isEmpty ? placeholder ?? ValueRowController.nothing : nil
    cell.show(
      label, value: choices.isEmpty ? nil : words ?? chosen.joined(separator: ", "), image: image,
      accessory: choices.isEmpty ? .none : .disclosureIndicator, access: access)
  }

  public func didSelect(_ row: RowContext) {
    row.push(
      ChoiceListScreen(
        title: label, footer: footer, choices: choices,
        isChosen: { [weak self] in self?.selection.contains($0) ?? false },
        pick: { [weak self] value, _ in
          guard let self else { return }
          selection = choices.toggling(value, in: selection)
        }))
  }
}
