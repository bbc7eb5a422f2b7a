// The code of Docs/PageTables.md that is in no example screen.

import RowKit

private final class LabelCell: PageCell<String> {}

private enum PageTablesPage {
  final class TextFieldCell: PageCell<TextFieldCell.Field> {
    struct Field {
      var label: String
      var value = ""
      var placeholder = ""
    }

    override class var editableText: WritableKeyPath<Field, String>? { \.value }

    override func configure(for data: Field) {
      super.configure(for: data)
      showField(data.label, placeholder: data.placeholder)
    }
  }
}

extension PageTableController {
  fileprivate func change() {
    addSection(PageSection("Simple rows"))
    addRow(LabelCell.self, data: "This is row 1", animation: .left)
    addRow(at: 0, in: 0, cell: LabelCell.self, data: "Above it", animation: .right)
    setData("Other words", forRow: 0, in: 0)
    let words: String? = data(forRow: 0, in: 0)
    title = words ?? title
  }
}
