/// A text with a caret and an optional selection.
///
/// Places are counted in characters as people see them: a letter with its accents is one character,
/// and so is a family emoji. Place 0 is before the first character.
///
/// The cost of an edit depends on its size, not on the size of the text. Copies share storage.
public struct EditedText: Sendable {
  /// The text, in parts that an edit replaces one by one.
  private(set) var chunks: TextChunks

  /// The place of the caret, from 0 to the number of characters.
  public private(set) var caret: Int

  /// The place where the selection began, or `nil` if there is none.
  private var anchor: Int?

  /// The lines of the text after the first call of `wrap(width:)`, updated with each edit.
  private(set) var wrapped: WrappedText?

  /// Creates a text with the caret at its end.
  package init(_ text: String = "") {
    self.init(TextChunks(text))
  }

  init(_ chunks: TextChunks) {
    self.chunks = chunks
    caret = chunks.count
  }

  /// The text.
  public var text: String { chunks.text }

  /// The number of characters.
  public var count: Int { chunks.count }

  /// The selected range of places, or `nil` if nothing is selected.
  public var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// Returns the characters in a range of places.
  ///
  /// Places out of range are ignored.
  public func text(in range: Range<Int>) -> String { chunks.text(in: range) }

  /// Moves the caret to a place, clamped to the text.
  ///
  /// - Parameters:
  ///   - place: The new place of the caret.
  ///   - extending: Whether to select the text in between. Otherwise the selection is cleared.
  package mutating func move(to place: Int, extending: Bool = false) {
    anchor = extending ? anchor ?? caret : nil
    caret = min(max(0, place), count)
  }

  /// Selects everything, with the caret at the end.
  package mutating func selectAll() {
    anchor = 0
    caret = count
  }

  /// Replaces a range of characters with a text.
  ///
  /// Moves the caret after the new text and clears the selection. A range out of bounds is clamped.
  ///
  /// Inserted characters may combine with their neighbours: an accent joins the letter before it.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<count)
    anchor = nil
    let reach = chunks.reach(of: range)
    caret = chunks.replace(range, with: text)
    wrapped?.follow(chunks, reach)
  }

  // MARK: Lines

  /// Wraps the text to a width in columns, and keeps the lines up to date with each edit.
  package mutating func wrap(width: Int) {
    if wrapped?.width != max(1, width) { wrapped = WrappedText(chunks, width: width) }
  }

  /// The text without its lines, for the undo history.
  var kept: EditedText {
    var text = self
    text.wrapped = nil
    return text
  }
}

// MARK: Hashable

extension EditedText: Hashable {
  public static func == (left: EditedText, right: EditedText) -> Bool {
    left.caret == right.caret && left.anchor == right.anchor && left.chunks == right.chunks
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(caret)
    hasher.combine(anchor)
    hasher.combine(chunks)
  }
}

/// Wrapping a text into lines of a given width.
extension EditedText {
  /// Returns the lines of the text for a width in columns.
  package func lines(width: Int) -> WrappedText {
    if let wrapped, wrapped.width == max(1, width) { return wrapped }
    return WrappedText(chunks, width: width)
  }

  /// Returns the line and column of a place, counted from 0.
  package func point(of place: Int, in lines: WrappedText) -> ScreenPoint {
    let line = lines.line(of: place)
    let start = lines[line].lowerBound
    return ScreenPoint(column: columns(of: start..<max(start, place)), line: line)
  }

  /// Returns the place nearest to a column of a line.
  package func place(at point: ScreenPoint, in lines: WrappedText) -> Int {
    let line = min(max(0, point.line), lines.count - 1)
    let range = lines[line]
    let end =
      line == lines.count - 1 ? range.upperBound : max(range.lowerBound, range.upperBound - 1)
    return place(atColumn: point.column, in: range.lowerBound..<end)
  }

  /// Returns the last place of a range on one line that is not behind a column.
  package func place(atColumn column: Int, in range: Range<Int>) -> Int {
    chunks.place(atColumn: column, in: range)
  }

  /// Returns the part of a text on one line that is seen in a number of columns behind others, and the column
  /// where it begins, counted from the first one that is seen.
  package func part(behind columns: Int, width: Int) -> (text: String, column: Int) {
    // The width of a tab depends on all that is before it.
    guard !chunks.hasTabs else { return (text, -columns) }
    let start = place(atColumn: columns, in: 0..<count)
    let hidden = self.columns(of: 0..<start)
    let end = place(atColumn: columns + width - hidden, in: start..<count)
    return (text(in: start..<min(end + 1, count)), hidden - columns)
  }

  /// Returns the number of columns of some characters on a line.
  package func columns(of range: Range<Int>) -> Int {
    chunks.columns(of: range)
  }
}
