import CharacterScreen
@testable import TerminalCodec
import Testing

struct HostEffectTests {
  @Test
  func `effects that are bytes become bytes`() {
    var bytes: [UInt8] = []
    var abilities = TerminalAbilities()
    #expect(!HostEffect.copy("x").appendBytes(abilities, to: &bytes))
    #expect(!HostEffect.openURL("tel:1").appendBytes(abilities, to: &bytes))
    #expect(bytes.isEmpty)
    abilities.clipboard = true
    #expect(HostEffect.copy("é漢").appendBytes(abilities, to: &bytes))
    #expect(HostEffect.bell.appendBytes(abilities, to: &bytes))
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}]52;c;w6nmvKI=\u{1B}\\\u{7}")
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `base 64`(text: String, expected: String) {
    #expect(Base64.text(of: text.utf8) == expected)
  }
}
