/// Suggestions for misspelled words.
package enum Spelling {
  /// Returns the candidate with the fewest edits from a word; of several, the one that begins with most
  /// of its letters, and of these the first one.
  ///
  /// A candidate that begins with the word counts as near. Returns `nil` if more than one letter and
  /// more than a third of the letters are different.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let word = word.lowercased()
    typealias Rank = (edits: Int, different: Int, name: String)
    let ranked = candidates.compactMap { candidate -> Rank? in
      let isBeginning = !word.isEmpty && candidate.hasPrefix(word)
      let edits = isBeginning ? 1 : distance(from: word, to: candidate)
      let length = min(comparedCount, max(word.count, candidate.count))
      guard edits <= max(1, length / 3) else { return nil }
      let different = -zip(word, candidate).prefix { $0 == $1 }.count
      return (edits, different, candidate)
    }
    return ranked.min { ($0.edits, $0.different) < ($1.edits, $1.different) }?.name
  }

  /// The number of letters of a word that are compared.
  private static let comparedCount = 64

  /// Returns the number of insertions, removals, replacements and swaps of adjacent letters that
  /// turn one word into another.
  ///
  /// Only the first 64 letters of a word are compared.
  package static func distance(from first: String, to second: String) -> Int {
    let first = Array(first.prefix(comparedCount))
    let second = Array(second.prefix(comparedCount))
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var current = [line + 1]
      for (column, other) in second.enumerated() {
        let replaced = last[column] + (letter == other ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        let isSwap = line > 0 && column > 0 && letter == second[column - 1]
        if isSwap, first[line - 1] == other { best = min(best, beforeLast[column - 1] + 1) }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
