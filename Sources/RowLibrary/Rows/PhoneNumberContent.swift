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
    let nameEnd = min(end, columns(of: name[...]))
    canvas.restyle(columns: 0..<nameEnd, line: 0, .plain)
    let bold = boldColumns(nameEnd)
    canvas.restyle(
      columns: min(bold.lowerBound, nameEnd)..<min(bold.upperBound, nameEnd), line: 0, .bold)
  }

  /// Returns the columns of the part of the name that sorts.
  private func boldColumns(_ nameEnd: Int) -> Range<Int> {
    guard let sortingName, let start = PhoneNumberContent.start(of: sortingName, in: name) else {
      return 0..<nameEnd
    }
    let column = columns(of: name[..<start])
    return column..<column + columns(of: sortingName[...])
  }

  /// Returns the width of a text, of whose bytes the first 4,096 are measured.
  private func columns(of text: Substring) -> Int {
    TextWidth.width(of: PhoneNumberContent.beginning(of: text, bytes: 4096))
  }

  /// Returns the beginning of the last occurrence of a part in a name.
  ///
  /// It is found at the end of the name or in its first 256 bytes.
  private static func start(of part: String, in name: String) -> String.Index? {
    guard !part.isEmpty else { return nil }
    let end = name.utf8.suffix(part.utf8.count)
    if end.elementsEqual(part.utf8), let start = String.Index(end.startIndex, within: name) {
      return start
    }
    let name = beginning(of: name[...], bytes: 256)
    return name.indices.last { name[$0...].hasPrefix(part) }
  }

  /// Returns a text of at most a number of bytes.
  private static func beginning(of text: Substring, bytes: Int) -> Substring {
    guard let end = text.utf8.index(text.startIndex, offsetBy: bytes, limitedBy: text.endIndex)
    else { return text }
    return text[..<end]
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
