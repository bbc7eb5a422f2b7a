import RowKit
import RowKitTerminal

/// A program whose one row works forever on the main thread.
@MainActor enum BusyHost {
  /// Shows the row until a person presses Ctrl-C twice.
  static func run() -> Int32 {
    TerminalHost.run(Stage(root: Table(title: "Busy"), size: ScreenSize(width: 80, height: 24)))
  }

  /// The text by which the notice of a busy program is recognized.
  nonisolated static let notice = LocalizedStrings.english[ScreenStrings.stillWorking]

  private final class Table: GenericTableController {
    override func constructTableGroups() -> [TableGroup] {
      [TableGroup(rows: [.action("Work Forever") { _ in while true { Table.spin() } }])]
    }

    /// Work that isn't optimized away.
    @inline(never) private static func spin() {}
  }
}
