/// Runs of groups of which there is nothing to see, remembered so that they are walked once.
///
/// Between the rows in view lie few of them, so few are kept.
struct EmptyGroups {
  private var runs: [Range<Int>] = []

  /// The most runs that are kept.
  private static let limit = 64

  /// The run that a group lies in; nil when nothing is known of it.
  func run(around group: Int) -> Range<Int>? {
    for run in runs where run.contains(group) { return run }
    return nil
  }

  /// Notes that nothing is to be seen of some groups.
  mutating func note(_ groups: Range<Int>) {
    guard !groups.isEmpty else { return }
    var whole = groups
    runs.removeAll { run in
      guard run.upperBound >= whole.lowerBound, run.lowerBound <= whole.upperBound else {
        return false
      }
      whole = min(whole.lowerBound, run.lowerBound)..<max(whole.upperBound, run.upperBound)
      return true
    }
    if runs.count == EmptyGroups.limit { runs.removeFirst() }
    runs.append(whole)
  }

  /// Forgets what is known of a group, which may have changed.
  mutating func forget(_ group: Int) {
    guard let index = runs.firstIndex(where: { $0.contains(group) }) else { return }
    let run = runs.remove(at: index)
    note(run.lowerBound..<group)
    note(group + 1..<run.upperBound)
  }

  /// Lets what is known follow groups that went, came and moved; nothing is known of those that moved.
  mutating func follow(_ changes: ListChanges) {
    let former = runs
    runs.removeAll(keepingCapacity: true)
    for run in former {
      let first = changes.stayed.partitionPoint { $0.old + $0.length <= run.lowerBound }
      for stayed in changes.stayed[first...].prefix(while: { $0.old < run.upperBound }) {
        let part = run.clamped(to: stayed.old..<stayed.old + stayed.length)
        let distance = stayed.new - stayed.old
        note(part.lowerBound + distance..<part.upperBound + distance)
      }
    }
  }

  /// Forgets everything.
  mutating func forgetAll() {
    runs.removeAll(keepingCapacity: true)
  }
}
