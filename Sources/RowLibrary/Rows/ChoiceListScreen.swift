/// The list of the choices of a choice row.
final class ChoiceListScreen<Value: Hashable>: GenericTableController {
  private let footer: String?
  private let choices: [Choice<Value>]
  private let isChosen: (Value) -> Bool
  private let pick: (Value, ScreenController) -> Void

  init(
    title: String, footer: String?, choices: [Choice<Value>],
    isChosen: @escaping (Value) -> Bool, pick: @escaping (Value, ScreenController) -> Void
  ) {
    self.footer = footer
    self.choices = choices
    self.isChosen = isChosen
    self.pick = pick
    super.init(title: title, style: .grouped)
  }

  override func constructTableGroups() -> [TableGroup] {
    [TableGroup(footer: footer, rows: choices.map { row(for: $0) })]
  }

  override func screenDidLoad() {
    guard let row = choices.firstIndex(where: { isChosen($0.value) }) else { return }
    tableView.moveCursor(to: RowPath(group: 0, row: row))
  }

  private func row(for choice: Choice<Value>) -> ChoiceOptionRowController {
    ChoiceOptionRowController(
      choice.title, detail: choice.detail, isChosen: { [isChosen] in isChosen(choice.value) },
      pick: { [weak self] _ in
        guard let self else { return }
        pick(choice.value, self)
      })
  }
}
