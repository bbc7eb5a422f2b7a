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
    width < PhoneNumberContent.columnsMinimum ? 2 : 1
  }

  func draw(on canvas: Canvas) {
    if canvas.width < PhoneNumberContent.columnsMinimum {
      canvas.truncatedText(name, width: canvas.width, style: .bold)
      canvas.truncatedText(number, at: 2, line: 1, width: canvas.width - 2, style: .secondary)
      return
    }
    let start = canvas.trailingText(
      number, endingAt: canvas.width, width: canvas.width / 2, style: .secondary)
    canvas.truncatedText(name, width: start - 2, style: .bold)
  }
}
