/// A row with choices of which one is selected.
///
/// ``ChoiceRow``, ``InlineChoiceRow`` and ``SegmentedRow`` refine this protocol.
@MainActor public protocol SingleChoiceRow<Value>: SelectableRow, ControlRow {
  /// The type of the values.
  associatedtype Value: Hashable

  /// The title of the row.
  var label: String { get }

  /// The choices.
  var choices: [Choice<Value>] { get }

  /// The selected value, or `nil` for none. A value that is not among the choices is not shown.
  var selection: Value? { get set }

  /// Whether a person can clear the selection. The default is `false`.
  var allowsNone: Bool { get }
}

extension SingleChoiceRow {
  public var allowsNone: Bool { false }
  public var isSelectable: Bool { access == .editable && !choices.isEmpty }
  public var searchText: String? { searchText(label, choices.text(of: selection)) }
  public var formValue: FormValue { FormValue(chosen: selection) }

  public func question(_ row: RowContext) -> Question? {
    guard isSelectable else { return nil }
    let chosen = ChosenValue(self, row, \.selection)
    return .choice(choices, now: selection, allowsNone: allowsNone) { chosen.choose($0) }
  }

  /// Stores a value that a person selected, or clears the selection if it was selected before.
  func pick(_ value: Value) {
    if value != selection { selection = value } else if allowsNone { selection = nil }
  }
}
