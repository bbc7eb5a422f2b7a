/// A row that handles keys itself while it has the cursor.
@MainActor public protocol KeyRespondingRow: RestrictableRow {
  /// Handles a key and returns whether the row used it. Return `false` to pass the key to the
  /// table.
  func handle(_ key: KeyPress, row: RowContext) -> Bool

  /// Whether the row handles keys now. If `false`, the row receives no keys, and its keys don't
  /// make it eligible for the cursor. By default, an editable row handles them.
  var respondsToKeys: Bool { get }

  /// The keys that the row handles now, listed on the bottom line and in the help. The default is
  /// none.
  var keyHints: [KeyHint] { get }
}

extension KeyRespondingRow {
  public var respondsToKeys: Bool { access == .editable }
  public var keyHints: [KeyHint] { [] }
}

/// A row that handles clicks by position, and drags that begin in it.
///
/// It gets them only while its ``RestrictableRow/access`` is `.editable`.
@MainActor public protocol MouseRespondingRow: RestrictableRow {
  /// Handles a mouse event and returns whether the row used it. Return `false` for a click to
  /// select the row.
  ///
  /// - Parameters:
  ///   - event: The event, at a point relative to the row's content. A drag may leave the content.
  ///   - width: The width of the content, in columns.
  ///   - row: The row's context.
  /// - Returns: Whether the row used the event.
  func handle(_ event: MouseEvent, width: Int, row: RowContext) -> Bool
}

/// A row with a control: a person changes its value with a switch, a list or a slider, without
/// typing.
///
/// The row is part of the focus chain, as text rows are. RowKit's own control rows can also be
/// fields of a form; an app's own class can be one by conforming to ``RowLibrary/FormRow``.
@MainActor public protocol ControlRow: FocusableRow where Cell == TableCell {}

extension ControlRow where Self: SelectableRow {
  public var canStaySelected: Bool { false }
  public var takesFocus: Bool { isSelectable }
}
