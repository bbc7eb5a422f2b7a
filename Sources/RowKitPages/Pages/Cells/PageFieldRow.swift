/// A row of a page table with editable text.
final class PageFieldRow<Cell, Data>: PageRow<Cell, Data>, TextEditingRow
where Cell: PageCell<Data> {
  private let text: WritableKeyPath<Data, String>
  private var didChange = false

  /// Whether a person answers the question about the text, which isn't edited then if the row is hidden.
  private var isAnswered = false

  init(_ data: Data, _ text: WritableKeyPath<Data, String>, _ settings: PageSettings) {
    self.text = text
    super.init(data, settings)
  }

  override var stockHeight: Int? { nil }

  override var canStaySelected: Bool { false }

  override func handleSelection(_ row: RowContext) {
    row.beginEditing()
  }

  override func selectionVerb(in words: LocalizedStrings) -> String { words[EditingStrings.edit] }

  override func question(_ row: RowContext) -> Question? {
    guard takesFocus, case .text(let text, let answer) = textQuestion(row, rule: "").form else {
      return nil
    }
    return Question(
      .text(text) { [self] text in
        isAnswered = true
        defer { isAnswered = false }
        return answer(text)
      })
  }

  // MARK: TextEditingRow

  var editableText: String { data[keyPath: text] }

  var takesFocus: Bool { isSelectable }

  var textInput: TextInput { Cell.textInput(for: data) }

  func suggestions(for text: String) -> [String] { Cell.suggestions(for: text, of: data) }

  func textDidChange(_ text: String, row: RowContext) {
    if isChangedByPerson(row) { didChange = true }
    data[keyPath: self.text] = text
  }

  func textDidEnd(_ text: String, row: RowContext) {
    guard didChange else { return }
    didChange = false
    guard let path = row.path, let page = row.screen as? PageTableController else { return }
    page.dataDidChange(forRow: path.row, in: path.group)
  }

  /// Whether a change of the text is made by a person: by editing it, or by answering a question.
  private func isChangedByPerson(_ row: RowContext) -> Bool {
    guard let path = row.path, let page = row.screen as? PageTableController else { return true }
    return isAnswered || page.isEditingText && page.tableView.cursor == path
  }
}
