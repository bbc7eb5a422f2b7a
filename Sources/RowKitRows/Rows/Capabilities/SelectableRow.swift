/// A row that performs an action when a person selects it.
///
/// Rows that don't conform can't be highlighted or selected.
@MainActor public protocol SelectableRow: RestrictableRow {
  /// Performs the row's action.
  ///
  /// When the method returns, the table deselects the row. If a screen was pushed or presented, the
  /// table deselects the row when that screen closes.
  func didSelect(_ row: RowContext)

  /// Whether the row can be selected now. By default, an editable row can.
  ///
  /// A row that leads to a screen, such as a link, can unless it is disabled.
  var isSelectable: Bool { get }

  /// Whether the row deselects itself later. Read after `didSelect(_:)`. The default is `false`.
  var managesOwnDeselection: Bool { get }

  /// Whether the row stays selected in a table with ``SelectionMode/multiple``. The default is `true`.
  ///
  /// A row that acts, such as a button or a switch, returns `false`, and acts each time.
  var canStaySelected: Bool { get }

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
  public var isSelectable: Bool { access == .editable }
  public var managesOwnDeselection: Bool { false }
  public var canStaySelected: Bool { true }
  public func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.select] }
  public func collapsingHints(in words: LocalizedStrings) -> [KeyHint] {
    [KeyHint("⏎", words[MovingStrings.close])]
  }
}

/// A row whose accessory performs its own action when it is clicked or when `i` is pressed.
@MainActor public protocol AccessoryRow: RestrictableRow {
  /// Performs the accessory's action.
  func didActivateAccessory(_ row: RowContext)

  /// Returns the effect of the accessory, in a word for the bottom line. The default is "details".
  func accessoryVerb(in words: LocalizedStrings) -> String

  /// Whether the accessory can be used now. By default, it can unless the row is disabled.
  var isAccessoryEnabled: Bool { get }
}

extension AccessoryRow {
  public func accessoryVerb(in words: LocalizedStrings) -> String {
    words[ActionStrings.accessory]
  }
  public var isAccessoryEnabled: Bool { access != .disabled }
}

/// The number of rows of a table that can be selected at a time.
public enum SelectionMode: Hashable, Sendable {
  /// No row stays selected: a row acts and is then deselected.
  case single

  /// Any number of rows that can stay selected. Selecting such a row again deselects it.
  case multiple
}
