/// A row that leads to a list of choices of which any number is selected.
///
/// An exclusive choice clears the others, and is cleared when another one is selected.
@MainActor public protocol MultipleChoiceRow<Value>: SelectableRow, ControlRow, ImageRow {
  /// The type of the values.
  associatedtype Value: Hashable

  /// The title of the row and of the list.
  var label: String { get }

  /// The choices.
  var choices: [Choice<Value>] { get }

  /// The selected values. Values that are not among the choices are kept but not shown.
  var selection: Set<Value> { get set }

  /// The text below the list. The default is `nil`.
  var footer: String? { get }

  /// The text shown while nothing is selected. The default is `nil`, which shows a dash.
  var placeholder: String? { get }
}

extension MultipleChoiceRow {
  public var footer: String? { nil }
  public var placeholder: String? { nil }
  public var isSelectable: Bool { access == .editable && !choices.isEmpty }
  public var searchText: String? { searchText(label, chosenTitles.joined(separator: "\t")) }

  private var chosenTitles: [String] {
    // Read once, since a row may compute it.
    let selection = selection
    return choices.filter { selection.contains($0.value) }.map(\.title)
  }

  /// The selected values, in the order of the choices.
  public var formValue: FormValue { FormValue(chosen: selection, among: choices) }

  public func question(_ row: RowContext) -> Question? {
    guard isSelectable else { return nil }
    let chosen = ChosenValue(self, row, \.selection)
    return Question(.several(choices, read: { chosen.value }, store: { chosen.store($0) }))
  }

  public func configure(_ cell: TableCell) {
    let chosen = chosenTitles
    let words = chosen.isEmpty ? Placeholder.text(placeholder ?? Placeholder.missingValue) : nil
    if let words {
      cell.signs = [placeholder.map { SpokenText.Sign(words, .placeholder($0)) } ?? .missingValue]
    }
    cell.show(
      label, value: choices.isEmpty ? nil : words ?? chosen.joined(separator: ", "), image: image,
      accessory: choices.isEmpty ? .none : .disclosureIndicator, access: access)
  }

  public func didSelect(_ row: RowContext) {
    let chosen = ChosenValue(self, row, \.selection)
    row.push(
      ChoiceListScreen(
        of: row, title: label, footer: footer, source: { chosen.current.map { ($0, $0.choices) } },
        allowsNone: true, follow: { chosen.follow($0) }, isChosen: { chosen.value.contains($0) },
        pick: { value, _ in
          chosen.store((chosen.current?.choices ?? []).toggling(value, in: chosen.value))
        }))
  }
}

/// A row that leads to a list of choices of which any number is selected.
///
/// ```swift
/// MultipleChoiceRowController("Repeat", $alarm.days, days, placeholder: "Never")
/// ```
public final class MultipleChoiceRowController<Value: Hashable>: BoundRowController<Set<Value>>,
  MultipleChoiceRow, FormRow, RepeatableRow
{
  public let choices: [Choice<Value>]
  public let placeholder: String?
  public let footer: String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - selection: The selected values. `nil` is shown as none.
  ///   - choices: The choices.
  ///   - placeholder: The text shown while nothing is selected, or `nil` for a dash.
  ///   - image: The image at the left.
  ///   - footer: The text below the list.
  ///   - id: The row's identity across changes.
  public init<Values: BindableValue<Set<Value>>>(
    _ label: String, _ selection: Binding<Values>, _ choices: [Choice<Value>],
    placeholder: String? = nil, image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) {
    self.choices = choices
    self.placeholder = placeholder
    self.footer = footer
    super.init(label, selection.asOptional.replacingNil(with: []), image: image, id: id)
  }

  public var selection: Set<Value> {
    get { value }
    set { value = newValue }
  }
}

extension CellController {
  /// Creates a ``RowLibrary/MultipleChoiceRowController``.
  public static func multipleChoice<Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ label: String, _ selection: Binding<Values>, _ choices: [Choice<Value>],
    placeholder: String? = nil, image: CellImage? = nil, footer: String? = nil, id: RowID? = nil
  ) -> MultipleChoiceRowController<Value> where Self == MultipleChoiceRowController<Value> {
    MultipleChoiceRowController(
      label, selection, choices, placeholder: placeholder, image: image, footer: footer, id: id)
  }
}

extension Array {
  /// Returns a row with a checkbox for each choice.
  ///
  /// Exclusive choices clear the others.
  @MainActor package func checkRows<Value>(_ selection: Binding<Set<Value>>) -> [any CellController]
  where Element == Choice<Value> {
    map { choice in
      let isChecked = Binding(
        get: { selection.value.contains(choice.value) },
        set: { isChecked in
          guard isChecked != selection.value.contains(choice.value) else { return }
          selection.value = toggling(choice.value, in: selection.value)
        })
      return .check(choice.title, isChecked, detail: choice.detail)
    }
  }
}

extension TableGroup {
  /// Creates a group of rows with checkboxes for a set of values.
  ///
  /// An exclusive choice clears the others. `nil` is shown as nothing checked.
  public init<Value: Hashable, Values: BindableValue<Set<Value>>>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil,
    checks selection: Binding<Values>, _ choices: [Choice<Value>]
  ) {
    self.init(
      header, footer: footer, id: id,
      rows: choices.checkRows(selection.asOptional.replacingNil(with: [])))
  }
}
