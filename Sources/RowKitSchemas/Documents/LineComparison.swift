import JSONText

/// A comparison of two texts line by line.
enum LineComparison {
  /// The number of lines around a difference that are shown.
  private static let context = 2

  /// The number of differing lines above which lines aren't matched with each other.
  private static let matchedCount = 2_000

  /// A line of one of the texts, or of both.
  struct Line: Hashable {
    /// The texts that have a line.
    enum Owner: Hashable {
      case both, first, second
    }

    let owner: Owner
    let text: String

    init(_ text: String, of owner: Owner) {
      self.text = text
      self.owner = owner
    }
  }

  /// Returns the lines that differ, with those around them.
  static func lines(from former: String, to later: String) -> [Line] {
    let old = lines(of: former)
    let new = lines(of: later)
    let start = zip(old, new).prefix { isSame($0, $1) }.count
    let most = min(old.count, new.count) - start
    let end = min(most, zip(old.reversed(), new.reversed()).prefix { isSame($0, $1) }.count)
    let before = old[max(0, start - context)..<start].map { Line($0, of: .both) }
    let after = old[(old.count - end)...].prefix(context).map { Line($0, of: .both) }
    let middle = differences(
      Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
    return before + middle + after
  }

  /// Whether two lines have the same bytes.
  private static func isSame(_ line: String, _ other: String) -> Bool {
    line.isExactly(other)
  }

  /// Returns the lines of a text, with their ends shown if they aren't plain line feeds.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.last == "\r" ? String(line.dropLast()) + "␍" : String(line)
    }
  }

  private static func differences(_ old: [String], _ new: [String]) -> [Line] {
    guard old.count + new.count <= matchedCount else {
      return old.map { Line($0, of: .first) } + new.map { Line($0, of: .second) }
    }
    let difference = new.difference(from: old, by: isSame)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return merged(old, removed, new, inserted)
  }

  private static func merged(
    _ old: [String], _ removed: Set<Int>, _ new: [String], _ inserted: Set<Int>
  ) -> [Line] {
    var lines: [Line] = []
    var place = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append(Line(line, of: .first))
        continue
      }
      while place < new.count, inserted.contains(place) {
        lines.append(Line(new[place], of: .second))
        place += 1
      }
      lines.append(Line(line, of: .both))
      place += 1
    }
    return lines + new[min(place, new.count)...].map { Line($0, of: .second) }
  }
}
