/// A sequence of the lines of a text.
struct LineBreaker: Sequence, IteratorProtocol {
  private let text: String
  private let width: Int
  private var scanner: ClusterScanner
  private var isDone = false

  init(_ text: String, width: Int) {
    self.text = text
    self.width = Swift.max(1, width)
    scanner = ClusterScanner(Substring(text))
  }

  /// Returns the next line without trailing spaces, or `nil` after the last.
  mutating func next() -> Substring? {
    if isDone { return nil }
    var line = LineInProgress(start: scanner.position)
    while true {
      let start = scanner.position
      guard let cluster = scanner.next() else {
        isDone = true
        return text[line.start..<line.contentEnd]
      }
      if cluster.isNewline { return text[line.start..<line.contentEnd] }
      if cluster.isBreakingSpace {
        line.addSpace(cluster, end: scanner.position)
      } else if let lineEnd = line.add(cluster, from: start, to: scanner.position, width: width) {
        scanner.move(to: lineEnd.next)
        return text[line.start..<lineEnd.content]
      }
    }
  }
}

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

extension Cluster {
  /// Whether a line may break before and after the character, as in Chinese or Japanese.
  var isWide: Bool {
    let scalar = first
    return !scalar.isASCII && WidthClass(scalar) == .wide
  }

  /// Whether a line may break after the character within a word.
  var isHyphen: Bool { first == "-" || first == "\u{2010}" || first == "\u{2013}" }

  /// Whether the character is a letter or a digit.
  var isPartOfWord: Bool {
    let scalar = first
    if scalar.isASCII {
      let lowercased = scalar.value | 0x20
      return (0x61...0x7A).contains(lowercased) || (0x30...0x39).contains(scalar.value)
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Whether the character must not begin a line: closing marks, small kana, and characters that
  /// stick to the previous one.
  var closes: Bool {
    switch first {
    case "!", "%", ")", ",", ".", ":", ";", "?", "]", "}", "\u{A0}", "\u{202F}", "\u{2060}": true
    case "\u{2019}", "\u{201D}", "\u{2026}", "、", "。", "々", "〉", "》", "」", "』", "】", "〕": true
    case "〗", "〙", "〛", "〜", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ": true
    case "゛", "゜", "ゝ", "ゞ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ": true
    case "ヵ", "ヶ", "・", "ー", "ヽ", "ヾ", "！", "％", "）", "，", "．", "：", "；", "？": true
    case "］", "｝", "｡", "｣", "､", "･": true
    default: false
    }
  }

  /// Whether the character must not end a line: opening marks, and characters that stick to the
  /// next one.
  var opens: Bool {
    switch first {
    case "(", "[", "{", "$", "\u{A0}", "\u{202F}", "\u{2060}", "\u{2018}", "\u{201C}": true
    case "〈", "《", "「", "『", "【", "〔", "〖", "〘", "〚", "（", "［", "｛", "｢", "￥", "＄": true
    default: false
    }
  }
}
