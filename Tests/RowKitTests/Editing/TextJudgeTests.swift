import RowKit
import Testing

@testable import RowKitMachines

/// Checks of texts that a key changed, or didn't.
struct TextJudgeTests {
  /// Returns whether a key may make another text of `abc`, with the caret before `c`, after undoing that
  /// could restore `old`.
  private func accepts(_ key: String, _ text: String) throws -> Bool {
    var judge = TextJudge()
    judge.note("old")
    let key = try #require(KeyPress(key))
    return judge.violation(
      .key(key), FieldText(text: "abc", selection: 2..<2, refusal: nil),
      FieldText(text: text, selection: 0..<0, refusal: nil), isMultiline: false) == nil
  }

  @Test(arguments: ["backspace", "ctrl+h", "alt+backspace", "ctrl+w", "ctrl+u"])
  func `a deleting key may delete what is next to the caret, but not restore a text`(
    key: String
  ) throws {
    #expect(try accepts(key, "ac"))
    #expect(try !accepts(key, "bc"))
    #expect(try !accepts(key, "old"))
  }

  @Test(arguments: ["ctrl+_", "ctrl+/", "alt+/", "ctrl+shift+z"])
  func `a key that undoes may restore a text, but not delete one`(key: String) throws {
    #expect(try accepts(key, "old"))
    #expect(try !accepts(key, "ac"))
  }

  @Test(arguments: ["left", "right", "home", "end", "shift+left", "alt+b", "alt+a", "up", "escape"])
  func `a key that moves changes nothing`(key: String) throws {
    #expect(try accepts(key, "abc"))
    #expect(try !accepts(key, "ac"))
    #expect(try !accepts(key, "old"))
  }
}
