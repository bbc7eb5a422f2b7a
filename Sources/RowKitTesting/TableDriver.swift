public import RowKit
public import Testing

/// A driver that plays a table of rows in a test and compares it with pictures.
///
/// ```swift
/// @Test func `a text row shows its detail at the right`() {
///   let table = TableDriver(.text("Battery", detail: "82 %"), width: 20)
///   table.expect("> Battery      82 %")
/// }
/// ```
public final class TableDriver: StageDriver {
  public let player: StagePlayer

  /// The screen with the table.
  ///
  /// It has no title.
  public let controller: GenericTableController

  /// Creates a driver for a table of groups.
  ///
  /// - Parameters:
  ///   - groups: The groups of the table.
  ///   - style: The style of the table. The default is `plain`.
  ///   - width: The width of the table in columns. The default is 40.
  ///   - height: The height of the table in lines, at least 3. The default is 8. The screen also
  ///     has a title bar and a bottom line.
  public init(
    _ groups: TableGroup..., style: TableStyle = .plain, width: Int = 40, height: Int = 8
  ) {
    controller = GenericTableController(style: style)
    controller.tableGroups = groups
    player = TableDriver.player(controller, width, height)
  }

  /// Creates a driver for a table with one group of rows without a header.
  ///
  /// - Parameters:
  ///   - rows: The rows of the table.
  ///   - style: The style of the table. The default is `plain`.
  ///   - width: The width of the table in columns. The default is 40.
  ///   - height: The height of the table in lines, at least 3. The default is 8.
  public init(
    _ rows: any CellController..., style: TableStyle = .plain, width: Int = 40, height: Int = 8
  ) {
    controller = GenericTableController(style: style)
    controller.tableGroups = [TableGroup(rows: rows)]
    player = TableDriver.player(controller, width, height)
  }

  /// The row with the cursor, or `nil` if there is none.
  public var cursor: RowPath? { controller.tableView.cursor }

  /// Expects the table to look like a picture, ignoring trailing spaces and trailing blank lines.
  public func expect(_ picture: String, sourceLocation: SourceLocation = #_sourceLocation) {
    PictureComparison(expected: picture, actual: content.joined(separator: "\n"))
      .expectSame(at: sourceLocation)
  }

  private static func player(
    _ controller: GenericTableController, _ width: Int, _ height: Int
  ) -> StagePlayer {
    let size = ScreenSize(width: width, height: max(3, height) + 2)
    return StagePlayer(Stage(root: controller, size: size))
  }
}
