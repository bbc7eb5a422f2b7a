import CharacterScreen
import Testing

@testable import TerminalCodec

struct CharacterRepertoireTests {
  @Test(arguments: [
    (["TERM": "xterm"], CharacterRepertoire.unicode),
    (["TERM": "xterm", "LANG": "en_GB.UTF-8"], .unicode), (["TERM": "xterm", "LANG": "C"], .ascii),
    (["TERM": "xterm", "LANG": "C.utf8"], .unicode), (["TERM": "xterm", "LANG": "POSIX"], .ascii),
    (["TERM": "xterm", "LANG": "C", "LC_ALL": "de_DE.UTF-8"], .unicode),
    (["TERM": "xterm", "LANG": "en_GB.UTF-8", "LC_CTYPE": "C"], .ascii),
    (["TERM": "xterm", "LANG": "de_DE.ISO-8859-1"], .ascii), (["TERM": "vt100"], .letters),
    (["TERM": "linux", "LANG": "en_GB.UTF-8"], .letters), (["TERM": "linux", "LANG": "C"], .ascii),
  ])
  func `the locale and the terminal decide`(
    environment: [String: String], characters: CharacterRepertoire
  ) {
    #expect(TerminalAbilities(environment: environment).characters == characters)
  }

  @Test func `borders and signs become ASCII of the same width`() {
    #expect(bytes("╭─╮│✓›…☎😀x", .letters) == "+-+|*>~t* x")
  }

  @Test func `letters that the terminal lacks lose their accents`() {
    #expect(bytes("Zoë Åse 漢", .letters) == "Zoë Åse 漢")
    #expect(bytes("Zoë Åse Øl 漢", .ascii) == "Zoe Ase Ol ?")
  }

  @Test(arguments: ["e\u{301}", "ก\u{E33}", "👍🏽"])
  func `what follows a letter that terminals disagree on stands in its column`(letter: String) {
    var abilities = TerminalAbilities.test()
    abilities.characters = .letters
    var series = FrameSeries(size: ScreenSize(width: 12, height: 1), abilities: abilities)
    series.terminal.width = { $0.unicodeScalars.count }
    series.encode()
    series.buffer.put("a\(letter)b")
    series.encode()
    let width = TestWidth.agreed(Character(letter))
    #expect(series.terminal.cells[1 + width].text == "b", "\(series.terminal.text(line: 0))")
  }

  /// Returns what an encoder writes for a text at the upper left corner.
  private func bytes(_ text: String, _ characters: CharacterRepertoire) -> String {
    let buffer = ScreenBuffer(size: ScreenSize(width: 30, height: 1))
    Canvas(buffer).text(text)
    var abilities = TerminalAbilities()
    abilities.characters = characters
    var encoder = FrameEncoder(size: buffer.size, abilities: abilities, theme: .dark)
    var bytes: [UInt8] = []
    encoder.encode(Frame(buffer: buffer, isFullRedraw: true), into: &bytes)
    let written = String(decoding: bytes, as: UTF8.self)
    var text = written.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
    while text.last == " " { text.removeLast() }
    return text
  }
}
