/// A row that leads to a list of choices of which any number is selected.
///
/// An exclusive choice clears the others, and is cleared when another one is selected.
@MainActor public protocol MultipleChoiceRow<Value>: SelectableRow, ControlRow {
  /// The type of the values.
  associatedtype Value: Hashable

  /// The title of the row and of the list.
  var label: String { get }

  /// The choices.
  var choices: [Choice<Value>] { get }

  /// The selected values. Values that are not among the choices are kept but not shown.
  var selection: Set<Value> { get set }

  /// The image at the left. The default is `nil`.
  var image: CellImage? { get }

  /// The text below the list. The default is `nil`.
  var footer: String? { get }

  /// The text shown while nothing is selected. The default is `nil`, which shows a dash.
  var placeholder: String? { get }
}

extension MultipleChoiceRow {
  public var image: CellImage? { nil }
  public var footer: String? { nil }
  public var placeholder: String? { nil }
  public var isSelectable: Bool { access == .editable && !choices.isEmpty }
  public var searchText: String? { searchText(label, chosenTitles.joined(separator: "\t")) }

  private var chosenTitles: [String] {
    choices.filter { selection.contains($0.value) }.map(\.title)
  }

  /// The selected values, in the order of the choices.
  public var formValue: FormValue { FormValue(chosen: selection, among: choices) }

  public func question(_ row: RowContext) -> Question? {
    guard isSelectable else { return nil }
    let chosen = ChosenValue(self, row, \.selection)
    let now = Set(choices.indices.filter { selection.contains(choices[$0].value) })
    return Question(
      .several(of: choices.map(\.option), now: now) { [choices] place in
        guard choices.indices.contains(place) else { return }
        chosen.store(choices.toggling(choices[place].value, in: chosen.value))
      })
  }

  public func configure(_ cell: TableCell) {
    let chosen = chosenTitles
    let words = chosen.isEmpty ? Placeholder.text(placeholder ?? Placeholder.missingValue) : nil
    if let words {
      cell.signs = [placeholder.map { SpokenText.Sign(words, .placeholder($0)) } ?? .missingValue]
    }
    cell.show(
      label, value: choices.isEmpty ? nil : words ?? chosen.joined(separator: ", "), image: image,
      accessory: choices.isEmpty ? .none : .disclosureIndicator, access: access)
  }

  public func didSelect(_ row: RowContext) {
    let chosen = ChosenValue(self, row, \.selection)
    row.push(
      ChoiceListScreen(
        title: label, footer: footer, choices: choices,
        isChosen: { chosen.value.contains($0) },
        pick: { [choices] value, _ in
          chosen.store(choices.toggling(value, in: chosen.value))
        }))
  }
}
