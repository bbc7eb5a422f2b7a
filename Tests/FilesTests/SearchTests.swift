import Files
import Testing

@MainActor struct SearchTests {
  /// Needles, also coloured and linked ones.
  nonisolated private static let needles = [
    ["abc needle", "", "need", "needleneedle", "x needl", "edle", "last needle"],
    [
      "abc \u{1B}[1;31mnee\u{1B}[0;38;2;1;2;3mdle\u{1B}[m", "\u{1B}[31m", "need\u{1B}[",
      "n\u{1B}]8;;file:///a\u{1B}\\eedl\u{1B}]8;;\u{7}e", "x needl\u{1B}[0m",
      "edle", "last n\u{1B}[me\u{1B}[me\u{1B}[md\u{1B}[ml\u{1B}[me",
    ],
  ]

  @Test(arguments: needles)
  func `lines are found however the file is cut`(lines: [String]) throws {
    let text = lines.joined(separator: "\n")
    let file = try TemporaryFile(text)
    let open = try OpenFile(path: file.path)
    let pattern = try #require(BytePattern("needle"))
    for length in 1...text.utf8.count {
      let chunks = ChunkedFile(open, chunkLength: length)
      var found: [String] = []
      var counted = 0
      for chunk in 0..<chunks.chunkCount {
        let records = chunks.records(in: chunk)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: length + 1, alignment: 1)
        defer { buffer.deallocate() }
        let bytes = ChunkBytes(open, records.chunk, into: buffer)
        var state = QuoteState.outside
        counted += RecordSearch(pattern).count(in: bytes, state: &state)
        for record in RecordSearch(pattern).records(in: bytes, state: &state) {
          found.append(
            String(decoding: chunks.bytes(of: record, in: chunk, limit: 99), as: UTF8.self))
        }
      }
      #expect(found == [0, 3, 6].map { lines[$0] }, "chunks of \(length)")
      #expect(counted == 3)
    }
  }

  @Test func `bytes are found where they stand, and nowhere else`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let hay = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        UInt8.random(in: 0x61...0x63, using: &random)
      }
      let needle = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        UInt8.random(in: 0x61...0x63, using: &random)
      }
      let pattern = try #require(BytePattern(String(decoding: needle, as: UTF8.self)))
      let start = Int.random(in: 0...hay.count, using: &random)
      let found = hay.withUnsafeBytes { pattern.first(in: $0, from: start) }
      let wanted = (start...max(start, hay.count)).first {
        $0 + needle.count <= hay.count && Array(hay[$0..<$0 + needle.count]) == needle
      }
      #expect(found == wanted, "\(needle) in \(hay) from \(start)")
    }
  }

  @Test func `an empty pattern finds nothing`() {
    #expect(BytePattern("") == nil)
  }

  @Test func `a line of many chunks is searched to its end`() throws {
    let file = try TemporaryFile(String(repeating: "x", count: 300_000) + "needle\nother\n")
    let open = try OpenFile(path: file.path)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1001, alignment: 1)
    defer { buffer.deallocate() }
    func count(_ words: String, _ chunk: Range<Int>) throws -> Int {
      var state = QuoteState.outside
      let search = RecordSearch(try #require(BytePattern(words)))
      return search.count(in: ChunkBytes(open, chunk, into: buffer), state: &state)
    }
    #expect(try count("needle", 0..<1000) == 1)
    #expect(try count("needle", 1000..<2000) == 0)
    #expect(try count("other", 0..<1000) == 0)
  }

  @Test func `a match is placed where it stands, also behind the chunk and across chunks`() throws {
    let text = "ab needle\n" + String(repeating: "x", count: 9000) + "needle and needle\n"
    let file = try TemporaryFile(text)
    let open = try OpenFile(path: file.path)
    let search = RecordSearch(try #require(BytePattern("needle")))
    for length in [4, 6, 100, 4096, 9012, 9015, 10_000] {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: length + 1, alignment: 1)
      defer { buffer.deallocate() }
      var offsets: [Int] = []
      for chunk in 0..<(text.utf8.count + length - 1) / length {
        var state = QuoteState.outside
        let range = chunk * length..<min(text.utf8.count, (chunk + 1) * length)
        let bytes = ChunkBytes(open, range, into: buffer)
        offsets += search.matches(in: bytes, state: &state).map(\.offset)
      }
      #expect(offsets == [3, 9010], "chunks of \(length)")
    }
  }

  @Test func `nothing of a sequence is found, however the file is cut`() throws {
    let text = "ab\u{1B}[31mx\u{1B}]8;;file:///needle\u{1B}\\y\u{1B}[0;31m"
    let file = try TemporaryFile(text)
    let open = try OpenFile(path: file.path)
    for (words, length) in ["31", "needle", "[", "8;"].flatMap({ words in
      (1...text.utf8.count).map { (words, $0) }
    }) {
      let search = RecordSearch(try #require(BytePattern(words)))
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: length + 1, alignment: 1)
      defer { buffer.deallocate() }
      var state = QuoteState.outside
      let bytes = ChunkBytes(open, 0..<length, into: buffer)
      #expect(search.count(in: bytes, state: &state) == 0, "\(words) in \(length)")
      #expect(search.matches(in: bytes, state: &state).isEmpty, "\(words) in \(length)")
    }
  }

  @Test func `a match among colours is placed where its first letter stands`() throws {
    let text =
      "ab \u{1B}[31mn\u{1B}[0meedle [31m\n" + String(repeating: "\u{1B}[31m", count: 2000) + "31m"
    let file = try TemporaryFile(text)
    let open = try OpenFile(path: file.path)
    for (words, places) in [("needle", [8]), ("31m", [20, 10_024])] {
      let search = RecordSearch(try #require(BytePattern(words)))
      for length in [20, 4096, 20_000] {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: length + 1, alignment: 1)
        defer { buffer.deallocate() }
        var state = QuoteState.outside
        let bytes = ChunkBytes(open, 0..<min(length, text.utf8.count), into: buffer)
        let offsets = search.matches(in: bytes, state: &state).map(\.offset)
        #expect(offsets == Array(places.prefix(length == 20 ? 1 : 2)), "\(words) in \(length)")
      }
    }
  }

  @Test func `records are found however the file is cut, also behind newlines in quotes`() throws {
    let text = "a,b\n1,\"x\nneedle\"\n2,y\n\"nee\ndle\",3\nneedle,\"\"\"\nneedle\"\n4,5\n"
    let file = try TemporaryFile(text)
    let open = try OpenFile(path: file.path)
    let search = RecordSearch(
      try #require(BytePattern("needle")), rule: .quoted(delimiter: 0x2C))
    for length in 1...text.utf8.count {
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: length + 1, alignment: 1)
      defer { buffer.deallocate() }
      let chunks = ChunkedFile(open, rule: .quoted(delimiter: 0x2C), chunkLength: length)
      for _ in 0..<chunks.chunkCount { chunks.countNext() }
      var state = QuoteState.outside
      var found: [String] = []
      for chunk in 0..<chunks.chunkCount {
        let range = chunk * length..<min(text.utf8.count, (chunk + 1) * length)
        for record in search.records(in: ChunkBytes(open, range, into: buffer), state: &state) {
          found.append(
            String(decoding: chunks.bytes(of: record, in: chunk, limit: 99), as: UTF8.self))
        }
      }
      #expect(
        found == ["1,\"x\nneedle\"", "needle,\"\"\"\nneedle\""], "chunks of \(length)")
    }
  }

  // MARK: Both cases

  @Test(
    arguments: [
      ("needle", "a NeEdLe", 2), ("grüße", "viele GRÜßE", 6), ("straße", "STRASSE", 0),
      ("ıx", "IX", nil),
      ("οδος", "Η ΟΔΟΣ", 3), ("οδοσ", "η οδος", 3), ("ςα", "Σα", 0),
      ("мир", "о МИР", 3), ("мир", "Ѐ", nil), ("x1", "1X1", 1), ("éa", "Éa", 0),
    ] as [(String, String, Int?)])
  func `letters are found in both cases`(words: String, text: String, place: Int?) throws {
    let pattern = try #require(BytePattern(words, ignoresCase: true))
    #expect(Array(text.utf8).withUnsafeBytes { pattern.first(in: $0) } == place)
  }

  @Test func `bytes of either case are found where they stand, and nowhere else`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let letters = Array("abAB1".utf8)
      let hay = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        letters[Int.random(in: 0..<5, using: &random)]
      }
      let needle = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        letters[Int.random(in: 0..<5, using: &random)]
      }
      func small(_ bytes: [UInt8]) -> [UInt8] { bytes.map { $0 < 0x41 ? $0 : $0 | 0x20 } }
      let pattern = try #require(
        BytePattern(String(decoding: needle, as: UTF8.self), ignoresCase: true))
      let start = Int.random(in: 0...hay.count, using: &random)
      let found = hay.withUnsafeBytes { pattern.first(in: $0, from: start) }
      let (folded, wanted) = (small(hay), small(needle))
      let place = (start...max(start, hay.count)).first {
        $0 + wanted.count <= folded.count && Array(folded[$0..<$0 + wanted.count]) == wanted
      }
      #expect(found == place, "\(needle) in \(hay) from \(start)")
    }
  }

  @Test func `a letter is found in each of its cases`() throws {
    for letter in ["ǅ", "ǆ", "Ǆ", "ǲ"] {
      let pattern = try #require(BytePattern("x\(letter)y", ignoresCase: true))
      let scalar = try #require(letter.unicodeScalars.first)
      for other in [
        letter, scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping,
        scalar.properties.titlecaseMapping,
      ] {
        let hay = Array("some words before it, x\(other)y, and some after it".utf8)
        #expect(hay.withUnsafeBytes { pattern.first(in: $0, from: 0) } == 22, "\(letter) \(other)")
      }
    }
  }

  @Test func `a text without letters has one case`() throws {
    #expect(try !#require(BytePattern("12:30", ignoresCase: true)).ignoresCase)
    #expect(BytePattern("", ignoresCase: true) == nil)
  }
}
