import CharacterScreen
import TerminalCodec
import Testing

struct DecoderTimingTests {
  @Test
  func `a lone Escape is a key after its delay`() {
    var run = DecoderRun()
    run.read("\u{1B}")
    #expect(run.decoder.deadline == .milliseconds(40))
    run.wait(.milliseconds(39))
    #expect(run.results.isEmpty)
    run.wait(.milliseconds(1))
    #expect(run.results == ["escape"])
    #expect(run.decoder.deadline == nil)
  }

  @Test
  func `two Escapes are two keys`() {
    #expect(DecoderRun.results(of: "\u{1B}\u{1B}") == ["escape", "escape"])
  }

  @Test
  func `Escape twice and a letter are Escape and Alt with the letter`() {
    #expect(DecoderRun.results(of: "\u{1B}\u{1B}x") == ["escape", "alt+x"])
  }

  @Test(
    arguments: [
      ("\u{1B}", ["escape"]), ("\u{1B}\u{1B}", ["escape", "escape"]), ("\u{1B}[M", []),
      ("\u{1B}[M!", []), ("\u{1B}[M!!", []), ("\u{1B}]11;\u{1B}", ["escape"]), ("\u{1B}[1;", []),
      ("\u{1B}O", []), ("\u{1B}Pabc", []), ("\u{1B}[[", []), ("a", ["a"]),
    ], [("\u{03}", "ctrl+c"), ("\u{1C}", "ctrl+\\")])
  func `a key that ends the program is a key after anything typed`(
    before: (String, [String]), key: (String, String)
  ) {
    #expect(DecoderRun.results(of: before.0 + key.0) == before.1 + [key.1])
  }

  @Test
  func `a sequence goes on after the delay of an Escape`() {
    var run = DecoderRun()
    run.read("\u{1B}[1")
    run.wait(.milliseconds(60))
    run.read(";5A")
    #expect(run.results == ["ctrl+up"])
  }

  @Test
  func `after a sequence without its end, keys are keys again`() {
    var run = DecoderRun()
    for beginning in ["\u{1B}[1;", "\u{1B}[?2026;", "\u{1B}]11;rgb:", "\u{1B}P", "\u{1B}[M1"] {
      run.read(beginning + "\u{1B}")
      run.wait(.seconds(1))
      run.read("x")
    }
    #expect(run.results.filter { $0 != "escape" } == ["x", "x", "x", "x", "x"])
  }

  @Test(arguments: ["]", "P", "X", "_", "^"])
  func `a key with Alt that begins a string leaves what is typed after it`(key: String) {
    for last in ["", "\r", "\u{1B}"] {
      var run = DecoderRun()
      for typed in ["\u{1B}" + key] + "Hello".map({ String($0) }) + [last] {
        run.read(typed)
        run.wait(.milliseconds(120))
      }
      run.wait(.seconds(1))
      let end = ["": [], "\r": ["return"], "\u{1B}": ["escape"]][last] ?? []
      #expect(run.results == ["alt+\(key)", "H", "e", "l", "l", "o"] + end)
    }
  }

  @Test func `fast typing after a key with Alt isn't lost`() {
    for (last, key) in [("\r", "return"), ("\u{1B}", "escape"), ("\u{1B}[A", "up")] {
      var run = DecoderRun()
      for typed in ["\u{1B}]", "a", last] { run.read(typed) }
      run.wait(.seconds(1))
      #expect(run.results == ["alt+]", "a", key])
    }
  }

  @Test func `a reply that comes in parts over a slow line is one`() {
    var run = DecoderRun()
    for part in ["\u{1B}]11;", "rgb:18", "18/1818", "/1b1b", "\u{7}"] {
      run.wait(.milliseconds(300))
      run.read(part)
    }
    #expect(run.results == ["reply:\(TerminalReply.background(0x18181B))"])
  }

  @Test
  func `complete keys are handled without a delay`() {
    var run = DecoderRun()
    for bytes in ["a", "é", "\u{1B}[A", "\u{1B}x", "\u{1B}[200~x\u{1B}[201~"] {
      run.read(bytes)
      #expect(run.decoder.deadline == nil)
    }
  }

  @Test
  func `a paste that does not end is delivered after a second`() {
    var run = DecoderRun()
    run.read("\u{1B}[200~half of it\u{1B}[20")
    run.wait(.milliseconds(999))
    #expect(run.results.isEmpty)
    run.wait(.milliseconds(1))
    #expect(run.results == ["paste:half of it"])
    run.read("x")
    #expect(run.results.last == "x")
  }

  @Test func `a paste that never ends is left by Ctrl-C, however often it is pressed`() {
    var run = DecoderRun()
    run.read("\u{1B}[200~Ada")
    for _ in 0..<5 {
      run.wait(.milliseconds(300))
      run.read("\u{3}")
    }
    #expect(run.results == ["paste:Ada\u{3}\u{3}\u{3}", "ctrl+c", "ctrl+c"])
  }

  @Test(arguments: [
    "\u{1B}[99;5u", "\u{1B}[99;133u", "\u{1B}[99;5:1u", "\u{1B}[99;5u\u{1B}[99;5:2u",
    "\u{1B}[1089::99;5u", "\u{3}\u{1B}[99;5u",
  ])
  func `a paste that never ends is left by Ctrl-C of the keyboard protocol`(interrupt: String) {
    var run = DecoderRun()
    run.read("\u{1B}[200~Ada")
    for _ in 0..<5 {
      run.wait(.milliseconds(300))
      run.read(interrupt)
    }
    #expect(run.results.first?.hasPrefix("paste:Ada") == true)
    #expect(run.results.last == "ctrl+c")
  }

  @Test(arguments: ["99;5u", "\u{1B}[99u", "\u{3}a", "\u{1B}[99;5", "\u{1B}[98;5u", "\u{1B}"])
  func `other text than Ctrl-C keeps a paste going`(text: String) {
    var run = DecoderRun()
    run.read("\u{1B}[200~Ada")
    for _ in 0..<5 {
      run.wait(.milliseconds(300))
      run.read(text)
    }
    #expect(run.results.isEmpty)
  }

  @Test(arguments: 1..<7)
  func `Ctrl-C of the keyboard protocol is a key behind the limit, wherever it is split`(
    count: Int
  ) {
    var run = DecoderRun()
    run.decoder = InputDecoder(pasteLimit: 3)
    run.read("\u{1B}[200~abc")
    let interrupt = "d\u{1B}\u{1B}[99;5u"
    run.read(String(interrupt.prefix(count)))
    run.read(interrupt.dropFirst(count) + "\u{1B}[98;5ue\u{1B}[201~x")
    #expect(run.results == ["paste:abc", "paste was cut", "ctrl+c", "x"])
  }

  @Test func `a sequence that a pause interrupts isn't the key behind the limit`() {
    var run = DecoderRun()
    run.decoder = InputDecoder(pasteLimit: 3)
    run.read("\u{1B}[200~abcd\u{1B}[99")
    run.wait(.seconds(1))
    run.read(";5u\u{1B}[201~x")
    #expect(run.results == ["paste:abc", "paste was cut", "x"])
  }

  @Test(arguments: 0..<6)
  func `the end of a paste behind the limit is recognized after a pause, too`(count: Int) {
    let marker = Array("\u{1B}[201~".utf8)
    var run = DecoderRun()
    run.decoder = InputDecoder(pasteLimit: 3)
    run.read(Array("\u{1B}[200~abcd".utf8) + marker.prefix(count))
    run.wait(.seconds(1))
    run.read(marker.dropFirst(count) + Array("q".utf8))
    #expect(run.results == ["paste:abc", "paste was cut", "q"])
  }

  @Test func `the rest of a paste that stalled is text`() {
    for rest in ["\rLovelace\u{13}", String(repeating: "x\r", count: 20)] {
      var run = DecoderRun()
      run.read("\u{1B}[200~Ada")
      run.wait(.seconds(1))
      run.read(rest + "\u{1B}[201~q")
      let text = rest.replacing("\r", with: "\n")
      #expect(run.results == ["paste:Ada", "paste:\(text)", "q"])
    }
  }

  @Test(arguments: 6..<28)
  func `a paste is the same text wherever it stalls`(count: Int) {
    let bytes = Array("\u{1B}[200~Zoë\r\n😀\r\rend\n\u{1B}[201~".utf8)
    var run = DecoderRun()
    run.read(bytes.prefix(count))
    run.wait(.seconds(1))
    run.read(bytes.dropFirst(count) + Array("q".utf8))
    let text = run.results.filter { $0.hasPrefix("paste:") }.map { $0.dropFirst(6) }.joined()
    #expect(text == "Zoë\n😀\n\nend\n")
    #expect(run.results.last == "q")
  }

  @Test func `the end of a paste is recognized byte by byte after a pause`() {
    var run = DecoderRun()
    run.read("\u{1B}[200~Ada\u{1B}[20")
    run.wait(.seconds(1))
    for byte in "1~q".utf8 { run.read([byte]) }
    #expect(run.results == ["paste:Ada", "q"])
  }

  @Test func `a character that the limit of a paste cuts is dropped whole`() {
    var run = DecoderRun()
    run.decoder = InputDecoder(pasteLimit: 3)
    run.read("\u{1B}[200~ab😀\u{1B}[201~\u{1B}[200~c\u{1B}[201~")
    #expect(run.results == ["paste:ab", "paste was cut", "paste:c"])
  }

  @Test func `the end of a paste that stalled is nothing, and keys are keys`() {
    var run = DecoderRun()
    run.read("\u{1B}[200~Ada")
    run.wait(.seconds(1))
    run.read("\u{1B}[201~")
    run.read("q")
    run.read(String(repeating: "\u{1B}[B", count: 12))
    #expect(run.results == ["paste:Ada", "q"] + Array(repeating: "down", count: 12))
  }

  @Test func `a paste after one that stalled is another one`() {
    var run = DecoderRun()
    run.read("\u{1B}[200~Ada")
    run.wait(.seconds(1))
    run.read("\u{1B}[200~Grace\u{1B}[201~q")
    #expect(run.results == ["paste:Ada", "paste:Grace", "q"])
  }

  @Test func `many keys some seconds after a paste that stalled are keys`() {
    var run = DecoderRun()
    run.read("\u{1B}[200~Ada")
    run.wait(.seconds(1))
    run.wait(.seconds(5))
    #expect(run.decoder.deadline == nil)
    run.read(String(repeating: "j\r", count: 20))
    #expect(!run.results.dropFirst().contains { $0.hasPrefix("paste") })
  }

  @Test func `a decoder goes on where another one is`() {
    var run = DecoderRun()
    run.decoder = InputDecoder(resuming: .paste)
    run.read("\u{3}a\u{1B}[201~\u{3}")
    run.decoder = InputDecoder(resuming: .cutPaste)
    run.read("\u{1C}\u{3}b")
    run.decoder = InputDecoder(resuming: .stalledPaste)
    run.read("\u{3}")
    #expect(run.results == ["paste:\u{3}a", "ctrl+c", "ctrl+c", "ctrl+c"])
  }

  @Test func `the rest of a paste that was cut is dropped after a pause, too`() {
    var run = DecoderRun()
    run.decoder = InputDecoder(pasteLimit: 3)
    run.read("\u{1B}[200~abcdef")
    run.wait(.seconds(1))
    run.read("ghi\u{1B}[201~q")
    #expect(run.results == ["paste:abc", "paste was cut", "q"])
  }

  @Test func `where Escape is a sequence, a lone one is a key whatever follows`() {
    var run = DecoderRun()
    run.decoder.tellsEscape = true
    run.read("\u{1B}a\u{1B}[A\u{1B}\u{1B}x\u{1B}")
    run.wait(.milliseconds(40))
    #expect(run.results == ["escape", "a", "up", "escape", "escape", "x", "escape"])
  }

  @Test func `the reply about the keyboard decides about Escape from the next byte on`() {
    var run = DecoderRun()
    run.read("\u{1B}a\u{1B}[?1u\u{1B}a")
    run.read("\u{1B}[?0u\u{1B}a")
    #expect(
      run.results.filter { $0.hasSuffix("a") || $0 == "escape" } == [
        "alt+a", "escape", "a", "alt+a",
      ])
  }

  @Test func `a paste that never closes ends after its limit, and Ctrl-C is a key behind it`() {
    var run = DecoderRun()
    run.decoder = InputDecoder(pasteLimit: 5)
    run.read("\u{1B}[200~abc\u{3}defgh")
    run.read("ijk\u{3}q")
    #expect(run.results == ["paste:abc\u{3}d", "paste was cut", "ctrl+c"])
    run.wait(.seconds(1))
    run.read("q")
    #expect(run.results.last == "q")
  }

  @Test func `the excess of a paste is dropped up to its end`() {
    var run = DecoderRun()
    run.decoder = InputDecoder(pasteLimit: 3)
    for piece in ["\u{1B}[200~abcdef", "ghi\u{1B}[20", "1~jk"] { run.read(piece) }
    #expect(run.results == ["paste:abc", "paste was cut", "j", "k"])
  }

  @Test(arguments: 0..<6)
  func `a paste whose end marker begins at the limit ends there, wherever it is split`(count: Int) {
    var run = DecoderRun()
    run.decoder = InputDecoder(pasteLimit: 4)
    let marker = "\u{1B}[201~"
    run.read("\u{1B}[200~abcd" + marker.prefix(count))
    run.read(marker.dropFirst(count) + "xy")
    #expect(run.results.suffix(2) == ["x", "y"])
  }

  @Test
  func `the beginning of an end marker doesn't reach the next paste`() {
    var run = DecoderRun()
    run.decoder = InputDecoder(pasteLimit: 8)
    run.read("\u{1B}[200~abcdefghij")
    run.read("k\u{1B}[2")
    run.wait(.seconds(1))
    run.wait(.seconds(10))
    run.read("x\u{1B}[200~ok\u{1B}[201~")
    #expect(run.results == ["paste:abcdefgh", "paste was cut", "x", "paste:ok"])
  }

  @Test(arguments: [1, 3, 8, 14, 20])
  func `a paste of just the limit isn't cut`(pieceLength: Int) {
    var run = DecoderRun()
    run.decoder = InputDecoder(pasteLimit: 8)
    let bytes = Array("\u{1B}[200~abcdefgh\u{1B}[201~x".utf8)
    for start in stride(from: 0, to: bytes.count, by: pieceLength) {
      run.read(bytes[start..<min(bytes.count, start + pieceLength)])
    }
    run.wait(.seconds(10))
    #expect(run.results == ["paste:abcdefgh", "x"])
  }
}
