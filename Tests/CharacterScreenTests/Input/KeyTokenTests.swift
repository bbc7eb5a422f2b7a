import CharacterScreen
import Testing

struct KeyTokenTests {
  @Test(arguments: [
    ("ctrl+shift+up", "ctrl+shift+up"), ("shift+ctrl+a", "ctrl+shift+a"),
    ("Shift+Alt+Ctrl+f5", "ctrl+alt+shift+f5"), ("alt+ctrl++", "ctrl+alt++"),
    ("shift+backtab", "shift+tab"), ("alt+shift", nil), ("ctrl+ctrl+a", nil), ("alt+", nil),
  ])
  func `modifiers are read in any order, each once`(text: String, key: String?) {
    #expect(KeyPress(text)?.description == key)
  }

  @Test func `a text may begin and end with marks of other letters`() throws {
    #expect(
      try KeyToken.script("\"\u{301}a\" \"b\u{FE0F}\" down")
        == [.text("\u{301}a"), .text("b\u{FE0F}"), .key(KeyPress(.down))])
    #expect(try KeyToken.script(#""a\"b\\c""#) == [.text(#"a"b\c"#)])
  }

  @Test(arguments: [
    ("wait:250ms", Duration.milliseconds(250)), ("wait:86400s", .seconds(86_400)),
    ("wait:86400000ms", .seconds(86_400)), ("wait:-5s", .zero),
  ])
  func `a wait is a number of seconds or milliseconds`(text: String, wait: Duration) throws {
    #expect(try KeyToken.script(text) == [.wait(wait)])
  }

  @Test(arguments: [
    "wait:86401s", "wait:86400001ms", "wait:9223372036854775807s", "wait:9223372036854775807ms",
    "wait:5", "wait:s",
  ])
  func `a wait of more than a day, or without a unit, is refused in words`(text: String) {
    #expect(throws: KeyScriptError.self) { try KeyToken.script("down \(text)") }
    do throws(KeyScriptError) { _ = try KeyToken.script(text) } catch {
      #expect(
        error.description == """
          “\(text)” is not a wait; write seconds or milliseconds up to a day, as in wait:250ms.
          """)
    }
  }
}
