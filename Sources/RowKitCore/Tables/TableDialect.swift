/// A dialect of tables, such as forms, that a table controller queries and notifies.
@MainActor package protocol TableDialect: AnyObject {
  /// Whether constructing the groups again would lose what a person entered.
  var holdsChanges: Bool { get }

  /// Called with groups that were constructed, assigned or inserted, before they are shown.
  func willShow(_ groups: inout [TableGroup])

  /// Called before a row or the table handles a key.
  func willHandleKey()

  /// Called after a row or the table had the first chance to handle a key.
  func didHandleKey()

  /// Handles a key that neither a row nor the table uses, and returns whether it did.
  func handleLast(_ key: KeyPress) -> Bool

  /// The keys of the dialect, after those of the table.
  var dialectHints: [KeyHint] { get }

  /// Called after the screen has appeared.
  func screenWasShown()

  /// Called before the screen disappears.
  func screenWillHide()

  /// Called after the screen has left its navigation, whether the groups are kept or not.
  func screenWasLeft()

  /// Called after the groups were released because the screen left its navigation.
  func groupsWereReleased()

  /// Called after text editing has begun or ended.
  func textEditingDidChange()

  /// Called with the tokens of tracked code that has read models which changed.
  func modelsDidChange(_ tokens: Set<UInt64>)

  /// Called when a row comes into view.
  func willDisplay(_ row: any CellController, at path: RowPath)
}

extension TableDialect {
  package var holdsChanges: Bool { false }
  package func willShow(_ groups: inout [TableGroup]) {}
  package func willHandleKey() {}
  package func didHandleKey() {}
  package func handleLast(_ key: KeyPress) -> Bool { false }
  package var dialectHints: [KeyHint] { [] }
  package func screenWasShown() {}
  package func screenWillHide() {}
  package func screenWasLeft() {}
  package func groupsWereReleased() {}
  package func textEditingDidChange() {}
  package func modelsDidChange(_ tokens: Set<UInt64>) {}
  package func willDisplay(_ row: any CellController, at path: RowPath) {}
}

extension GenericTableController {
  /// Tells a row and the dialect that the row comes into view.
  func display(_ row: any CellController, in cell: TableCell, at path: RowPath) {
    ErasedRow.willDisplay(row, cell, context(at: path))
    dialect?.willDisplay(row, at: path)
  }
}

/// The models that the groups, rows and children of a table have read.
@MainActor package struct TableObserver {
  /// The signal that a model has changed.
  let signal = WakeSignal()

  /// The tracker of what is read, shared with the view.
  let tracker: ObservationTracker

  /// The expanded rows whose children have read models.
  var openChildren = OpenChildren()

  /// The number of consecutive frames in which rows changed what other rows read.
  private var rounds = 0

  /// The maximum number of consecutive frames that rows may request while being configured.
  private static let roundLimit = 16

  init() { tracker = ObservationTracker(signal: signal) }

  /// Runs code, and returns the token of the models that it read, or `nil` if it read none.
  package func track(kind: ObjectIdentifier, _ body: () -> Void) -> ObservationToken? {
    tracker.track(kind: kind, isReader: true, body)
  }

  /// Counts a frame in which models have changed.
  ///
  /// - Returns: Whether rows keep changing what other rows read, frame after frame, and the number
  ///   of these frames if this is the first one beyond the limit.
  mutating func countRound() -> (isEndless: Bool, reported: Int?) {
    rounds = signal.takeOwnDoing() ? rounds + 1 : 0
    let limit = TableObserver.roundLimit
    return (rounds >= limit, rounds == limit ? rounds : nil)
  }
}
