/// Consecutive rows that two lists share.
@usableFromInline package struct CommonRun: Equatable, Sendable {
  /// The position of the first row in the old list.
  package let old: Int

  /// The position of the first row in the new list.
  package let new: Int

  /// The number of rows, at least 1.
  package let length: Int

  package init(old: Int, new: Int, length: Int) {
    self.old = old
    self.new = new
    self.length = length
  }

  /// The rows in the old list.
  var oldRows: Range<Int> { old..<old + length }

  /// The rows in the new list.
  var newRows: Range<Int> { new..<new + length }
}

extension PieceTree {
  /// Returns the rows of a range that are known to be rows of a range of an old list, wherever they
  /// are, ascending by new position.
  ///
  /// No row is visited: the cost is O(k log k) in the number k of runs. A collection with rows that
  /// one of the lists contains twice is left out.
  ///
  /// - Parameters:
  ///   - range: The rows to look for.
  ///   - old: The old list.
  ///   - oldRange: The rows of the old list to look at.
  ///   - source: Returns the identity of the collection from which a collection was taken, and the
  ///     index of its first row there.
  /// - Returns: The common runs, none of which overlap.
  package func commonRuns(
    in range: Range<Int>, with old: PieceTree, in oldRange: Range<Int>,
    source: (Base) -> (id: ObjectIdentifier, offset: Int)
  ) -> [CommonRun] {
    let mine = spans(in: range, source)
    let theirs = Span.bySource(old.spans(in: oldRange, source))
    let common = Span.bySource(mine).filter { source, spans in
      guard let others = theirs[source] else { return false }
      return !Span.overlap(spans) && !Span.overlap(others)
    }
    return mine.flatMap { span in
      common[span.source] == nil ? [] : span.common(with: theirs[span.source] ?? [])
    }
  }

  private func spans(
    in range: Range<Int>, _ source: (Base) -> (id: ObjectIdentifier, offset: Int)
  ) -> [Span] {
    var spans: [Span] = []
    var position = range.lowerBound
    self[range].forEachPiece { base, ordinals in
      let (id, offset) = source(base)
      let rows = offset + ordinals.lowerBound..<offset + ordinals.upperBound
      spans.append(Span(source: id, rows: rows, position: position))
      position += ordinals.count
    }
    return spans
  }
}

/// A run of a list, as rows of the collection from which it was taken.
private struct Span {
  let source: ObjectIdentifier
  let rows: Range<Int>
  let position: Int

  /// Returns spans by their source, ascending by row.
  static func bySource(_ spans: [Span]) -> [ObjectIdentifier: [Span]] {
    Dictionary(grouping: spans, by: \.source).mapValues {
      $0.sorted { $0.rows.lowerBound < $1.rows.lowerBound }
    }
  }

  /// Returns whether a row belongs to several spans of one source, which are ascending by row.
  static func overlap(_ spans: [Span]) -> Bool {
    zip(spans, spans.dropFirst()).contains { $0.rows.upperBound > $1.rows.lowerBound }
  }

  /// Returns the rows in old spans of the same source, which are ascending by row.
  func common(with old: [Span]) -> [CommonRun] {
    let first = old.partitionPoint { $0.rows.upperBound <= rows.lowerBound }
    return old[first...].prefix { $0.rows.lowerBound < rows.upperBound }.map { other in
      let rows = rows.clamped(to: other.rows)
      return CommonRun(
        old: other.position + rows.lowerBound - other.rows.lowerBound,
        new: position + rows.lowerBound - self.rows.lowerBound, length: rows.count)
    }
  }
}
