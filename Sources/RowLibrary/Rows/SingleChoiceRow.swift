/// A row with choices of which one is selected.
///
/// ``ChoiceRow``, ``InlineChoiceRow`` and ``SegmentedRow`` refine this protocol.
///
/// A value that is not among the choices is not shown.
@MainActor public protocol SingleChoiceRow<Value>: SelectableRow, OptionalValueRow
where Value: Hashable {
  /// The choices.
  var choices: [Choice<Value>] { get }
}

extension SingleChoiceRow {
  public var isSelectable: Bool { access == .editable && !choices.isEmpty }
  public var searchText: String? { searchText(label, choices.text(of: value)) }

  public func question(_ row: RowContext) -> Question? {
    guard isSelectable else { return nil }
    let chosen = ChosenValue(self, row, \.value)
    return .choice(choices, now: value, allowsNone: allowsNone) { chosen.choose($0) }
  }

  /// Stores a value that a person selected, or clears the selection if it was selected before.
  func pick(_ wanted: Value) {
    if wanted != value { value = wanted } else if allowsNone { value = nil }
  }
}
