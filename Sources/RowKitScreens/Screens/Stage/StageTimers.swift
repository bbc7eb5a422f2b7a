/// Scheduled actions, ordered by time.
@MainActor struct StageTimers {
  private struct Entry {
    let number: Int
    let deadline: Duration
    let action: () -> Void
  }

  private var entries: [Entry] = []
  private var lastNumber = 0

  /// The time of the next action, or `nil` if there is none.
  var nextDeadline: Duration? { entries.first?.deadline }

  /// Schedules an action at a time and returns a number that cancels it.
  mutating func schedule(at deadline: Duration, _ action: @escaping () -> Void) -> Int {
    lastNumber += 1
    let index = entries.firstIndex { $0.deadline > deadline } ?? entries.endIndex
    entries.insert(Entry(number: lastNumber, deadline: deadline, action: action), at: index)
    return lastNumber
  }

  /// Cancels an action by its number.
  ///
  /// Does nothing if it was performed.
  mutating func cancel(_ number: Int) {
    entries.removeAll { $0.number == number }
  }

  /// Removes and returns the actions that are due, in order.
  mutating func takeDue(at now: Duration) -> [() -> Void] {
    guard let first = entries.first, first.deadline <= now else { return [] }
    let due = entries.prefix { $0.deadline <= now }
    entries.removeFirst(due.count)
    return due.map(\.action)
  }
}
