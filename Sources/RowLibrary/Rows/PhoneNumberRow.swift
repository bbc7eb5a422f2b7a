/// A row that shows a name and a phone number in columns.
///
/// It can't be selected.
@MainActor public protocol PhoneNumberRow: CellController where Cell == TableCell {
  /// The name of the owner, with the kind of number.
  var name: String { get }

  /// The number.
  var number: String { get }
}

extension PhoneNumberRow {
  public var searchText: String? { name + "\t" + number }

  public func configure(_ cell: TableCell) {
    cell.content = PhoneNumberContent(name: name, number: number)
    cell.selectionStyle = .standard
  }
}

/// The columns of a phone number: the name in bold, and the number at the right edge, or below the
/// name on a narrow screen.
struct PhoneNumberContent: CellContent {
  let name: String
  let number: String

  /// The minimum width of two columns.
  ///
  /// A narrower cell stacks them.
  private static let columnsMinimum = 36

  var plainText: String { name + "\t" + number }

  func height(forWidth width: Int) -> Int {
    isStacked(width) ? 1 + numberLines(width).count : 1
  }

  func draw(on canvas: Canvas) {
    if isStacked(canvas.width) {
      canvas.truncatedText(name, width: canvas.width, style: .bold)
      for (line, words) in numberLines(canvas.width).enumerated() {
        canvas.text(words, at: 2, line: 1 + line, style: .secondary)
      }
      return
    }
    let start = canvas.trailingText(
      number, endingAt: canvas.width, width: canvas.width / 2, style: .secondary)
    canvas.truncatedText(name, width: start - 2, style: .bold)
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
