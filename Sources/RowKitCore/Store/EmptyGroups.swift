/// Runs of consecutive groups that show nothing, cached so that they are skipped in one step.
///
/// Few such runs lie between visible rows, so a few are enough.
struct EmptyGroups {
  private var runs: [Range<Int>] = []

  /// The maximum number of cached runs.
  private static let limit = 64

  /// Returns the cached run that contains a group, or `nil` if there is none.
  func run(around group: Int) -> Range<Int>? {
    for run in runs where run.contains(group) { return run }
    return nil
  }

  /// Records that a range of groups shows nothing.
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

  /// Forgets a group, which may have changed.
  mutating func forget(_ group: Int) {
    guard let index = runs.firstIndex(where: { $0.contains(group) }) else { return }
    let run = runs.remove(at: index)
    note(run.lowerBound..<group)
    note(group + 1..<run.upperBound)
  }

  /// Forgets everything.
  mutating func forgetAll() {
    runs.removeAll(keepingCapacity: true)
  }
}
