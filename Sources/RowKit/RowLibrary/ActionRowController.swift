/// The ready row that does something when it is selected.
///
/// ```swift
/// ActionRowController("Erase All Contacts", isDestructive: true, confirmation: "Erase all?") { _ in
///   book.erase()
/// }
/// ```
public final class ActionRowController: ActionRow {
  public let label: String
  public let isDestructive: Bool
  public let confirmation: String?
  public let alignment: TextAlignment
  public let rowID: RowID?
  private let action: ((RowContext) -> Void)?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The words of the row.
  ///   - isDestructive: Whether it destroys something.
  ///   - confirmation: What is asked before it is done; nil for nothing.
  ///   - alignment: Where the words stand.
  ///   - id: What makes it the same row after a change.
  ///   - action: What it does; a row without an action can't be selected.
  public init(
    _ label: String, isDestructive: Bool = false, confirmation: String? = nil,
    alignment: TextAlignment = .leading, id: RowID? = nil,
    action: ((RowContext) -> Void)?
  ) {
    self.label = label
    self.isDestructive = isDestructive
    self.confirmation = confirmation
    self.alignment = alignment
    rowID = id
    self.action = action
  }

  public var isSelectable: Bool { action != nil }

  public func perform(_ row: RowContext) {
    action?(row)
  }
}

extension CellController where Self == ActionRowController {
  /// Creates an ``ActionRowController``.
  public static func action(
    _ label: String, isDestructive: Bool = false, confirmation: String? = nil,
    alignment: TextAlignment = .leading, id: RowID? = nil,
    action: ((RowContext) -> Void)?
  ) -> ActionRowController {
    ActionRowController(
      label, isDestructive: isDestructive, confirmation: confirmation, alignment: alignment,
      id: id, action: action)
  }
}
