/// The row that submits a form.
///
/// It can be selected only while all rules pass.
final class FormSaveRow: SelectableRow {
  private weak var form: FormController?
  private let label: String?

  init(_ form: FormController, label: String?) {
    self.form = form
    self.label = label
  }

  var isSelectable: Bool { form?.canSave == true }

  func configure(_ cell: TableCell) {
    cell.text = label ?? form?.words.forms.save ?? ""
    cell.isEnabled = isSelectable
    cell.textStyle = .tint
    cell.alignment = .center
  }

  func spokenText(of cell: TableCell) -> SpokenText {
    var text = cell.spokenText
    text.kind = .button
    return text
  }

  func didSelect(_ row: RowContext) {
    form?.submit()
  }
}
