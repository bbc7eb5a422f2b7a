/// The columns of a phone number: the name, of which the part that sorts is bold, with the kind of
/// number, and the number at the right edge, or below the name on a narrow screen.
struct PhoneNumberContent: CellContent {
  let name: String
  let label: String?
  let sortingName: String?
  let number: String

  /// The minimum width of two columns.
  ///
  /// A narrower cell stacks them.
  private static let columnsMinimum = 36

  var plainText: String { PhoneNumberContent.plainText(name, label, number) }

  static func plainText(_ name: String, _ label: String?, _ number: String) -> String {
    title(name, label) + "\t" + number
  }

  private static func title(_ name: String, _ label: String?) -> String {
    label.map { "\(name) (\($0))" } ?? name
  }

  func height(forWidth width: Int) -> Int {
    isStacked(width) ? 1 + numberLines(width).count : 1
  }

  func draw(on canvas: Canvas) {
    if isStacked(canvas.width) {
      drawName(on: canvas, width: canvas.width)
      for (line, words) in numberLines(canvas.width).enumerated() {
        canvas.text(words, at: 2, line: 1 + line, style: .secondary)
      }
      return
    }
    let start = canvas.trailingText(
      number, endingAt: canvas.width, width: canvas.width / 2, style: .secondary)
    drawName(on: canvas, width: start - 2)
  }

  private func drawName(on canvas: Canvas, width: Int) {
    guard label != nil || sortingName != nil else {
      canvas.truncatedText(name, width: width, style: .bold)
      return
    }
    // Drawn as a whole, so that it is truncated as a whole.
    let end = canvas.truncatedText(
      PhoneNumberContent.title(name, label), width: width, style: .secondary)
    let nameEnd = TextWidth.width(of: name)
    canvas.restyle(columns: 0..<max(0, min(nameEnd, end)), line: 0, .plain)
    let bold = boldColumns(nameEnd)
    canvas.restyle(
      columns: min(bold.lowerBound, end)..<min(bold.upperBound, end), line: 0, .bold)
  }

  /// Returns the columns of the part of the name that sorts.
  private func boldColumns(_ nameEnd: Int) -> Range<Int> {
    guard let sortingName, !sortingName.isEmpty,
      let start = name.indices.last(where: { name[$0...].hasPrefix(sortingName) })
    else { return 0..<nameEnd }
    let column = TextWidth.width(of: String(name[..<start]))
    return column..<column + TextWidth.width(of: sortingName)
  }

  /// Returns whether the number is below the name: in a narrow cell, or if it exceeds half of the
  /// width.
  private func isStacked(_ width: Int) -> Bool {
    if width < PhoneNumberContent.columnsMinimum { return true }
    // Width never exceeds the number of bytes, so short text needn't be measured.
    return number.utf8.count > width / 2 && TextWidth.width(of: number) > width / 2
  }

  private func numberLines(_ width: Int) -> [String] {
    number.utf8.count <= width - 2
      ? [number] : TextWrapping.cutLines(number, width: max(1, width - 2), limit: 3)
  }
}
