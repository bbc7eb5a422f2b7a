import RowKit

/// Controls, which change by keys and the mouse, and never to a value beyond their range.
extension FieldProbe {
  /// A control of several kinds.
  static var controls: [FieldProbe] {
    [
      stepper(9_007_199_254_740_990, in: 0...Int.max),
      control(0.5, { String($0) }, { Double($0).map { (0.25...0.75).contains($0) } == true }) {
        SliderRowController("Slider", $0, in: 0.25...0.75, step: 0.125)
      },
      control(CivilDate(daysSince1970: 20_000), { "\($0)" }, isDate) {
        DateRowController(
          "Date", $0, in: firstDate...lastDate, today: CivilDate(daysSince1970: 20_002))
      },
      control(RGBColor(1, 2, 3), { "\($0)" }, { !$0.isEmpty }) {
        ColorRowController("Color", $0)
      },
      control(false, { "\($0)" }, { ["true", "false"].contains($0) }) {
        ToggleRowController("Toggle", $0)
      },
    ]
  }

  private static let firstDate = CivilDate(daysSince1970: 19_990)
  private static let lastDate = CivilDate(daysSince1970: 20_040)

  private static func isDate(_ text: String) -> Bool {
    CivilDate(text).map { (firstDate...lastDate).contains($0) } == true
  }

  /// Creates a probe of a control.
  ///
  /// - Parameters:
  ///   - value: The value at the beginning.
  ///   - words: Returns a value as text.
  ///   - isValid: Whether a text is that of a value which the control may have.
  ///   - row: Makes the row.
  /// - Returns: The probe.
  private static func control<Value>(
    _ value: Value, _ words: @escaping (Value) -> String, _ isValid: @escaping (String) -> Bool,
    _ row: (Binding<Value>) -> any CellController
  ) -> FieldProbe {
    let box = Box(value)
    let binding = Binding<Value>(get: { box.value }, set: { box.value = $0 })
    return FieldProbe(
      row: row(binding), value: { words(box.value) }, meaning: { _ in nil },
      mayChange: { _, now in isValid(now) })
  }

  /// Creates a probe of a page cell's field, whose text the page keeps.
  static func pageField<Cell: PageCell<PageText>>(
    _ text: String, _ label: String, _ cell: Cell.Type, _ page: PageTableController
  ) -> FieldProbe {
    let place = page.rowCount(in: 0) ?? 0
    page.addRow(cell, data: PageText(label: label, text: text))
    let row = page.row(at: RowPath(group: 0, row: place)) ?? TextRowController(label)
    return FieldProbe(
      row: row,
      value: { [weak page] in
        let rows = 0..<(page?.rowCount(in: 0) ?? 0)
        let place = rows.last { page?.row(at: RowPath(group: 0, row: $0)) === row }
        return place.flatMap { page?.data(PageText.self, forRow: $0, in: 0)?.text } ?? "gone"
      },
      meaning: { $0 })
  }
}

/// The data of a page cell with a field.
struct PageText {
  let label: String
  var text: String
}

/// A page cell with a field.
class PageTextCell: PageCell<PageText> {
  override class var editableText: WritableKeyPath<PageText, String>? { \.text }

  override func configure(for data: PageText) {
    super.configure(for: data)
    showField(data.label)
  }
}

/// A page cell with a field of a limited length.
final class PageShortCell: PageTextCell {
  override class func textInput(for data: PageText) -> TextInput { TextInput(maximumLength: 6) }
}
