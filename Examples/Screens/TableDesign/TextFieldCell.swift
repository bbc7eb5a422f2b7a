import RowKit

/// A cell with an editable text.
final class TextFieldCell: PageCell<TextFieldCell.Field> {
  /// The content of the cell.
  struct Field {
    var label: String
    var value = ""
    var placeholder = ""
    var isMultiline = false
  }

  override class var pageCellBackgroundType: PageCellBackground.Type { DuskBackground.self }

  override class var editableText: WritableKeyPath<Field, String>? { \.value }

  override class func textInput(for data: Field) -> TextInput {
    TextInput(isMultiline: data.isMultiline)
  }

  override func configure(for data: Field) {
    super.configure(for: data)
    showField(data.label, placeholder: data.placeholder)
  }
}

extension TextFieldCell.Field {
  /// The fields of the page.
  static let samples = [
    Self(label: "First name", placeholder: "Ada"),
    Self(label: "Last name", placeholder: "Lovelace"),
    Self(label: "Note", placeholder: "Several lines", isMultiline: true),
  ]
}
