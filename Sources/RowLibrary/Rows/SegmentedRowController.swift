/// A ready-made row with a few choices side by side.
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
