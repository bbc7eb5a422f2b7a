/// A row that shows whose a telephone number is, in columns; it can't be selected.
@MainActor public protocol PhoneNumberRow: CellController where Cell == TableCell {
  /// Whose number it is, and of which kind.
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

/// The two columns of a telephone number: the name, bold, and the number at the right edge, or
/// below it where the screen is narrow.
struct PhoneNumberContent: CellContent {
  let name: String
  let number: String

  /// The least width of two columns; less stacks them.
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

  /// Whether the number stands below the name, as it also does where half of a line is too little.
  private func isStacked(_ width: Int) -> Bool {
    if width < PhoneNumberContent.columnsMinimum { return true }
    // A text has no more columns than bytes, which needn't be counted.
    return number.utf8.count > width / 2 && TextWidth.width(of: number) > width / 2
  }

  private func numberLines(_ width: Int) -> [String] {
    number.utf8.count <= width - 2
      ? [number] : TextWrapping.cutLines(number, width: max(1, width - 2), limit: 3)
  }
}
