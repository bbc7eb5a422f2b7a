/// A line being filled, and the last position at which it can end.
struct LineInProgress {
  /// The end of a line and the beginning of the next one, after the spaces between them.
  struct End {
    /// The end of the visible text.
    let content: String.Index

    /// The start of the next line.
    let next: String.Index
  }

  /// The start of the line.
  let start: String.Index

  /// The end of the last character that is not a space.
  private(set) var contentEnd: String.Index

  private var column = 0
  private var end: End?
  private var previous: Cluster?
  private var isBehindHyphen = false

  init(start: String.Index) {
    self.start = start
    contentEnd = start
  }

  /// Adds a space, which may exceed the width because it isn't drawn at the end of a line.
  mutating func addSpace(_ space: Cluster, end position: String.Index) {
    column += columns(of: space)
    end = End(content: contentEnd, next: position)
    previous = nil
    isBehindHyphen = false
  }

  /// Adds a character, or returns the end of the line if the character doesn't fit.
  mutating func add(
    _ cluster: Cluster, from position: String.Index, to next: String.Index, width: Int
  ) -> End? {
    if canBreak(before: cluster) { end = End(content: position, next: position) }
    let columns = columns(of: cluster)
    if column + columns > width && column > 0 {
      return end ?? End(content: position, next: position)
    }
    column += columns
    contentEnd = next
    isBehindHyphen = cluster.isHyphen && previous?.isPartOfWord == true
    previous = cluster
    return nil
  }

  private func columns(of cluster: Cluster) -> Int {
    if case .scalar("\t") = cluster { return 8 - column % 8 }
    return TextWidth.width(of: cluster)
  }

  private func canBreak(before cluster: Cluster) -> Bool {
    guard let previous else { return false }
    if isBehindHyphen { return cluster.isPartOfWord }
    guard cluster.isWide || previous.isWide else { return false }
    return !cluster.closes && !previous.opens
  }
}
