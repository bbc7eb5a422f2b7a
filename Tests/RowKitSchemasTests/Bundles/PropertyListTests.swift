import RowKitSchemas
import RowKitStorage
import RowKitTesting
import TestTraits
import Testing

@Suite(.computes) struct PropertyListTests {
  private func xml(_ body: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "x" "y">
      <!-- a list -->
      <plist version="1.0">\(body)</plist>

      """.utf8)
  }

  @Test func `every kind of value is read from XML`() throws {
    let list = try PropertyList(
      parsing: xml(
        """
        <dict><key>a</key><array><true/><false></false><integer> -7 </integer>
        <integer>0x1F</integer><real>1.5</real><string>&lt;&#233;<![CDATA[<&>]]></string><string/>
        <date>2026-11-22T07:30:00Z</date><data> YWJj\n ZA== </data></array></dict>
        """))
    #expect(
      list["a"]
        == .array([
          .boolean(true), .boolean(false), .integer(-7), .integer(31), .real(1.5),
          .string("<é<&>"), .string(""), .date("2026-11-22T07:30:00Z"), .data(Array("abcd".utf8)),
        ]))
  }

  @Test(arguments: [
    ("", "Line 4, column 22: there is no value in the property list."),
    ("<dict><integer>1</integer></dict>", "Line 4, column 28: <key> is missing here."),
    ("<integer></integer>", "Line 4, column 22: \"\" is no integer."),
    ("<dict><key>a</key></dict>", "Line 4, column 40: the key \"a\" has no value."),
    ("<colour/>", "Line 4, column 22: <colour> is no element of a property list."),
    ("<array><true/>", "Line 4, column 36: </array> is missing here."),
    ("<string>&nbsp;</string>", "Line 4, column 30: this entity is unknown."),
  ]) func `a mistake in XML has a sentence with its place`(body: String, sentence: String) {
    let error = #expect(throws: PropertyListError.self) { try PropertyList(parsing: xml(body)) }
    #expect(error?.description == sentence)
  }

  @Test func `a replacement character in XML is a character like others`() throws {
    let text = xml("<dict><key>a</key><string>x</string></dict>")
    var contents = try #require(try PropertyListContents(parsing: text))
    contents.setValue(.string("\u{FFFD}"), of: "a")
    #expect(contents.canReplace("a") && contents.value(of: "a") == .string("\u{FFFD}"))
  }

  @Test func `of a repeated key the last value is read and changed, as by other programs`() throws {
    let text = xml(
      "<dict><key>a</key><integer>1</integer><key>b</key><true/><key>a</key><real>2</real></dict>")
    // A dictionary with the key “a” twice.
    let binary =
      Array("bplist00".utf8) + [0xD2, 1, 1, 2, 3, 0x51, 0x61, 0x10, 1, 0x10, 2] + [8, 13, 15, 17]
      + [0, 0, 0, 0, 0, 0, 1, 1] + number(4) + number(0) + number(19)
    for bytes in [text, binary] {
      let two: PropertyList = bytes == binary ? .integer(2) : .real(2)
      var contents = try #require(try PropertyListContents(parsing: bytes))
      #expect(contents.value(of: "a") == two)
      #expect(try PropertyList(parsing: bytes)["a"] == two)
      contents.setValue(.integer(3), of: "a")
      #expect(contents.value(of: "a") == .integer(3))
      let entries = try #require(try PropertyList(parsing: contents.bytes).entries)
      #expect(entries.first?.value == .integer(1) && entries.last?.value == .integer(3))
    }
  }

  @Test func `all entries with a repeated key are removed, as none may be read then`() throws {
    let text = xml(
      "<dict><key>a</key><integer>1</integer><key>b</key><true/><key>a</key><real>2</real></dict>")
    var contents = try #require(try PropertyListContents(parsing: text))
    contents.setValue(nil, of: "a")
    #expect(contents.value(of: "a") == nil && contents.value(of: "b") == .boolean(true))
  }

  @Test func `every kind of value is read from a binary list`() throws {
    let list = try PropertyList(parsing: BinarySample.bytes)
    #expect(
      list
        == .dictionary([
          PropertyList.Entry("n", .integer(300)), PropertyList.Entry("t", .boolean(true)),
          PropertyList.Entry("é", .string("ü")), PropertyList.Entry("r", .real(0.5)),
          PropertyList.Entry("d", .date("2001-01-02T00:00:00Z")),
          PropertyList.Entry("l", .array([.boolean(true), .data([1, 2])])),
        ]))
  }

  @Test(arguments: [
    "-9223372036854775808", "9223372036854775807", "9223372036854775808", "9223372036854775813",
    "18446744073709551615",
  ])
  func `an integer of any size keeps its digits in XML`(digits: String) throws {
    let value = "<integer>\(digits)</integer>"
    let changed = try stored(xml("<dict><key>k</key>\(value)</dict>"))
    #expect(changed.firstRange(of: value.utf8) != nil)
    #expect(try PropertyList(parsing: changed)["k"] == .integer(try #require(Int128(digits))))
  }

  @Test(arguments: [
    ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], "-2"),
    ([0x14] + [0, 0, 0, 0, 0, 0, 0, 0] + [0x80, 0, 0, 0, 0, 0, 0, 5], "9223372036854775813"),
    (
      [0x14] + [0, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0xFF, count: 8), "18446744073709551615"
    ),
    ([0x14] + [UInt8](repeating: 0xFF, count: 16), "-1"),
  ])
  func `an integer of any size keeps its digits in a binary list`(
    object: [UInt8], digits: String
  ) throws {
    // A dictionary with the key “k”.
    let table = 8 + 5 + object.count
    let bytes =
      Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x6B] + object + [8, 11, 13]
      + [0, 0, 0, 0, 0, 0, 1, 1] + number(3) + number(0) + number(table)
    let value = PropertyList.integer(try #require(Int128(digits)))
    let changed = try stored(bytes)
    #expect(try PropertyList(parsing: changed)["k"] == value)
    #expect(changed.starts(with: "bplist".utf8))
  }

  /// Returns the bytes of a file after another key was stored.
  private func stored(_ bytes: [UInt8]) throws -> [UInt8] {
    var contents = try #require(try PropertyListContents(parsing: bytes))
    #expect(contents.bytes == bytes)
    contents.setValue(.boolean(true), of: "other")
    #expect(contents.value(of: "other") == .boolean(true))
    return contents.bytes
  }

  @Test(arguments: ["", "\u{FEFF}"])
  func `all but a changed value stays byte for byte in XML`(mark: String) throws {
    let text = """
      \(mark)<?xml version='1.0'?>
      <plist><!-- one --><dict>
          <!-- of a -->
          <key>a</key>  <real>0.10</real> <!-- beside -->
          <key>b&#33;</key>
          <array>
              <date>2026-11-22T07:30:00Z</date><data> AAEC </data><integer>0x1F</integer>
          </array>
          <key>c</key><string><![CDATA[<]]>&#13;</string>
      </dict></plist>
      <!-- two -->
      """
    var contents = try #require(try PropertyListContents(parsing: Array(text.utf8)))
    let expect = { (_ expected: String) in
      #expect(String(decoding: contents.bytes, as: UTF8.self).utf8.elementsEqual(expected.utf8))
    }
    contents.setValue(.real(0.1), of: "a")
    expect(text)
    contents.setValue(.array([.string("x\ny"), .integer(1)]), of: "new")
    let end = "&#13;</string>"
    let added = """
      \(end)
          <key>new</key><array>
          \t<string>x
      y</string>
          \t<integer>1</integer>
          </array>
      """
    let longer = text.replacing(end, with: added)
    expect(longer)
    contents.setValue(.real(2.5), of: "a")
    expect(longer.replacing("0.10", with: "2.5"))
    contents.setValue(nil, of: "a")
    expect(longer.replacing("\n    <key>a</key>  <real>0.10</real>", with: ""))
  }

  @Test(arguments: [
    ("<dict/>", "<dict>\n\t<key>k</key>\n\t<true/>\n</dict>"),
    ("<dict></dict>", "<dict>\n\t<key>k</key>\n\t<true/>\n</dict>"),
    ("<dict>\n<!-- x -->\n</dict>", "<dict>\n<!-- x -->\n\t<key>k</key>\n\t<true/>\n</dict>"),
    (
      "<dict><key>a</key><true/></dict>",
      "<dict><key>a</key><true/><key>k</key><true/></dict>"
    ),
    (
      "<dict>\n\n  <key>a</key> <true/>\n\n</dict>",
      "<dict>\n\n  <key>a</key> <true/>\n  <key>k</key> <true/>\n\n</dict>"
    ),
  ])
  func `an entry is added like the last one, or where the first would be`(
    body: String, changed: String
  ) throws {
    let text = "<plist>\(body)</plist>"
    var contents = try #require(try PropertyListContents(parsing: Array(text.utf8)))
    contents.setValue(.boolean(true), of: "k")
    #expect(String(decoding: contents.bytes, as: UTF8.self) == "<plist>\(changed)</plist>")
  }

  @Test func `a changed list in UTF-16 becomes UTF-8, and says so`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-16"?><!-- é -->
      <plist><dict><key>a</key><true/></dict></plist>
      """
    var contents = try #require(try PropertyListContents(parsing: utf16(text)))
    #expect(contents.bytes == utf16(text))
    contents.setValue(.boolean(false), of: "a")
    let changed = text.replacing("UTF-16", with: "UTF-8").replacing("true", with: "false")
    #expect(String(decoding: contents.bytes, as: UTF8.self) == changed)
  }

  @Test func `a changed binary list keeps what XML can't represent`() throws {
    let date = [0x33] + number(Int(bitPattern: UInt(Double(0.25).bitPattern)))
    let objects: [[UInt8]] = [
      [0xD4, 1, 2, 3, 4, 5, 6, 7, 8], [0x51, 0x61], [0x51, 0x62], [0x51, 0x63], [0x51, 0x64],
      date, [0x81, 1, 2], [0x61, 0xD8, 0], [0xA2, 8, 5].map { $0 == 8 ? 6 : $0 },
    ]
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1] + number(objects.count) + number(0) + number(table)
    let list = try PropertyList(parsing: bytes)
    var changed = try stored(bytes)
    #expect(changed.firstRange(of: date) != nil && changed.firstRange(of: [0x61, 0xD8, 0]) != nil)
    #expect(changed.firstRange(of: [0x81, 1, 2]) != nil)
    for key in ["a", "b", "c", "d"] {
      #expect(try PropertyList(parsing: changed)[key] == list[key])
    }
    var contents = try #require(try PropertyListContents(parsing: changed))
    #expect(["b", "c", "d"].allSatisfy { !contents.canReplace($0) })
    contents.setValue(nil, of: "other")
    changed = contents.bytes
    #expect(try PropertyList(parsing: changed) == list)
  }

  @Test func `every kind of value is written to a binary list`() throws {
    let value = PropertyList.dictionary([
      PropertyList.Entry(
        "list",
        .array([
          .boolean(false), .integer(-1), .integer(255), .integer(65_536), .integer(1 << 32),
          .integer(Int128(UInt64.max)), .real(-0.5), .string("a"), .string("é😀"),
          .string(String(repeating: "long", count: 100)), .date("2026-11-22T07:30:00Z"),
          .data(Array(repeating: 7, count: 300)), .uid(70_000), .array([]), .dictionary([]),
        ])), PropertyList.Entry("e\u{301}", .boolean(true)),
    ])
    var contents = try #require(try PropertyListContents(parsing: BinarySample.bytes))
    contents.setValue(value, of: "new")
    #expect(try PropertyList(parsing: contents.bytes)["new"] == value)
    #expect(try PropertyList(parsing: contents.bytes)["d"] == .date("2001-01-02T00:00:00Z"))
  }

  @Test func `a list that contains itself is refused`() {
    // An array whose only element is the array.
    var bytes = Array("bplist00".utf8) + [0xA1, 0x00]
    bytes += [8] + [0, 0, 0, 0, 0, 0, 1, 1] + number(1) + number(0) + number(10)
    let error = #expect(throws: PropertyListError.self) { try PropertyList(parsing: bytes) }
    #expect(error?.description == "Byte 8: object 0 contains itself.")
  }

  @Test func `lists that share their parts are refused before they fill the memory`() {
    // Forty arrays, each with the next one twice.
    var bytes = Array("bplist00".utf8)
    for index in 0..<UInt8(40) { bytes += [0xA2, index + 1, index + 1] }
    bytes += [0x09]
    let table = bytes.count
    for index in 0..<41 { bytes.append(UInt8(8 + index * 3)) }
    bytes += [0, 0, 0, 0, 0, 0, 1, 1] + number(41) + number(0) + number(table)
    #expect(throws: PropertyListError.self) { try PropertyList(parsing: bytes) }
  }

  @Test(arguments: [false, true])
  func `a list that refers to a long text often is refused`(_ isKey: Bool) {
    // An array of 20,000 dictionaries, which are one and have one text of 1,000 bytes.
    let text = [0x5F, 0x11, 0x03, 0xE8] + [UInt8](repeating: 97, count: 1_000)
    var bytes = Array("bplist00".utf8) + text
    let short = bytes.count
    bytes += [0x51, 98]
    let dictionary = bytes.count
    bytes += isKey ? [0xD1, 0, 1] : [0xD1, 1, 0]
    let array = bytes.count
    bytes += [0xAF, 0x11, 0x4E, 0x20] + [UInt8](repeating: 2, count: 20_000)
    let table = bytes.count
    for offset in [8, short, dictionary, array] { bytes += number(offset).suffix(2) }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1] + number(4) + number(3) + number(table)
    let error = #expect(throws: PropertyListError.self) { try PropertyList(parsing: bytes) }
    #expect(error?.description == "Byte \(array): the property list has too much text and data.")
  }

  @Test(arguments: 0..<4)
  func `changed bytes give a value or a sentence, never a crash`(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let samples = [
      BinarySample.bytes, xml("<dict><key>Type</key><array><real>1</real></array></dict>"),
    ]
    for _ in 0..<2_500 {
      var bytes = samples[Int.random(in: 0..<2, using: &random)]
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        }
      }
      do throws(PropertyListError) {
        _ = try PropertyList(parsing: bytes)
      } catch {
        #expect(error.description.hasSuffix("."))
      }
    }
  }

  @Test func `tables of texts are read in any encoding`() throws {
    let text = """
      /* Titles */
      "wifi" = "W-LAN \\"2\\"\\n"; // one
      plain;
      'a' = b-c;
      """
    for bytes in [Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16(text)] {
      let table = try StringsTable(parsing: bytes)
      #expect(table["wifi"] == "W-LAN \"2\"\n")
      #expect(table["plain"] == "plain")
      #expect(table["a"] == "b-c")
      #expect(table["b"] == nil)
    }
    let error = #expect(throws: PropertyListError.self) {
      try StringsTable(parsing: Array("\"a\" = \"b\"\n\"c\" = \"d\";".utf8))
    }
    #expect(error?.description == "Line 2, column 1: a semicolon is missing here.")
  }

  @Test(arguments: [
    (#"k = "\U00e9\u00E9";"#, "éé"), (#"k = "\Ud83d\UDE00 \ud83dx";"#, "😀 \u{FFFD}x"),
    (#"k = "\101\0x\4z\"\'\\";"#, "A\u{0}x\u{4}z\"'\\"), (#"k = "\uxé\é";"#, "\u{FFFD}xéé"),
    (#"k = 'a"b\'c';"#, "a\"b'c"), ("\u{2003}'k'/* * */=\u{FEFF}// =\n'ü\u{301}';", "ü\u{301}"),
  ])
  func `texts of tables have escapes`(table: String, text: String) throws {
    #expect(try StringsTable(parsing: Array(table.utf8))["k"] == text)
  }

  @Test(arguments: [
    ("a = \"b", 1, 5, "the text in quotation marks doesn't end."),
    ("a = \"b\\\"", 1, 5, "the text in quotation marks doesn't end."),
    ("é;", 1, 1, "a text in quotation marks is missing here."),
    ("'é'\n = ", 2, 4, "the text ends too early."), ("/*/", 1, 1, "the comment doesn't end."),
    ("a;\nb = 'é' x", 2, 9, "a semicolon is missing here."),
  ])
  func `tables of texts are refused with the place`(
    table: String, line: Int, column: Int, reason: String
  ) {
    let error = #expect(throws: PropertyListError.self) {
      try StringsTable(parsing: Array(table.utf8))
    }
    #expect(error?.description == "Line \(line), column \(column): \(reason)")
  }

  private func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private func number(_ value: Int) -> [UInt8] {
    (0..<8).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
  }
}

/// A binary property list.
enum BinarySample {
  static let bytes: [UInt8] = {
    var objects: [[UInt8]] = [
      [0xD6, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      [0x51, UInt8(ascii: "n")], [0x51, UInt8(ascii: "t")], [0x61, 0, 0xE9],
      [0x51, UInt8(ascii: "r")], [0x51, UInt8(ascii: "d")], [0x51, UInt8(ascii: "l")],
      [0x11, 1, 44], [0x09], [0x61, 0, 0xFC], [0x22, 0x3F, 0, 0, 0],
    ]
    let day = Double(86_400).bitPattern
    objects.append([0x33] + (0..<8).reversed().map { UInt8(day >> ($0 * 8) & 0xFF) })
    objects += [[0xA2, 8, 13], [0x42, 1, 2]]
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    let zeros = [UInt8](repeating: 0, count: 7)
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + zeros + [UInt8(objects.count)] + zeros
      + [0] + zeros + [table]
  }()
}
