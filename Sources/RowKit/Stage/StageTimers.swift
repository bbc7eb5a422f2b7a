/// What is to happen at later times, the next of them first.
@MainActor struct StageTimers {
  private struct Entry {
    let number: Int
    let deadline: Duration
    let action: () -> Void
  }

  private var entries: [Entry] = []
  private var lastNumber = 0

  /// When the next of them is due; nil when there is none.
  var nextDeadline: Duration? { entries.first?.deadline }

  /// Has something done at a time; returns a number to cancel it by.
  mutating func schedule(at deadline: Duration, _ action: @escaping () -> Void) -> Int {
    lastNumber += 1
    let index = entries.firstIndex { $0.deadline > deadline } ?? entries.endIndex
    entries.insert(Entry(number: lastNumber, deadline: deadline, action: action), at: index)
    return lastNumber
  }

  /// Gives up what has a number; does nothing if it was done.
  mutating func cancel(_ number: Int) {
    entries.removeAll { $0.number == number }
  }

  /// Takes out what is due, in order.
  mutating func takeDue(at now: Duration) -> [() -> Void] {
    guard let first = entries.first, first.deadline <= now else { return [] }
    let due = entries.prefix { $0.deadline <= now }
    entries.removeFirst(due.count)
    return due.map(\.action)
  }
}
