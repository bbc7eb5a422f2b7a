import RowKitSchemas
import RowKitStorage
import Testing

/// Dates that no text such as `2026-11-22T07:30:00Z` represents.
struct PropertyListDateTests {
  @Test(arguments: [-63_114_076_800, 252_455_616_000, 1e300, -.infinity, .nan])
  func `a date far away, or none at all, stays as its bytes are in a binary list`(
    seconds: Double
  ) throws {
    let date = [0x33] + number(Int(truncatingIfNeeded: seconds.bitPattern))
    // A dictionary with the key “k” and an array of the date.
    let bytes =
      Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x6B, 0xA1, 3] + date + [8, 11, 13, 15]
      + [0, 0, 0, 0, 0, 0, 1, 1] + number(4) + number(0) + number(24)
    let changed = try stored(bytes)
    #expect(changed.firstRange(of: date) != nil)
    #expect(try PropertyList(parsing: changed)["k"]?.array == [.otherDate(Array(date.dropFirst()))])
    var contents = try #require(try PropertyListContents(parsing: changed))
    #expect(!contents.canReplace("k") && contents.canReplace("other"))
    contents.setValue(contents.value(of: "k"), of: "copy")
    #expect(try PropertyList(parsing: contents.bytes)["copy"] == contents.value(of: "k"))
  }

  @Test(arguments: ["10000-01-01T00:00:00Z", "-0044-03-15T12:00:00Z", "-123456-01-01T00:00:00Z"])
  func `a date far away stays as it is written in XML`(text: String) throws {
    let value = "<array><date>\(text)</date></array>"
    let changed = try stored(Array("<plist><dict><key>k</key>\(value)</dict></plist>".utf8))
    #expect(changed.firstRange(of: value.utf8) != nil)
    var contents = try #require(try PropertyListContents(parsing: changed))
    #expect(!contents.canReplace("k") && contents.canReplace("other"))
    contents.setValue(contents.value(of: "k"), of: "copy")
    #expect(try PropertyList(parsing: contents.bytes)["copy"] == contents.value(of: "k"))
  }

  @Test(arguments: ["", "-", "-26-11-22T07:30:00Z", "10000-01-01", "1000000T00:00:00Z"])
  func `what has no form of a date is no date`(text: String) {
    #expect(throws: PropertyListError.self) {
      try PropertyList(parsing: Array("<plist><date>\(text)</date></plist>".utf8))
    }
  }

  /// Returns the bytes of a file after another key was stored.
  private func stored(_ bytes: [UInt8]) throws -> [UInt8] {
    var contents = try #require(try PropertyListContents(parsing: bytes))
    contents.setValue(.boolean(true), of: "other")
    #expect(contents.value(of: "other") == .boolean(true))
    return contents.bytes
  }

  private func number(_ value: Int) -> [UInt8] {
    (0..<8).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
  }
}
