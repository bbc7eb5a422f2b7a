import RowKit

/// A cell that shows a value with its label.
final class FieldCell: PageCell<FieldCell.Field> {
  /// What such a cell shows.
  struct Field {
    var label: String
    var value: String
    var placeholder: String
  }

  override class var style: CellStyle { .value }

  override class func isSelectable(_ data: Field) -> Bool { false }

  override func configure(for data: Field) {
    super.configure(for: data)
    text = data.label
    detailText = data.value.isEmpty ? data.placeholder : data.value
    detailStyle = data.value.isEmpty ? .disabled : .plain
    accessibilityLabel = data.label + "\t" + data.value
  }
}
