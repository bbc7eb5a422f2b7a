import JSONSchema
import TestTraits
import Testing

/// Patterns of a small alphabet, compared with a matcher that tries everything.
@Suite(.computes) struct PatternRandomTests {
  @Test func `random patterns match what a naive matcher matches`() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var numbers = Numbers(state: seed)
    let texts = ["", "a", "b", "ab", "ba", "aab", "abb", "bab", "aba b", "aabb", "b a"]
    for _ in 0..<4_000 {
      let node = Naive.random(depth: 3, &numbers)
      let pattern = try Pattern(node.text)
      for text in texts {
        let expected = node.matches(Array(text))
        #expect(pattern.matches(text) == expected, "\(node.text) in \"\(text)\", seed \(seed)")
      }
    }
  }

  @Test func `random patterns that refer back match what a naive matcher matches`() throws {
    let seed = UInt64.random(in: 0..<1_000_000)
    var numbers = Numbers(state: seed)
    for _ in 0..<1_500 {
      let (first, second) = (
        Naive.random(depth: 1, &numbers), Naive.random(depth: 1, &numbers)
      )
      let pattern = try Pattern("^(\(first.text))(?:\(second.text))\\1$")
      for text in ["", "aa", "aba", "abab", "bb", "aabaa", "abbab"] {
        let characters = Array(text)
        let expected = (0...characters.count).contains { end in
          first.ends(from: 0, characters).contains(end)
            && second.ends(from: end, characters).contains {
              Array(characters[$0...]) == Array(characters[..<end])
            }
        }
        #expect(pattern.matches(text) == expected, "\(pattern.text) in \"\(text)\", seed \(seed)")
      }
    }
  }
}

/// A generator of random numbers that can be repeated.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// A pattern with the set of places where a match that begins at a place can end.
private indirect enum Naive {
  case character(Character)
  case any
  case sequence(Naive, Naive)
  case choice(Naive, Naive)
  case repetition(Naive, least: Int, most: Int?, sign: String)
  case look(Naive, isAhead: Bool, isNegative: Bool)
  case start, end, word

  static func random(depth: Int, _ numbers: inout Numbers) -> Naive {
    let kind = Int.random(in: 0..<(depth == 0 ? 4 : 12), using: &numbers)
    func below() -> Naive { random(depth: depth - 1, &numbers) }
    switch kind {
    case 0, 1: return .character("a")
    case 2: return .character("b")
    case 3: return .any
    case 4, 5: return .sequence(below(), below())
    case 6: return .choice(below(), below())
    case 7: return .repetition(below(), least: 0, most: nil, sign: "*")
    case 8: return .repetition(below(), least: 1, most: 2, sign: "{1,2}")
    case 9:
      return .look(
        below(), isAhead: Bool.random(using: &numbers), isNegative: Bool.random(using: &numbers))
    case 10: return [.start, .end, .word][Int.random(in: 0..<3, using: &numbers)]
    default: return .repetition(below(), least: 0, most: 1, sign: "??")
    }
  }

  var text: String {
    switch self {
    case .character(let character): String(character)
    case .any: "."
    case .sequence(let first, let second): first.text + second.text
    case .choice(let first, let second): "(?:\(first.text)|\(second.text))"
    case .repetition(let node, _, _, let sign): "(?:\(node.text))\(sign)"
    case .look(let node, let isAhead, let isNegative):
      "(?\(isAhead ? "" : "<")\(isNegative ? "!" : "=")\(node.text))"
    case .start: "^"
    case .end: "$"
    case .word: #"\b"#
    }
  }

  func matches(_ text: [Character]) -> Bool {
    (0...text.count).contains { !ends(from: $0, text).isEmpty }
  }

  func ends(from start: Int, _ text: [Character]) -> Set<Int> {
    switch self {
    case .character(let character):
      return start < text.count && text[start] == character ? [start + 1] : []
    case .any: return start < text.count ? [start + 1] : []
    case .sequence(let first, let second):
      return first.ends(from: start, text).reduce(into: []) { ends, middle in
        ends.formUnion(second.ends(from: middle, text))
      }
    case .choice(let first, let second):
      return first.ends(from: start, text).union(second.ends(from: start, text))
    case .repetition(let node, let least, let most, _):
      return repeatedEnds(of: node, least, most, from: start, text)
    case .look(let node, let isAhead, let isNegative):
      let holds =
        isAhead
        ? !node.ends(from: start, text).isEmpty
        : (0...start).contains { node.ends(from: $0, text).contains(start) }
      return holds != isNegative ? [start] : []
    case .start: return start == 0 ? [0] : []
    case .end: return start == text.count ? [start] : []
    case .word: return isWord(start - 1, text) != isWord(start, text) ? [start] : []
    }
  }

  private func repeatedEnds(
    of node: Naive, _ least: Int, _ most: Int?, from start: Int, _ text: [Character]
  ) -> Set<Int> {
    var all: Set<Int> = least == 0 ? [start] : []
    var current: Set<Int> = [start]
    for count in 1...(most ?? text.count + 1) {
      current = current.reduce(into: []) { $0.formUnion(node.ends(from: $1, text)) }
      if count >= least { all.formUnion(current) }
    }
    return all
  }

  private func isWord(_ index: Int, _ text: [Character]) -> Bool {
    text.indices.contains(index) && text[index] != " "
  }
}
