/// A comparison of two texts line by line.
enum LineComparison {
  /// The number of lines around a difference that are shown.
  private static let context = 2

  /// The number of differing lines above which lines aren't matched with each other.
  private static let matchedCount = 2_000

  /// Returns the lines that differ, with those around them.
  ///
  /// Lines of the first text alone begin with a minus sign, lines of the second alone with a plus
  /// sign.
  static func text(from former: String, to later: String) -> String {
    let old = lines(of: former)
    let new = lines(of: later)
    let start = zip(old, new).prefix { isSame($0, $1) }.count
    let most = min(old.count, new.count) - start
    let end = min(most, zip(old.reversed(), new.reversed()).prefix { isSame($0, $1) }.count)
    let before = old[max(0, start - context)..<start].map { "  " + $0 }
    let after = old[(old.count - end)...].prefix(context).map { "  " + $0 }
    let middle = differences(
      Array(old[start..<old.count - end]), Array(new[start..<new.count - end]))
    return (before + middle + after).joined(separator: "\n")
  }

  /// Whether two lines have the same bytes.
  private static func isSame(_ line: String, _ other: String) -> Bool {
    line.utf8.elementsEqual(other.utf8)
  }

  /// Returns the lines of a text, with their ends shown if they aren't plain line feeds.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.last == "\r" ? String(line.dropLast()) + "␍" : String(line)
    }
  }

  private static func differences(_ old: [String], _ new: [String]) -> [String] {
    guard old.count + new.count <= matchedCount else {
      return old.map { "- " + $0 } + new.map { "+ " + $0 }
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
  ) -> [String] {
    var lines: [String] = []
    var place = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append("- " + line)
        continue
      }
      while place < new.count, inserted.contains(place) {
        lines.append("+ " + new[place])
        place += 1
      }
      lines.append("  " + line)
      place += 1
    }
    return lines + new[min(place, new.count)...].map { "+ " + $0 }
  }
}
