/// A row with a few choices side by side, of which one is selected with the Left and Right keys.
///
/// If the label is empty, the segments fill the whole width. Delete clears an optional selection.
@MainActor
public protocol SegmentedRow<Value>: SingleChoiceRow, KeyRespondingRow, MouseRespondingRow {
  /// The value from which the first step starts while no choice is selected. The default is `nil`: the
  /// first step then selects the first choice.
  var startingValue: Value? { get }
}

extension SegmentedRow {
  public var startingValue: Value? { nil }

  /// Whether there is a choice that isn't selected.
  public var isSelectable: Bool {
    access == .editable && choices.contains { $0.value != value }
  }
  public var respondsToKeys: Bool {
    isSelectable || isClearable
  }
  public var keyHints: [KeyHint] {
    (isSelectable ? [KeyHint("← →", RowStrings.choose)] : []) + clearingHints
  }
  public func selectionVerb(in words: LocalizedStrings) -> String { words[RowStrings.nextChoice] }

  public func configure(_ cell: TableCell) {
    cell.show(control, access: access)
  }

  /// Selects the next choice, wrapping around after the last.
  public func didSelect(_ row: RowContext) {
    guard isSelectable else { return }
    choose(((start ?? -1) + 1) % choices.count, row)
  }

  public func handle(_ key: KeyPress, row: RowContext) -> Bool {
    switch key {
    case KeyPress(.left) where isSelectable: go(toChoiceAt: (start ?? 1) - 1, row)
    case KeyPress(.right) where isSelectable: go(toChoiceAt: (start ?? -1) + 1, row)
    default: return clear(by: key, row) { set(nil, row) }
    }
    return true
  }

  /// Selects the clicked choice.
  public func handle(_ event: MouseEvent, width: Int, row: RowContext) -> Bool {
    guard event.action == .press else { return false }
    if let place = control.inControl(event.point, width: width),
      let segment = segments.segment(at: place.point.column, width: place.width)
    {
      choose(segment, row)
    }
    return true
  }

  private var segments: SegmentsContent {
    SegmentsContent(choices.map(\.title), selected: place)
  }

  private var control: ControlContent {
    ControlContent(
      label, controlWidth: segments.width, neededWidth: segments.neededWidth, control: segments)
  }

  private var place: Int? { choices.firstIndex { $0.value == value } }

  /// The place from which a step starts.
  private var start: Int? {
    value == nil ? choices.firstIndex { $0.value == startingValue } : place
  }

  /// Selects a choice, or the one at the end if there is none further.
  private func go(toChoiceAt place: Int, _ row: RowContext) {
    let place = place.clamped(to: 0...max(0, choices.count - 1))
    go(to: choices.indices.contains(place) ? choices[place].value : value, row)
  }

  private func choose(_ place: Int, _ row: RowContext) {
    if choices.indices.contains(place) { set(choices[place].value, row) }
  }
}

/// A row with a few choices side by side.
///
/// ```swift
/// SegmentedRowController("Show", $calendar.view, [Choice("Day"), Choice("Week")])
/// ```
public final class SegmentedRowController<Value: Hashable>: BoundRowController<Value?>,
  SegmentedRow, FormRow, RepeatableRow
{
  public let choices: [Choice<Value>]

  /// Creates a row with an optional value, which Delete clears.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - selection: The selected value.
  ///   - choices: The choices.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ selection: Binding<Value?>, _ choices: [Choice<Value>], id: RowID? = nil
  ) {
    self.init(label, selection, allowsNone: true, choices, id: id)
  }

  /// Creates a row with a nonoptional value.
  ///
  /// - Parameters:
  ///   - label: The title of the row.
  ///   - selection: The selected value.
  ///   - choices: The choices.
  ///   - id: The row's identity across changes.
  public convenience init(
    _ label: String, _ selection: Binding<Value>, _ choices: [Choice<Value>], id: RowID? = nil
  ) {
    self.init(label, selection.optional, allowsNone: false, choices, id: id)
  }

  private init(
    _ label: String, _ selection: Binding<Value?>, allowsNone: Bool, _ choices: [Choice<Value>],
    id: RowID?
  ) {
    self.choices = choices
    super.init(label, selection, allowsNone: allowsNone, id: id)
  }
}

extension CellController {
  /// Creates a ``RowLibrary/SegmentedRowController`` with an optional value.
  public static func segmented<Value: Hashable>(
    _ label: String, _ selection: Binding<Value?>, _ choices: [Choice<Value>], id: RowID? = nil
  ) -> SegmentedRowController<Value> where Self == SegmentedRowController<Value> {
    SegmentedRowController(label, selection, choices, id: id)
  }

  /// Creates a ``RowLibrary/SegmentedRowController``.
  public static func segmented<Value: Hashable>(
    _ label: String, _ selection: Binding<Value>, _ choices: [Choice<Value>], id: RowID? = nil
  ) -> SegmentedRowController<Value> where Self == SegmentedRowController<Value> {
    SegmentedRowController(label, selection, choices, id: id)
  }
}
