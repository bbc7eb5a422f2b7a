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
}
