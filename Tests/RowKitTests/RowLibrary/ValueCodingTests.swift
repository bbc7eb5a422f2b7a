import Foundation
import RowKit
import Testing

struct ValueCodingTests {
  private struct Lamp: Codable, Equatable {
    var light: RGBColor
    var price: DecimalNumber
  }

  @Test func `colours and decimal numbers are encoded as text, with every digit`() throws {
    let lamp = Lamp(
      light: RGBColor(0x34, 0xC7, 0x59), price: try #require(DecimalNumber("9007199254740993.10")))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try encoder.encode(lamp)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == ##"{"light":"#34C759","price":"9007199254740993.1"}"##)
    #expect(try JSONDecoder().decode(Lamp.self, from: bytes) == lamp)
  }

  @Test(arguments: [##"{"light":"green","price":"1"}"##, ##"{"light":"#34C759","price":"one"}"##])
  func `another text is refused`(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Lamp.self, from: Data(text.utf8))
    }
  }
}
