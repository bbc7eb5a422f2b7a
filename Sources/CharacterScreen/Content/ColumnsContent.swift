/// A row of contents side by side.
///
/// ```swift
/// ColumnsContent([
///   .flexible(TextContent(person.name, style: .bold, numberOfLines: 1)),
///   .fixed(16, TextContent(person.number, style: .secondary, alignment: .trailing)),
/// ])
/// ```
public struct ColumnsContent: CellContent {
  /// A column.
  public struct Column {
    /// The content of the column.
    package let content: any CellContent

    /// The width in columns, or `nil` for a share of the remaining width.
    package let width: Int?

    /// Returns a column of a fixed width.
    ///
    /// Beside a flexible column, all fixed columns together take at most half of the width without the
    /// spacing. If they are wider, each becomes narrower in proportion.
    ///
    /// - Parameters:
    ///   - width: The width in columns. Negative values count as 0.
    ///   - content: The content.
    /// - Returns: The column.
    public static func fixed(_ width: Int, _ content: any CellContent) -> Column {
      Column(content: content, width: max(0, width))
    }

    /// Returns a column that shares the width that the fixed columns leave.
    public static func flexible(_ content: any CellContent) -> Column {
      Column(content: content, width: nil)
    }
  }

  private let columns: [Column]
  private let spacing: Int

  /// Creates a row of columns.
  ///
  /// - Parameters:
  ///   - columns: The columns, from the left.
  ///   - spacing: The number of blank columns between them. The default is 2. Negative values count
  ///     as 0.
  public init(_ columns: [Column], spacing: Int = 2) {
    self.columns = columns
    self.spacing = max(0, spacing)
  }

  public var plainText: String {
    columns.map(\.content.plainText).joined(separator: "\t")
  }

  /// The words of all columns that have any.
  public var spokenText: SpokenText {
    SpokenText(joining: columns.map(\.content.spokenText), separator: "\t")
  }

  public func height(forWidth width: Int) -> Int {
    var height = 1
    forEachColumn(width) { column, _, width in
      height = max(height, column.content.height(forWidth: width))
    }
    return height
  }

  public func draw(on canvas: Canvas) {
    forEachColumn(canvas.width) { column, start, width in
      let part = ScreenRectangle(column: start, line: 0, width: width, height: canvas.height)
      column.content.draw(on: canvas[part])
    }
  }

  /// Returns the index of the column at a place, or `nil` if there is none.
  ///
  /// The space after a column belongs to it.
  ///
  /// - Parameters:
  ///   - place: The column of the canvas, starting at 0.
  ///   - width: The width of the canvas in columns.
  /// - Returns: The index in ``columns``.
  public func index(at place: Int, width: Int) -> Int? {
    var (found, index): (Int?, Int) = (nil, 0)
    forEachColumn(width) { _, start, own in
      if place >= start, place < start + own + spacing { found = index }
      index += 1
    }
    return found
  }

  /// Calls a closure with each column, its start and its width.
  ///
  /// Flexible columns together keep half of the width, so that a long fixed column can't push them
  /// out of a narrow screen.
  private func forEachColumn(_ width: Int, _ body: (Column, Int, Int) -> Void) {
    let flexible = columns.count { $0.width == nil }
    let gaps = spacing * max(0, columns.count - 1)
    let wanted = columns.reduce(0) { $0 + ($1.width ?? 0) }
    let available = max(0, width - gaps)
    let fixed = flexible == 0 ? min(wanted, available) : min(wanted, available / 2)
    var rest = available - fixed
    var remaining = flexible
    var start = 0
    for column in columns {
      var own = 0
      if let width = column.width {
        own = wanted == 0 ? 0 : width * fixed / wanted
      } else {
        own = rest / max(1, remaining)
        rest -= own
        remaining -= 1
      }
      body(column, start, own)
      start += own + spacing
    }
  }
}
