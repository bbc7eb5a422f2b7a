/// A row that performs an action when a person selects it.
///
/// Rows that don't conform can't be highlighted or selected.
@MainActor public protocol SelectableRow: CellController {
  /// Performs the row's action.
  ///
  /// When the method returns, the table deselects the row. If a screen was pushed or presented, the
  /// table deselects the row when that screen closes.
  func didSelect(_ row: RowContext)

  /// Whether the row can be selected now. The default is `true`.
  var isSelectable: Bool { get }

  /// Whether the row deselects itself later. Read after `didSelect(_:)`. The default is `false`.
  var managesOwnDeselection: Bool { get }

  /// Returns the effect of selecting the row, in a word for the bottom line and the help.
  ///
  /// The default is "select" in the language of the words, which the table shows as "open" for a row
  /// whose cell has a disclosure indicator.
  func selectionVerb(in words: LocalizedStrings) -> String

  /// Returns the keys that collapse the row while it is expanded, for the bottom line and the help.
  ///
  /// The default is Return, which closes the row.
  func collapsingHints(in words: LocalizedStrings) -> [KeyHint]
}

extension SelectableRow {
  public var isSelectable: Bool { true }
  public var managesOwnDeselection: Bool { false }
  public func selectionVerb(in words: LocalizedStrings) -> String { words.actions.select }
  public func collapsingHints(in words: LocalizedStrings) -> [KeyHint] {
    [KeyHint("⏎", words.moving.close)]
  }
}
