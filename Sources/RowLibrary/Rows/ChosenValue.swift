/// A value of a row that a person changes apart from the row, in a list or by an answer.
///
/// The value is stored in the row that stands for the record now, or in the first one if the record has
/// left the table. A value that was changed elsewhere is kept.
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

  /// Stores a value, or shows a message if the current one was changed elsewhere.
  package func store(_ wanted: Value) {
    guard refusal == nil else { return context.showChoiceRefusal() }
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

  private var refusal: String? {
    known.isCutOff(from: value) ? context.words.forms.refusals.choiceNotStored : nil
  }

  private var row: Row { context.row as? Row ?? first }
}

extension RowContext {
  /// Shows that a choice isn't stored, because the value was changed elsewhere.
  func showChoiceRefusal() {
    stage?.showMessage(words.forms.refusals.choiceNotStored)
  }
}
