public import RowKit
public import Testing

/// Plays a table of some rows in a test, and compares it with pictures.
///
/// ```swift
/// @Test func `a text row shows its detail at the right`() {
///   let table = TableDriver(.text("Battery", detail: "82 %"), width: 20)
///   table.expect("> Battery      82 %")
/// }
/// ```
public final class TableDriver: StageDriver {
  public let player: StagePlayer

  /// The screen with the table; it has no title.
  public let controller: GenericTableController

  /// Plays a table of groups.
  ///
  /// - Parameters:
  ///   - groups: What is in the table.
  ///   - style: How the groups are set apart.
  ///   - width: The extent of the table in columns.
  ///   - height: The extent of the table in lines, 3 or more; the screen has a title bar and a
  ///     bottom line beside it.
  public init(
    _ groups: TableGroup..., style: TableStyle = .plain, width: Int = 40, height: Int = 8
  ) {
    controller = GenericTableController(style: style)
    controller.tableGroups = groups
    player = TableDriver.player(controller, width, height)
  }

  /// Plays a table of rows without a header.
  ///
  /// - Parameters:
  ///   - rows: What is in the table.
  ///   - style: How the table looks.
  ///   - width: The extent of the table in columns.
  ///   - height: The extent of the table in lines, 3 or more.
  public init(
    _ rows: any CellController..., style: TableStyle = .plain, width: Int = 40, height: Int = 8
  ) {
    controller = GenericTableController(style: style)
    controller.tableGroups = [TableGroup(rows: rows)]
    player = TableDriver.player(controller, width, height)
  }

  /// The row that has the cursor; nil when none has.
  public var cursor: RowPath? { controller.tableView.cursor }

  /// Expects the table to look like a picture, blanks at the ends of lines and blank lines at the
  /// end aside.
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
