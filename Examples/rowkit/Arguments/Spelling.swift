/// Finds what a person meant to write.
enum Spelling {
  /// Returns the candidate that takes the fewest changes to be made of a word, the first of equals.
  ///
  /// One that begins with the word counts as near. Without candidates the word itself is returned.
  static func nearest(to word: String, among candidates: [String]) -> String {
    let word = word.lowercased()
    let ranked = candidates.map { candidate in
      let isBeginning = !word.isEmpty && candidate.hasPrefix(word)
      return (isBeginning ? 1 : distance(from: word, to: candidate), candidate)
    }
    return ranked.min { $0.0 < $1.0 }?.1 ?? word
  }

  /// Returns how many letters must be inserted, removed, replaced, or swapped with the next one,
  /// to make one word of another.
  ///
  /// The word is looked at up to its first 64 letters: nobody means something by more.
  static func distance(from first: String, to second: String) -> Int {
    let first = Array(first.prefix(64))
    let second = Array(second.prefix(64))
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
