import CharacterScreen
import TerminalCodec
import Testing

struct KeyDecodingTests {
  @Test(arguments: [
    ("a", "a"), ("A", "A"), (" ", "space"), ("é", "é"), ("漢", "漢"), ("\u{1F600}", "\u{1F600}"),
    ("\t", "tab"), ("\r", "return"), ("\n", "ctrl+j"), ("\u{7F}", "backspace"),
    ("\u{8}", "backspace"), ("\0", "ctrl+space"), ("\u{1}", "ctrl+a"), ("\u{1A}", "ctrl+z"),
    ("\u{1C}", "ctrl+\\"), ("\u{1D}", "ctrl+]"), ("\u{1E}", "ctrl+^"), ("\u{1F}", "ctrl+_"),
  ])
  func `a byte or a character is a key`(bytes: String, key: String) {
    #expect(DecoderRun.results(of: bytes) == [key])
  }

  @Test(arguments: [
    ("[A", "up"), ("[B", "down"), ("[C", "right"), ("[D", "left"), ("[H", "home"), ("[F", "end"),
    ("[1~", "home"), ("[2~", "insert"), ("[3~", "delete"), ("[4~", "end"), ("[5~", "pageup"),
    ("[6~", "pagedown"), ("[Z", "shift+tab"), ("OP", "f1"), ("OS", "f4"), ("[15~", "f5"),
    ("[17~", "f6"), ("[21~", "f10"), ("[23~", "f11"), ("[24~", "f12"), ("[34~", "f20"),
    ("[1;5A", "ctrl+up"), ("[1;2D", "shift+left"), ("[1;3C", "alt+right"),
    ("[1;8B", "ctrl+alt+shift+down"), ("[1;9A", "alt+up"), ("[3;2~", "shift+delete"),
    ("[5;5~", "ctrl+pageup"), ("[1;5P", "ctrl+f1"), ("[1;5R", "ctrl+f3"),
    ("[1;6S", "ctrl+shift+f4"),
    ("[1;5H", "ctrl+home"),
  ])
  func `xterm's keys`(sequence: String, key: String) {
    #expect(DecoderRun.results(of: "\u{1B}" + sequence) == [key])
  }

  @Test(arguments: [
    ("[7~", "home"), ("[8~", "end"), ("Oa", "ctrl+up"), ("Od", "ctrl+left"), ("[a", "shift+up"),
    ("[b", "shift+down"), ("[c", "shift+right"), ("[d", "shift+left"), ("[3^", "ctrl+delete"),
    ("[3$", "shift+delete"),
    ("[3@", "ctrl+shift+delete"), ("[11~", "f1"), ("[14~", "f4"), ("\u{1B}[A", "alt+up"),
    ("\u{1B}Oa", "ctrl+alt+up"), ("\u{1B}[3~", "alt+delete"),
  ])
  func `rxvt's keys`(sequence: String, key: String) {
    #expect(DecoderRun.results(of: "\u{1B}" + sequence) == [key])
  }

  @Test(arguments: [
    ("[[A", "f1"), ("[[E", "f5"), ("[25~", "f13"), ("[28~", "f15"), ("OA", "up"), ("OD", "left"),
    ("OH", "home"), ("OF", "end"), ("OM", "return"), ("Oj", "*"), ("Op", "0"), ("Oy", "9"),
    ("O5A", "ctrl+up"), ("O1;2P", "shift+f1"),
  ])
  func `keys of the Linux console, the keypad and application mode`(
    sequence: String, key: String
  ) {
    #expect(DecoderRun.results(of: "\u{1B}" + sequence) == [key])
  }

  @Test(arguments: [
    ("[27u", "escape"), ("[97;5u", "ctrl+a"), ("[97;6u", "ctrl+a"), ("[122;6u", "ctrl+shift+z"),
    ("[122;5u", "ctrl+z"),
    ("[120;3u", "alt+x"),
    ("[97;4u", "alt+A"), ("[97:65;4u", "alt+A"), ("[49:33;4u", "alt+!"), ("[32;5u", "ctrl+space"),
    ("[47;5u", "ctrl+_"), ("[45;6u", "ctrl+_"), ("[13;2u", "shift+return"), ("[9;5u", "ctrl+tab"),
    ("[91;5u", "escape"), ("[105;5u", "tab"), ("[109;5u", "return"), ("[109;6u", "return"),
    ("[1096::105;5u", "tab"), ("[91;7u", "alt+escape"), ("[91;3u", "alt+["),
    ("[127;5u", "ctrl+backspace"), ("[57399u", "0"), ("[57409u", "."), ("[57414u", "return"),
    ("[57419u", "up"), ("[57426u", "delete"), ("[57376u", "f13"), ("[97;1:2u", "a"),
    ("[1;1:2A", "up"), ("[97;129u", "a"), ("[233;5u", "ctrl+é"), ("[27;5;9~", "ctrl+tab"),
    ("[27;2;65~", "A"), ("[27;6;65~", "ctrl+a"), ("[27;6;90~", "ctrl+shift+z"),
    ("[27;5;13~", "ctrl+return"),
  ])
  func `keys of the keyboard protocol and of modifyOtherKeys`(sequence: String, key: String) {
    #expect(DecoderRun.results(of: "\u{1B}" + sequence) == [key])
  }

  @Test(arguments: [
    // With the key of a standard layout, as the protocol reports it.
    ("[1089::99;5u", "ctrl+c"), ("[1103:1071:122;6u", "ctrl+shift+z"), ("[1092::97;3u", "alt+a"),
    ("[1092:1060:97;4u", "alt+A"), ("[1073::44;5u", "ctrl+,"), ("[1576::102;5u", "ctrl+f"),
    ("[113::97;5u", "ctrl+q"), ("[233::50;5u", "ctrl+é"), ("[1078:1046;2u", "Ж"),
    // Without it.
    ("[1089;5u", "ctrl+c"), ("[1103;6u", "ctrl+shift+z"), ("[1110;5u", "ctrl+s"),
    ("[963;5u", "ctrl+s"), ("[1489;5u", "ctrl+c"), ("[1588;3u", "alt+a"), ("[28450;5u", "ctrl+漢"),
    ("[27;5;1089~", "ctrl+c"),
  ])
  func `with Control or Alt, a letter of another script is that of its key`(
    sequence: String, key: String
  ) {
    #expect(DecoderRun.results(of: "\u{1B}" + sequence) == [key])
  }

  @Test(arguments: [
    "[97;1:3u", "[1;1:3A", "[3;1:3~", "[57441u", "[57358u", "[97;9u", "[0u", "[u", "[55555555555u",
    "[1114112u", "[55296u", "[99~", "[~", "[E", "[1;2;3;4;5;6x", "[>1;2c", "[?1;2Z", "[ q", "[!p",
    "[4 @", "OE", "O@", "[[Z", "[8;24;80t", "[?997;1n", "[201~",
    "]0;a title\u{7}", "]52;c;QQ==\u{1B}\\", "P1$r0m\u{1B}\\", "_Gi=1;OK\u{1B}\\", "^x\u{1B}\\",
    "Xnonsense\u{1B}\\", "P\u{7}",
  ])
  func `an unknown sequence is ignored as a whole`(sequence: String) {
    #expect(DecoderRun.results(of: "\u{1B}\(sequence)x") == ["x"])
  }

  @Test(arguments: [
    ("\u{1B}x", "alt+x"), ("\u{1B}\r", "alt+return"), ("\u{1B}\u{7F}", "alt+backspace"),
    ("\u{1B}é", "alt+é"), ("\u{1B}漢", "alt+漢"), ("\u{1B}\u{1}", "ctrl+alt+a"),
    ("\u{1B} ", "alt+space"), ("\u{1B}(", "alt+("), ("\u{1B}[", "alt+["), ("\u{1B}O", "alt+O"),
    ("\u{1B}]", "alt+]"), ("\u{1B}P", "alt+P"),
  ])
  func `Escape before a key is Alt`(bytes: String, key: String) {
    #expect(DecoderRun.results(of: bytes) == [key])
  }

  @Test
  func `keys that arrive together are separated`() {
    let keys = DecoderRun.results(of: "j\u{1B}[Bk\u{1B}OA\u{1B}x\u{3}\u{1B}[1;5Dé")
    #expect(keys == ["j", "down", "k", "up", "alt+x", "ctrl+c", "ctrl+left", "é"])
  }

  @Test
  func `a cluster that comes together is one key`() {
    #expect(DecoderRun.results(of: "e\u{301}👍🏽🇯🇵x") == ["e\u{301}", "👍🏽", "🇯🇵", "x"])
  }
}
