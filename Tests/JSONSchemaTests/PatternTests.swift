import JSONSchema
import TestTraits
import Testing

@Suite(.computes) struct PatternTests {
  private func matches(_ pattern: String, _ text: String) throws -> Bool? {
    try Pattern(pattern).matches(text)
  }

  @Test(arguments: [
    ("a", "xay"), ("^a$", "a"), ("^$", ""), ("^[a-z]{2,3}$", "abc"), ("^(a|bc)*$", "abcbca"),
    ("^(?:ab)?c$", "c"), ("^a.c$", "a😀c"), ("^..$", "😀😀"), (#"^\d+$"#, "0123"),
    (#"^\w+$"#, "aZ_9"), (#"^\s$"#, "\u{FEFF}"), (#"^\u{1F600}$"#, "😀"), (#"^\uD83D\uDE00$"#, "😀"),
    (#"^[\u{1F600}-\u{1F610}]$"#, "😀"), (#"\bcat\b"#, "a cat!"), (#"^\cA$"#, "\u{1}"),
    (#"^\p{Lu}\p{L}*$"#, "Éa"), (#"^\p{Letter}+$"#, "Ωж"), (#"^\P{Nd}$"#, "x"),
    (#"^\p{Script=Greek}+$"#, "αβγ"), (#"^[\p{Lu}\d]+$"#, "A1"), (#"^[^\s]+$"#, "ab"),
    ("^[^]$", "\n"), ("^(?=.*b)a", "ab"), ("^(?!.*b)a", "ac"), ("(?<=a)b", "ab"),
    ("(?<!a)b", "cb"), ("^(?=(?=a)ab)ab$", "ab"), ("x{0}", ""), ("^a{2}$", "aa"),
    ("^(a?){3}$", "a"), ("^(a*)*b$", "aab"), (#"^[\-\]]+$"#, "-]"), (#"^\/$"#, "/"),
    (#"^(.)\1$"#, "aa"), (#"^(?<x>ab)\k<x>$"#, "abab"), (#"^(?:(a)|b)*\1$"#, "ab"),
    (#"(a){0}\1"#, "x"), (#"^(?:(a){0}b)*(c)\1$"#, "bbc"),
  ])
  func `a text with a match is recognized`(_ pair: (String, String)) throws {
    #expect(try matches(pair.0, pair.1) == true, "\(pair)")
  }

  @Test(arguments: [
    ("^a$", "a\n"), ("^a$", "b\na"), ("^[a-z]{2,3}$", "abcd"), (".", "\n"), (".", "\u{2028}"),
    (#"^\d$"#, "߀"), (#"^\w$"#, "é"), ("[]", "a"), ("^(?=.*b)a", "ac"), ("^(?!.*b)a", "ab"),
    ("(?<=a)b", "cb"), ("(?<!a)b", "ab"), (#"^\p{Lu}$"#, "a"), (#"^(.)\1$"#, "ab"), ("A", "a"),
    (#"^\p{Script=Greek}+$"#, "abc"), (#"\Bcat"#, "cat"),
  ])
  func `a text without a match is recognized`(_ pair: (String, String)) throws {
    #expect(try matches(pair.0, pair.1) == false, "\(pair)")
  }

  @Test(arguments: [
    "(", ")", "[a", "a{2,1}", "*a", "a**", #"\a"#, #"\Z"#, "{1}", "]", "}", #"[b-a]"#, #"\2"#,
    #"(?<x>a)(?<x>b)"#, #"\k<y>"#, #"\p{Nope}"#, #"[\d-z]"#, #"\u{110000}"#, "(?#a)", #"\"#,
    "(?=a)*", #"\-"#, #"\08"#,
  ])
  func `a text that is no regular expression is refused`(_ text: String) {
    #expect(throws: PatternError.self) { try Pattern(text) }
  }

  @Test(arguments: [
    (#"^\a\-\:$"#, "a-:"), ("^a{$", "a{"), ("]}", "]}"), (#"^[\w-.]+$"#, "a-."), (#"^\101$"#, "A"),
    ("^(?=a)*b", "b"),
  ])
  func `the lenient syntax ignores needless backslashes`(_ pair: (String, String)) throws {
    #expect(throws: PatternError.self) { try Pattern(pair.0) }
    #expect(try Pattern(pair.0, syntax: .lenient).matches(pair.1) == true, "\(pair)")
  }

  @Test(arguments: ["^(a+)+$", "^(a|a)*$", "^(a*)*$", "(?=(a+)+$)b", "^(a?){100}a{100}$"])
  func `nested repetitions take linear time for texts without a match`(
    _ pattern: String
  ) throws {
    let text = String(repeating: "a", count: 5_000) + "!"
    #expect(try Pattern(pattern).matches(text) == false)
  }

  @Test func `a pattern that refers back gives up after its limit of steps`() throws {
    let pattern = try Pattern(#"^(a+)+\1$"#)
    #expect(pattern.matches(String(repeating: "a", count: 200) + "!") == nil)
    #expect(pattern.matches("aaaa") == true)
  }

  @Test func `a pattern with many groups keeps no copies of them`() throws {
    let groups = String(repeating: "()", count: 5_000)
    let pattern = try Pattern(groups + #"(?:(a))*\5001"#)
    #expect(pattern.matches(String(repeating: "a", count: 100)) == true)
    #expect(try Pattern(groups + #"(?:(a))*\5001!"#).matches(text(150_000)) == nil)
  }

  private func text(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test(arguments: [
    "((a{1000}){1000}){1000}", String(repeating: "(", count: 100_000), "((a{0}){99999}){99999}",
    "a{999999999999999999999}",
  ])
  func `a pattern that is too large is refused`(_ text: String) {
    #expect(throws: PatternError.self) { try Pattern(text) }
  }
}
