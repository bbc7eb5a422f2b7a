/// One of several rows that share a value, of which exactly one is selected.
@MainActor public protocol RadioRow: SelectableRow, ControlRow, DetailedRow {
  /// Whether the shared value equals the value of this row.
  var isChosen: Bool { get }

  /// Sets the shared value to the value of this row.
  func choose()
}

extension RadioRow {
  public func configure(_ cell: TableCell) {
    let (isChosen, detail) = (isChosen, detail)
    cell.show(label, detail: detail, mark: isChosen ? "◉" : "○", isMarked: isChosen, access: access)
    cell.accessibilityLabel = isChosen ? label + "\t" + SpokenText.Sign.checkmark.text : label
    cell.signs = isChosen ? [.checkmark] : []
    cell.spokenStates = isChosen ? [.selected] : []
    if let detail { cell.spokenStates.append(.other(detail)) }
  }

  public func selectionVerb(in words: LocalizedStrings) -> String { words[RowStrings.choose] }

  public func didSelect(_ row: RowContext) {
    guard !isChosen else { return }
    choose()
    row.reloadVisibleRows()
  }
}

/// A row that is one of several that share a value.
///
/// ```swift
/// TableGroup("Appearance", radio: $settings.appearance, [Choice("Light"), Choice("Dark")])
/// ```
public final class RadioRowController<Value: Hashable>: BoundRowController<Value>, RadioRow,
  FormRow
{
  /// The choice of this row.
  let choice: Value

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - selection: The value that all rows share. Any of the rows can provide it to a form.
  ///   - choice: The choice of this row.
  ///   - detail: Details on a second line.
  ///   - id: The row's identity across changes.
  public init(
    _ label: String, _ selection: Binding<Value>, choice: Value, detail: String? = nil,
    id: RowID? = nil
  ) {
    self.choice = choice
    // The rows of one value are not the same row, so none is named for the property.
    super.init(
      label, Binding(get: { selection.value }, set: { selection.value = $0 }), detail: detail,
      id: id)
  }

  public var isChosen: Bool { value == choice }

  public func choose() {
    value = choice
  }

  public var formValue: FormValue { FormValue(chosen: value) }
}

extension CellController {
  /// Creates a ``RowLibrary/RadioRowController``.
  public static func radio<Value: Hashable>(
    _ label: String, _ selection: Binding<Value>, choice: Value, detail: String? = nil,
    id: RowID? = nil
  ) -> RadioRowController<Value> where Self == RadioRowController<Value> {
    RadioRowController(label, selection, choice: choice, detail: detail, id: id)
  }
}

extension Array {
  /// Returns a radio row for each choice.
  ///
  /// If the shared value is `nil`, none is selected.
  @MainActor package func radioRows<Value>(_ selection: Binding<Value?>) -> [any CellController]
  where Element == Choice<Value> {
    map { choice in
      RadioRowController<Value?>(
        choice.title, selection, choice: choice.value, detail: choice.detail)
    }
  }
}

extension TableGroup {
  /// Creates a group of radio rows that share a value.
  ///
  /// If it is `nil`, none is selected.
  public init<Value: Hashable>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil,
    radio selection: Binding<Value?>, _ choices: [Choice<Value>]
  ) {
    self.init(header, footer: footer, id: id, rows: choices.radioRows(selection))
  }

  /// Creates a group of radio rows that share a value.
  public init<Value: Hashable>(
    _ header: String? = nil, footer: String? = nil, id: RowID? = nil,
    radio selection: Binding<Value>, _ choices: [Choice<Value>]
  ) {
    self.init(header, footer: footer, id: id, radio: selection.optional, choices)
  }
}
