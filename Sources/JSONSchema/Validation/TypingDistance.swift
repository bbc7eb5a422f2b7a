/// The number of typing mistakes that turn one word into another.
struct TypingDistance {
  /// The number of inserted, removed and replaced characters, or more than the limit.
  let value: Int

  init(_ left: String, _ right: String, limit: Int) {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    guard abs(left.count - right.count) <= limit, left.count <= 100 else {
      value = limit + 1
      return
    }
    var row = Array(0...right.count)
    for (index, scalar) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let replaced = diagonal + (scalar == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    value = row[right.count]
  }

  /// Returns the known word within two mistakes of another one, or `nil`.
  static func nearest(_ word: String, _ known: [String]) -> String? {
    let limit = min(2, word.unicodeScalars.count / 2)
    return known.map { (TypingDistance(word, $0, limit: limit).value, $0) }
      .filter { $0.0 <= limit }.min { $0 < $1 }?.1
  }
}
