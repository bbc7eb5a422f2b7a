/// The matches of a shorter pattern, which are all that a longer one has to search among the rows
/// that the shorter one has searched.
package struct MatchCandidates: Sendable {
  private var below: ArraySlice<RowPath>
  private var above: ArraySlice<RowPath>

  /// Whether the next candidate is one below the start.
  private var goesDown = true

  /// Creates candidates from the matches of a search, and those that it still had to search.
  package init(_ matches: MatchList, _ rest: MatchCandidates?) {
    let (below, above) = matches.outward
    self.below = below[...]
    self.above = above[...]
    if let rest {
      self.below += rest.below
      self.above += rest.above
    }
  }

  /// The number of candidates that remain.
  package var count: Int { below.count + above.count }

  /// The candidates that remain, in no particular order.
  package var rest: [RowPath] { Array(below + above) }

  /// Returns the next candidate below or above the start, alternately as long as there are both, or
  /// `nil` if none remains.
  package mutating func next() -> (path: RowPath, isDown: Bool)? {
    let isDown = above.isEmpty || (goesDown && !below.isEmpty)
    goesDown = !isDown
    return (isDown ? below.popFirst() : above.popFirst()).map { ($0, isDown) }
  }
}
