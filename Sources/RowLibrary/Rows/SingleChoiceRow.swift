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

/// A value of a row that a person changes apart from the row, in a list or by an answer.
///
/// The value is stored in the row that stands for the record now, or in the first one if the record has
/// left the table. A value that was changed elsewhere is kept, as is that of a disabled row.
@MainActor package final class ChosenValue<Row: CellController, Value: Equatable> {
  private let first: Row
  private let context: RowContext
  private let path: ReferenceWritableKeyPath<Row, Value>
  private let known: KnownValue<Value>

  /// Creates the value of a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - context: The context of the row, which finds it again if its object is recreated.
  ///   - path: The property of the row.
  package init(
    _ row: Row, _ context: RowContext, _ path: ReferenceWritableKeyPath<Row, Value>
  ) {
    first = row
    self.context = context
    self.path = path
    known = KnownValue(row[keyPath: path])
  }

  /// The current value.
  package var value: Value { row[keyPath: path] }

  /// Stores a value, or shows why the row refuses it.
  package func store(_ wanted: Value) {
    if let refusal { return context.showMessage(refusal) }
    row[keyPath: path] = wanted
    known.didStore(wanted, current: value)
    context.reloadVisibleRows()
  }

  /// Stores a value like ``store(_:)``, unless it is the current one.
  package func choose(_ wanted: Value) {
    if wanted != value { store(wanted) }
  }

  /// Stores a value other than the current one and returns `nil`, or returns the reason why it isn't
  /// stored.
  package func answer(_ wanted: Value) -> String? {
    guard wanted != value else { return nil }
    if let refusal { return refusal }
    store(wanted)
    return nil
  }

  /// Calls a closure that makes a change for the person, such as undoing one, and returns its result.
  ///
  /// The value after it is that of the person, unless the one before it was changed elsewhere.
  func follow(_ change: () -> Bool) -> Bool {
    let isKnown = refusal == nil
    let isDone = change()
    if isKnown, isDone { known.startAgain(with: value) }
    return isDone
  }

  private var refusal: String? {
    known.refusal(of: row, now: value).map { context.words[$0] }
  }

  /// The row that stands for the record now, the first one if the record has left the table, or `nil` if
  /// a row of another kind stands for it.
  var current: Row? { context.row.map { $0 as? Row } ?? first }

  private var row: Row { current ?? first }
}

/// The value with which a person began to choose, in a list or a picker.
///
/// A value that is neither this one nor one that was stored for the person was changed elsewhere, or
/// belongs to another record: a binding to a position may refer to another one after a change.
@MainActor final class KnownValue<Value: Equatable> {
  private var value: Value?

  /// The values that were stored and that the row didn't have yet when it was asked.
  private var pending: [Value] = []

  /// Creates a record of a value, or of the first one that is noted.
  init(_ value: Value? = nil) {
    self.value = value
  }

  /// Records the value with which a person begins, unless there is one.
  func note(_ current: Value) {
    if value == nil { value = current }
  }

  /// Forgets pending values and begins with another value.
  func startAgain(with current: Value) {
    value = current
    pending.removeAll()
  }

  /// Returns why a row takes no choice for its current value, or `nil` if it does: it is disabled, or its
  /// value was changed elsewhere.
  func refusal(of row: any CellController, now current: Value) -> RefusalStrings? {
    if let row = row as? any ControlRow, row.access != .editable { return .isDisabled }
    return isCutOff(from: current) ? .choiceNotStored : nil
  }

  /// Returns whether a value was changed elsewhere.
  func isCutOff(from current: Value) -> Bool {
    guard let value else { return false }
    return !KnownValue.isSame(current, value)
      && !pending.contains { KnownValue.isSame(current, $0) }
  }

  /// Returns whether two values are equal, or both are values that don't equal themselves, such as NaN.
  static func isSame(_ one: Value, _ other: Value) -> Bool {
    one == other || one != one && other != other
  }

  /// Records that a value was stored.
  ///
  /// - Parameters:
  ///   - stored: The stored value.
  ///   - current: The value of the row after that.
  func didStore(_ stored: Value, current: Value) {
    value = current
    if current == stored { pending.removeAll() } else { pending.append(stored) }
  }
}
