/// Content that a cell can show, which measures and draws itself.
///
/// The framework provides values that can be combined: ``TextContent``, ``ColumnsContent``,
/// ``LinesContent``, ``GaugeContent``, ``SpinnerContent`` and ``SymbolContent``. Conform to
/// `CellContent` to add your own.
///
/// ```swift
/// struct Stars: CellContent {
///   let count: Int
///   var plainText: String { "\(count) stars" }
///   func draw(on canvas: Canvas) { canvas.text(String(repeating: "*", count: count)) }
/// }
/// ```
public protocol CellContent {
  /// Returns the height in lines for a width in columns. The default is 1.
  func height(forWidth width: Int) -> Int

  /// Draws the content on a canvas of that width. Anything outside the canvas is clipped.
  func draw(on canvas: Canvas)

  /// The content as text, for printing, searching and speech. The default is empty: such content isn't
  /// found.
  var plainText: String { get }

  /// The text that copying the row puts on the clipboard, or `nil` if it is too long for that.
  ///
  /// The default is the plain text. Content that shows only the beginning of its text implements it.
  var copiedText: String? { get }

  /// The content as words. The default is the plain text, in which a tab ends the label.
  var spokenText: SpokenText { get }
}

extension CellContent {
  public func height(forWidth width: Int) -> Int { 1 }
  public var plainText: String { "" }
  public var copiedText: String? { plainText }
  public var spokenText: SpokenText { SpokenText(plainText: plainText) }
}

/// The content of a header that has an appearance of its own.
///
/// The symbol and the cursor of a collapsing header are on its last line.
package protocol HeaderContent: CellContent {
  /// The style of the bar over the whole width of the table, or `nil` for none.
  var bar: Style? { get }
}

/// A number of empty lines.
package struct SpaceContent: CellContent, Hashable, Sendable {
  /// The number of lines.
  ///
  /// Negative values count as 0.
  package var lines: Int

  /// Creates a space.
  package init(lines: Int = 1) {
    self.lines = lines
  }

  package func height(forWidth width: Int) -> Int { max(0, lines) }

  package func draw(on canvas: Canvas) {}
}
