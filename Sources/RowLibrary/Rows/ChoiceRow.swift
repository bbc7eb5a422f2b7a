/// A row that leads to a list of choices of which one is selected.
///
/// The list closes when a choice is selected. A row without choices can't be selected.
@MainActor public protocol ChoiceRow<Value>: SingleChoiceRow, ImageRow {
  /// The text below the list. The default is `nil`.
  var footer: String? { get }
}

extension ChoiceRow {
  public var footer: String? { nil }

  public func configure(_ cell: TableCell) {
    if value == nil { cell.signs = [.missingValue] }
    cell.show(
      label, value: choices.text(of: value), image: image,
      accessory: choices.isEmpty ? .none : .disclosureIndicator, access: access)
  }

  public func didSelect(_ row: RowContext) {
    let chosen = ChosenValue(self, row, \.value)
    let allowsNone = allowsNone
    row.push(
      ChoiceListScreen(
        of: row, title: label, footer: footer, source: { chosen.current.map { ($0, $0.choices) } },
        allowsNone: allowsNone, follow: { chosen.follow($0) }, isChosen: { chosen.value == $0 },
        pick: { value, screen in
          screen.pop()
          chosen.choose(allowsNone && chosen.value == value ? nil : value)
        }))
  }
}

/// A row that leads to a list of choices of which one is selected.
///
/// ```swift
/// ChoiceRowController("Ring Tone", $settings.ring, rings)
/// ```
public final class ChoiceRowController<Value: Hashable>: BoundRowController<Value?>, ChoiceRow,
  FormRow, RepeatableRow
{
  public let choices: [Choice<Value>]
  public let footer: String?

  /// Creates a row with an optional value, which selecting the current choice again clears.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - selection: The selected value.
  ///   - choices: The choices.
  ///   - image: The image at the left.
  ///   - footer: The text below the list.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ selection: Binding<Value?>, _ choices: [Choice<Value>],
    image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) {
    self.init(label, selection, allowsNone: true, choices, image: image, footer: footer, id: id)
  }

  /// Creates a row with a nonoptional value.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - selection: The selected value.
  ///   - choices: The choices.
  ///   - image: The image at the left.
  ///   - footer: The text below the list.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ selection: Binding<Value>, _ choices: [Choice<Value>],
    image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) {
    self.init(
      label, selection.optional, allowsNone: false, choices, image: image, footer: footer, id: id)
  }

  private init(
    _ label: String, _ selection: Binding<Value?>, allowsNone: Bool, _ choices: [Choice<Value>],
    image: CellImage?, footer: String?, id: RowID?
  ) {
    self.choices = choices
    self.footer = footer
    super.init(label, selection, allowsNone: allowsNone, image: image, id: id)
  }
}

extension CellController {
  /// Creates a ``RowLibrary/ChoiceRowController`` with an optional value.
  public static func choice<Value: Hashable>(
    _ label: String, _ selection: Binding<Value?>, _ choices: [Choice<Value>],
    image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) -> ChoiceRowController<Value> where Self == ChoiceRowController<Value> {
    ChoiceRowController(label, selection, choices, image: image, footer: footer, id: id)
  }

  /// Creates a ``RowLibrary/ChoiceRowController``.
  public static func choice<Value: Hashable>(
    _ label: String, _ selection: Binding<Value>, _ choices: [Choice<Value>],
    image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) -> ChoiceRowController<Value> where Self == ChoiceRowController<Value> {
    ChoiceRowController(label, selection, choices, image: image, footer: footer, id: id)
  }
}
