/// A row that expands to show its choices below it.
///
/// Selecting one collapses the row.
@MainActor public protocol InlineChoiceRow<Value>: ExpandableRow, SingleChoiceRow {}

extension InlineChoiceRow {
  public var hasChildren: Bool { !choices.isEmpty }
  public var isSelectable: Bool { access == .editable && !choices.isEmpty }
  public var canStaySelected: Bool { false }
  public var respondsToKeys: Bool { isSelectable }
  public var currentValue: String? { choices.text(of: value) }
  public var searchText: String? { searchText(label, currentValue) }

  public func configure(_ cell: TableCell) {
    if value == nil { cell.signs = [.missingValue] }
    cell.show(
      label, value: currentValue, image: image,
      accessory: choices.isEmpty ? .none : .symbol(cell.state.isExpanded ? "▾" : "▸"),
      access: access)
    cell.sayExpansion(if: isSelectable)
  }

  public var children: [any CellController] {
    // Noted when a choice is shown: reading the value here would create the rows again whenever it
    // changes.
    let known = KnownValue<Value?>()
    let allowsNone = allowsNone
    return choices.map { choice in
      ChoiceOptionRowController(
        choice.title, detail: choice.detail, allowsNone: allowsNone,
        isChosen: { [weak self] in
          guard let self else { return false }
          known.note(value)
          return value == choice.value
        },
        pick: { [weak self] row in
          self?.pick(choice.value, known, row)
          row.collapseParent()
        })
    }
  }

  private func pick(_ wanted: Value, _ known: KnownValue<Value?>, _ row: RowContext) {
    if let refusal = known.refusal(of: self, now: value) {
      row.showMessage(row.words[refusal])
    } else {
      pick(wanted)
    }
  }
}

/// A row that expands to show its choices below it.
///
/// ```swift
/// InlineChoiceRowController("Sort by", $settings.order, orders)
/// ```
public final class InlineChoiceRowController<Value: Hashable>: BoundRowController<Value?>,
  InlineChoiceRow, FormRow
{
  public let choices: [Choice<Value>]

  /// Creates a row with an optional value, which selecting the current choice again clears.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - selection: The selected value.
  ///   - choices: The choices.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ selection: Binding<Value?>, _ choices: [Choice<Value>],
    image: CellImage? = nil, id: RowID? = nil
  ) {
    self.init(label, selection, allowsNone: true, choices, image: image, id: id)
  }

  /// Creates a row with a nonoptional value.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - selection: The selected value.
  ///   - choices: The choices.
  ///   - image: The image at the left.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ selection: Binding<Value>, _ choices: [Choice<Value>],
    image: CellImage? = nil, id: RowID? = nil
  ) {
    self.init(label, selection.optional, allowsNone: false, choices, image: image, id: id)
  }

  private init(
    _ label: String, _ selection: Binding<Value?>, allowsNone: Bool, _ choices: [Choice<Value>],
    image: CellImage?, id: RowID?
  ) {
    self.choices = choices
    super.init(label, selection, allowsNone: allowsNone, image: image, id: id)
  }
}

extension CellController {
  /// Creates an ``RowLibrary/InlineChoiceRowController`` with an optional value.
  public static func inlineChoice<Value: Hashable>(
    _ label: String, _ selection: Binding<Value?>, _ choices: [Choice<Value>],
    image: CellImage? = nil, id: RowID? = nil
  ) -> InlineChoiceRowController<Value> where Self == InlineChoiceRowController<Value> {
    InlineChoiceRowController(label, selection, choices, image: image, id: id)
  }

  /// Creates an ``RowLibrary/InlineChoiceRowController``.
  public static func inlineChoice<Value: Hashable>(
    _ label: String, _ selection: Binding<Value>, _ choices: [Choice<Value>],
    image: CellImage? = nil, id: RowID? = nil
  ) -> InlineChoiceRowController<Value> where Self == InlineChoiceRowController<Value> {
    InlineChoiceRowController(label, selection, choices, image: image, id: id)
  }
}
