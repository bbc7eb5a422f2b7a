/// The models that the groups, rows and children of a table have read.
@MainActor struct TableObserver {
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

  init() {
    tracker = ObservationTracker(signal: signal)
  }

  /// Runs code, and returns the token of the models that it read, or `nil` if it read none.
  func track(kind: ObjectIdentifier, _ body: () -> Void) -> ObservationToken? {
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

/// The rows whose children read models, including rows that are collapsed again.
@MainActor struct OpenChildren {
  private struct Entry {
    /// The row, which its group or the view owns.
    weak var row: (any ExpandableRow)?
    let token: ObservationToken
  }

  private var entries: [Entry] = []

  /// Records the token of the models that the children of a row read, or `nil` for none.
  mutating func note(_ row: any ExpandableRow, _ token: ObservationToken?) {
    remove { $0.row == nil || $0.row === row }
    if let token { entries.append(Entry(row: row, token: token)) }
  }

  /// Removes and returns the rows whose children read something that has changed.
  mutating func take(_ changed: Set<UInt64>) -> [any ExpandableRow] {
    guard !entries.isEmpty else { return [] }
    let rows = entries.filter { changed.contains($0.token.number) }.compactMap(\.row)
    remove { changed.contains($0.token.number) }
    return rows
  }

  /// Stops observing all children.
  mutating func removeAll() {
    remove { _ in true }
  }

  private mutating func remove(where isRemoved: (Entry) -> Bool) {
    for entry in entries where isRemoved(entry) { entry.token.end() }
    entries.removeAll(where: isRemoved)
  }
}
