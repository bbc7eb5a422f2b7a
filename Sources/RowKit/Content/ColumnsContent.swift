/// Contents side by side.
///
/// ```swift
/// ColumnsContent([
///   .flexible(TextContent(person.name, style: .bold, numberOfLines: 1)),
///   .fixed(16, TextContent(person.number, style: .secondary, alignment: .trailing)),
/// ])
/// ```
public struct ColumnsContent: CellContent {
  /// One of the columns.
  public struct Column {
    /// What it shows.
    public let content: any CellContent

    /// Its width in columns; nil for a share of what is left.
    public let width: Int?

    /// A column of a fixed width, cut where there is less.
    public static func fixed(_ width: Int, _ content: any CellContent) -> Column {
      Column(content: content, width: max(0, width))
    }

    /// A column that shares what the fixed ones leave.
    public static func flexible(_ content: any CellContent) -> Column {
      Column(content: content, width: nil)
    }
  }

  private let columns: [Column]
  private let spacing: Int

  /// Creates columns.
  ///
  /// - Parameters:
  ///   - columns: The columns, from the left.
  ///   - spacing: The columns of space between them.
  public init(_ columns: [Column], spacing: Int = 2) {
    self.columns = columns
    self.spacing = max(0, spacing)
  }

  public var plainText: String {
    columns.map(\.content.plainText).joined(separator: "\t")
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

  /// Calls a closure with each column, where it starts and how wide it is.
  ///
  /// Flexible columns keep half of the width between them, so that a long fixed one can't push
  /// them out of a narrow screen.
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
