/// A row that performs an action when it is selected.
@MainActor public protocol ActionRow: SelectableRow, DetailedRow, ImageRow
where Cell == TableCell {
  /// Performs the action.
  func perform(_ row: RowContext)

  /// Whether the action is destructive, which the row's style shows. The default is `false`.
  var isDestructive: Bool { get }

  /// The question to confirm before the action is performed. The default is `nil`: the action is
  /// performed without confirmation.
  var confirmation: String? { get }

  /// The alignment of the title of a row without details. The default is `.leading`.
  var alignment: TextAlignment { get }
}

extension ActionRow {
  public var isDestructive: Bool { false }
  public var confirmation: String? { nil }
  public var alignment: TextAlignment { .leading }

  public func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.press] }

  public func configure(_ cell: TableCell) {
    let detail = detail
    cell.text = label
    cell.numberOfLines = 3
    cell.detailText = detail
    cell.style = detail == nil ? .default : .subtitle
    cell.image = image
    cell.alignment = detail == nil ? alignment : .leading
    cell.isEnabled = isSelectable
    cell.textStyle = isDestructive ? .destructive : .tint
    cell.spokenKind = .button
  }

  public var canStaySelected: Bool { false }

  public func didSelect(_ row: RowContext) {
    guard let confirmation else { return perform(row) }
    row.show(
      .confirmation(confirmation, confirm: label, isDestructive: isDestructive) {
        row.useRow(as: Self.self) { $0.perform(row) }
      })
  }
}

/// A row that performs an action when it is selected.
///
/// ```swift
/// ActionRowController("Erase All Contacts", isDestructive: true, confirmation: "Erase all?") { _ in
///   book.erase()
/// }
/// ```
public final class ActionRowController: LabeledRowController, ActionRow {
  public let isDestructive: Bool
  public let confirmation: String?
  public let alignment: TextAlignment
  private let verb: String?
  private let action: ((RowContext) -> Void)?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - isDestructive: Whether the action is destructive.
  ///   - confirmation: The question to confirm before the action is performed, or `nil` for none.
  ///   - detail: Details below the title, in up to three lines.
  ///   - alignment: The alignment of the title of a row without details.
  ///   - image: The image at the left, which isn't spoken.
  ///   - verb: The effect of Return in a word for the bottom line, such as "open" for an action that
  ///     pushes a screen. `nil` stands for "press".
  ///   - id: The row's identity across changes.
  ///   - action: The action. A row without an action can't be selected.
  public init(
    _ label: String, isDestructive: Bool = false, confirmation: String? = nil,
    detail: String? = nil, alignment: TextAlignment = .leading, image: CellImage? = nil,
    verb: String? = nil, id: RowID? = nil, action: ((RowContext) -> Void)?
  ) {
    self.isDestructive = isDestructive
    self.confirmation = confirmation
    self.alignment = alignment
    self.verb = verb
    self.action = action
    super.init(label, detail: detail, image: image, id: id)
  }

  public var isSelectable: Bool { access != .disabled && action != nil }

  public func selectionVerb(in words: LocalizedStrings) -> String {
    verb ?? words[ActionStrings.press]
  }

  public func perform(_ row: RowContext) {
    action?(row)
  }
}

extension CellController where Self == ActionRowController {
  /// Creates an ``RowLibrary/ActionRowController``.
  public static func action(
    _ label: String, isDestructive: Bool = false, confirmation: String? = nil,
    detail: String? = nil, alignment: TextAlignment = .leading, image: CellImage? = nil,
    verb: String? = nil, id: RowID? = nil, action: ((RowContext) -> Void)?
  ) -> ActionRowController {
    ActionRowController(
      label, isDestructive: isDestructive, confirmation: confirmation, detail: detail,
      alignment: alignment, image: image, verb: verb, id: id, action: action)
  }
}
