/// A row that leads to a list of choices of which one is selected.
///
/// The list closes when a choice is selected. A row without choices can't be selected.
@MainActor public protocol ChoiceRow<Value>: SingleChoiceRow {
  /// The image at the left. The default is `nil`.
  var image: CellImage? { get }

  /// The text below the list. The default is `nil`.
  var footer: String? { get }
}

extension ChoiceRow {
  public var image: CellImage? { nil }
  public var footer: String? { nil }

  public func configure(_ cell: TableCell) {
    if value == nil { cell.signs = [.missingValue] }
    cell.show(
      label, value: choices.text(of: value), image: image,
      accessory: choices.isEmpty ? .none : .disclosureIndicator, access: access)
  }

  public func didSelect(_ row: RowContext) {
    let chosen = ChosenValue(self, row, \.value)
    let allowsNone = allowsNone
    row.push(
      ChoiceListScreen(
        title: label, footer: footer, choices: choices, isChosen: { chosen.value == $0 },
        pick: { value, screen in
          screen.pop()
          chosen.choose(allowsNone && chosen.value == value ? nil : value)
        }))
  }
}
