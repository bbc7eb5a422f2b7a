/// The row that submits a form.
///
/// While a rule fails it looks disabled, and selecting it leads to the first field with a failed rule.
final class FormSaveRow: SelectableRow {
  private weak var form: FormController?
  private let label: String?

  init(_ form: FormController, label: String?) {
    self.form = form
    self.label = label
  }

  var isSelectable: Bool { form?.isReadOnly == false }

  func configure(_ cell: TableCell) {
    cell.text = label ?? form?.words[FormStrings.save] ?? ""
    cell.numberOfLines = 3
    cell.isEnabled = form?.looksComplete == true
    cell.textStyle = .tint
    cell.alignment = .center
    cell.spokenKind = .button
  }

  func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.press] }

  var canStaySelected: Bool { false }

  func didSelect(_ row: RowContext) {
    form?.submit()
  }
}
