extension LocalizedStrings {
  /// Replaces each `%` of a sentence with the next value, or with the last one if none is left.
  package static func fill(_ sentence: String, _ values: String...) -> String {
    var result = ""
    var rest = sentence.utf8[...]
    var next = 0
    // By bytes, because a key that has no effect fills a sentence, and keys arrive by hundreds.
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += Substring(rest[..<sign])
      if !values.isEmpty { result += values[next] }
      next = min(next + 1, values.count - 1)
      rest = rest[rest.index(after: sign)...]
    }
    return result + Substring(rest)
  }
}
