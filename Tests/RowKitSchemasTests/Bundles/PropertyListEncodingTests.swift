import RowKitSchemas
import RowKitStorage
import Testing

/// The encodings that property lists in XML declare.
struct PropertyListEncodingTests {
  private func text(_ declaration: String, _ value: String) -> String {
    "\(declaration)<plist><dict><key>a</key><string>\(value)</string></dict></plist>"
  }

  private func latin(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8($0.value) }
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n", "<?xml encoding = 'iso-8859-1' ?>",
    "<?xml version='1.0'\n\tencoding='latin1' standalone='yes'?>",
  ])
  func `a list in Latin-1 is read as such, and becomes UTF-8 when it is changed`(
    declaration: String
  ) throws {
    let bytes = latin(text(declaration + "<!-- é -->", "ü\u{80}"))
    #expect(try PropertyList(parsing: bytes)["a"] == .string("ü\u{80}"))
    #expect(try StringsTable(parsing: bytes)["a"] == "ü\u{80}")
    var contents = try #require(try PropertyListContents(parsing: bytes))
    contents.setValue(.string("ü\u{80}"), of: "a")
    #expect(contents.bytes == bytes)
    contents.setValue(.string("é€"), of: "a")
    let name = try #require(
      ["ISO-8859-1", "iso-8859-1", "latin1"].first { declaration.contains($0) })
    let changed = text(declaration.replacing(name, with: "UTF-8") + "<!-- é -->", "é€")
    #expect(String(decoding: contents.bytes, as: UTF8.self) == changed)
    #expect(try PropertyList(parsing: contents.bytes)["a"] == .string("é€"))
  }

  @Test(arguments: ["ISO-8859-1", "US-ASCII", "ascii", "UTF-16"])
  func `a text beyond ASCII is never written under the name of another encoding`(
    name: String
  ) throws {
    let declaration = "<?xml version=\"1.0\" encoding=\"\(name)\"?>"
    var contents = try #require(
      try PropertyListContents(parsing: Array(text(declaration, "x").utf8)))
    contents.setValue(.string("é"), of: "a")
    let changed = text("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "é")
    #expect(String(decoding: contents.bytes, as: UTF8.self) == changed)
  }

  @Test(arguments: [
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>", "<?xml version=\"1.0\"?>",
    "<?xml-style encoding='x'?>", "<?xml version=encoding='x'?>", "<!-- encoding='x' -->",
    "<?xml ?>",
    "<?xml version='encoding=\"x\"'?>", "",
  ])
  func `a list that names UTF-8, or nothing, keeps its declaration`(declaration: String) throws {
    for mark in ["", "\u{FEFF}"] {
      var contents = try #require(
        try PropertyListContents(parsing: Array(text(mark + declaration, "ü").utf8)))
      #expect(contents.value(of: "a") == .string("ü"))
      contents.setValue(.string("é"), of: "a")
      #expect(contents.bytes == Array(text(mark + declaration, "é").utf8))
    }
  }

  @Test func `a byte order mark counts more than a declaration`() throws {
    let declaration = "\u{FEFF}<?xml encoding='ISO-8859-1'?>"
    let bytes = Array(text(declaration, "ü").utf8)
    #expect(try PropertyList(parsing: bytes)["a"] == .string("ü"))
    #expect(try StringsTable(parsing: bytes)["a"] == "ü")
    var contents = try #require(try PropertyListContents(parsing: bytes))
    contents.setValue(.string("é"), of: "a")
    let changed = text(declaration.replacing("ISO-8859-1", with: "UTF-8"), "é")
    #expect(contents.bytes == Array(changed.utf8))
  }

  @Test func `an encoding that can't be read is refused by its name`() {
    let declaration = "<?xml version='1.0'\n encoding='windows-1252'?>"
    #expect(throws: Never.self) {
      try PropertyListContents(parsing: Array(text(declaration, "x").utf8))
    }
    let bytes = latin(text(declaration, "é"))
    let readers: [() throws -> Void] = [
      { _ = try PropertyListContents(parsing: bytes) }, { _ = try PropertyList(parsing: bytes) },
      { _ = try StringsTable(parsing: bytes) },
    ]
    for read in readers {
      let error = #expect(throws: PropertyListError.self, performing: read)
      #expect(
        error?.description
          == "Line 2, column 12: the encoding windows-1252 can't be read; save the file in UTF-8.")
    }
  }
}
