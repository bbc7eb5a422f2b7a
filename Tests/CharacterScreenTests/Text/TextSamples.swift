/// A generator of texts from parts that are hard to draw, for random tests.
struct TextSamples {
  private var state: UInt64

  private static let parts: [String] = [
    "a", "b", "Z", "0", "9", " ", " ", "  ", "-", ".", "\t", "\n", "\r\n", "\r", "\u{85}",
    "é", "e\u{301}", "\u{301}", "ß", "Ł", "İ", "æ", "ﬁ", "я", "Ω", "東", "京", "。", "「", "が", "한",
    "\u{1100}\u{1161}", "\u{1161}", "กำ", "क्षि", "\u{903}", "👍🏽", "🇯🇵", "🇯", "👩‍👩‍👧", "❤️",
    "1️⃣", "\u{200B}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{E0041}", "\u{1B}[31m", "\u{9B}",
    "\u{2028}", "\u{FEFF}", "\u{FFFE}", "\u{E000}",
  ]

  init(seed: UInt64) {
    state = seed
  }

  /// Returns a text of up to a number of parts.
  mutating func text(upTo count: Int = 12) -> String {
    var text = ""
    for _ in 0..<number(below: count + 1) {
      text += TextSamples.parts[number(below: TextSamples.parts.count)]
    }
    return text
  }

  /// Returns a number from 0 up.
  mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

/// All Unicode scalars.
let allScalars: [Unicode.Scalar] = {
  var scalars: [Unicode.Scalar] = []
  var value: UInt32 = 0
  // A loop as plain as this one, because a million steps of a lazy sequence take a second.
  while value <= 0x10FFFF {
    if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    value += 1
  }
  return scalars
}()
