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
    /// Flexible columns keep 12 columns each, or together half of the width without the spacing if that is
    /// less. If the fixed columns don't fit into the rest, the widest become narrower first.
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

  /// The width that each flexible column keeps beside fixed ones, unless that is more than half.
  private static let flexibleWidth = 12

  /// Calls a closure with each column, its start and its width.
  private func forEachColumn(_ width: Int, _ body: (Column, Int, Int) -> Void) {
    let flexible = columns.count { $0.width == nil }
    let gaps = spacing * max(0, columns.count - 1)
    let available = max(0, width - gaps)
    let kept = min(available / 2, ColumnsContent.flexibleWidth * flexible)
    let limit = greatestWidth(within: available - kept)
    var rest = columns.reduce(available) { $0 - min($1.width ?? 0, limit) }
    var remaining = flexible
    var start = 0
    for column in columns {
      var own = min(column.width ?? 0, limit)
      if column.width == nil {
        own = rest / remaining
        rest -= own
        remaining -= 1
      }
      body(column, start, own)
      start += own + spacing
    }
  }

  /// Returns the greatest width of a fixed column with which all of them fit.
  private func greatestWidth(within available: Int) -> Int {
    let isShort = columns.allSatisfy { $0.width ?? 0 <= available }
    if isShort, columns.reduce(0, { $0 + ($1.width ?? 0) }) <= available { return available }
    let widths = columns.compactMap(\.width).sorted()
    var rest = available
    for (index, width) in widths.enumerated() {
      let share = rest / (widths.count - index)
      if width > share { return share }
      rest -= width
    }
    return available
  }
}
