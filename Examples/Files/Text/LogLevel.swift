/// The severity of a line of a log.
public enum LogLevel: Int, CaseIterable, Comparable, Sendable {
  case trace, debug, info, warning, error, fatal

  private static let words: [(String, LogLevel)] = [
    ("fatal", .fatal), ("critical", .fatal), ("crit", .fatal), ("panic", .fatal),
    ("emerg", .fatal), ("alert", .fatal),
    ("error", .error), ("err", .error), ("severe", .error),
    ("warning", .warning), ("warn", .warning),
    ("info", .info), ("notice", .info),
    ("debug", .debug), ("trace", .trace), ("verbose", .trace),
  ]

  /// The number of bytes examined in a line.
  private static let reach = 256

  /// Finds the level named near the beginning of a line as a separate word: in capitals, in
  /// brackets, or as the value of a key such as `level`.
  ///
  /// Returns nil if there is none.
  public init?(line bytes: [UInt8]) {
    let bytes = bytes.prefix(LogLevel.reach)
    var place = 0
    while place < bytes.count {
      guard LogLevel.isLetter(bytes[place]) else {
        place += 1
        continue
      }
      var end = place
      while end < bytes.count, LogLevel.isLetter(bytes[end]) { end += 1 }
      if let level = LogLevel.level(bytes, place..<end) {
        self = level
        return
      }
      place = end
    }
    return nil
  }

  public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }

  private static func level(_ bytes: ArraySlice<UInt8>, _ word: Range<Int>) -> LogLevel? {
    guard (3...8).contains(word.count) else { return nil }
    let isCapital = bytes[word].allSatisfy { $0 < 0x61 }
    guard isCapital || isMarked(bytes, word) else { return nil }
    return words.first { name, _ in
      name.utf8.count == word.count && zip(name.utf8, bytes[word]).allSatisfy { $0 == $1 | 0x20 }
    }?.1
  }

  /// Whether a word is in brackets or after a key for levels.
  private static func isMarked(_ bytes: ArraySlice<UInt8>, _ word: Range<Int>) -> Bool {
    guard word.lowerBound > 0 else { return false }
    let before = bytes[word.lowerBound - 1]
    if before == 0x5B || before == 0x3C { return true }
    let keys = ["level", "lvl", "severity"]
    let head = bytes[..<word.lowerBound].reversed().drop { !isLetter($0) }
    let gap = word.lowerBound - head.count
    guard (1...4).contains(gap) else { return false }
    return keys.contains { key in
      zip(key.utf8.reversed(), head).allSatisfy { $0 == $1 | 0x20 } && head.count >= key.utf8.count
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }
}
