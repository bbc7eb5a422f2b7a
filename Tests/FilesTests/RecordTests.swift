import Files
import Testing

/// Chunks of a file are compared with the whole of it, for every length of chunk.
@MainActor struct RecordTests {
  @Test(arguments: [
    "", "\n", "a", "a\n", "a\nb", "a\r\nb\r\n", "\n\n\n", "one\ntwo\n\nfour", "x\u{0}y\n\u{FF}z",
    "a long line that goes on over many chunks\nand another one of that kind\nz",
  ])
  func `lines are those of the whole file, however it is cut`(text: String) throws {
    let file = try TemporaryFile(text)
    let lines = ChunkedFileReading.lines(text)
    for length in 1...max(1, text.utf8.count + 1) {
      let chunks = ChunkedFile(try OpenFile(path: file.path), chunkLength: length)
      let reading = ChunkedFileReading(chunks)
      #expect(reading.records == lines, "chunks of \(length)")
    }
  }

  @Test(arguments: [
    "a,b\n1,2\n", "a,b\n\"x\ny\",2\n3,4", "a\n\"\"\"\n\"\"\"\n\"\"\nz\n",
    "\"a\"\"\",b\n\"\n\n\"\n5\" x,\"6\"\n",
  ])
  func `records are those of the whole file, however it is cut`(text: String) async throws {
    let file = try TemporaryFile(text)
    let whole = ChunkedFileReading(
      ChunkedFile(
        try OpenFile(path: file.path), rule: .quoted(delimiter: 0x2C), chunkLength: 1000))
    for length in 1...text.utf8.count {
      let chunks = ChunkedFile(
        try OpenFile(path: file.path), rule: .quoted(delimiter: 0x2C), chunkLength: length)
      await chunks.count(in: .background) { _ in }.wait()
      #expect(chunks.recordCount == whole.records.count, "chunks of \(length)")
      #expect(ChunkedFileReading(chunks).records == whole.records, "chunks of \(length)")
    }
  }

  @Test func `a row that continues a line begins with a whole character`() throws {
    let file = try TemporaryFile(String(repeating: "日é𝄞", count: 20))
    for length in 4...60 {
      let chunks = ChunkedFile(try OpenFile(path: file.path), chunkLength: length)
      for chunk in 0..<chunks.chunkCount {
        let text = String(decoding: chunks.bytes(of: 0, in: chunk, limit: 999), as: UTF8.self)
        #expect(!text.contains("\u{FFFD}"), "chunk \(chunk) of \(length) bytes: \(text)")
      }
    }
  }

  @Test func `a quote after a byte order mark opens the first field`() async throws {
    let text = "\u{FEFF}\"a\nb\",c\n1,\"2\n3\"\n"
    let file = try TemporaryFile(text)
    for length in 4...text.utf8.count + 1 {
      let chunks = ChunkedFile(
        try OpenFile(path: file.path), rule: .quoted(delimiter: 0x2C), chunkLength: length)
      await chunks.count(in: .background) { _ in }.wait()
      #expect(chunks.recordCount == 2, "chunks of \(length)")
      let records = ChunkedFileReading(chunks).records
      #expect(records == ["\u{FEFF}\"a\nb\",c", "1,\"2\n3\""], "chunks of \(length)")
    }
  }

  @Test func `an even number of quotes in quotes doesn't end a record`() {
    let rule = RecordRule.quoted(delimiter: 0x2C)
    for count in 0..<40 {
      let text = String(repeating: "\"", count: count + 1) + "a\nb\n"
      var state = QuoteState.outside
      let starts = Array(text.utf8).withUnsafeBytes {
        rule.starts($0, after: nil, state: &state)
      }
      #expect(starts == (count % 2 == 0 ? [0] : [0, UInt32(count + 3)]), "\(count)")
      #expect(state == (count % 2 == 0 ? .inside : .outside), "\(count)")
    }
  }

  @Test func `the records of all chunks are read without reading what lies behind them`() throws {
    let file = try TemporaryFile((1...4000).map { "line \($0)\n" }.joined())
    let (system, count) = ReadCount.system()
    let opened = try OpenFile(path: file.path, in: system)
    let chunks = ChunkedFile(opened, chunkLength: 1024)
    for chunk in 0..<chunks.chunkCount {
      for record in 0..<chunks.records(in: chunk).count {
        _ = chunks.bytes(of: record, in: chunk, limit: 16_000_000)
      }
    }
    #expect(count.bytes < 4 * chunks.size)
  }

  @Test func `counting in the background provides the line numbers`() async throws {
    let file = try TemporaryFile((1...1000).map { "line \($0)\n" }.joined())
    let chunks = ChunkedFile(try OpenFile(path: file.path), chunkLength: 100)
    #expect(chunks.number(of: 0, in: 0) == 1)
    #expect(chunks.number(of: 0, in: 50) == nil)
    var calls = 0
    await chunks.count(in: .background) { _ in calls += 1 }.wait()
    #expect(calls > 1)
    #expect(chunks.recordCount == 1000)
    let number = try #require(chunks.number(of: 2, in: 50))
    #expect(
      String(decoding: chunks.bytes(of: 2, in: 50, limit: 99), as: UTF8.self) == "line \(number)")
  }

  @Test func `counting piece by piece gives the same, and ends when it is cancelled`() throws {
    let file = try TemporaryFile((1...1000).map { "line \($0)\n" }.joined())
    let chunks = ChunkedFile(try OpenFile(path: file.path), chunkLength: 100)
    var (calls, hasEnded) = (0, false)
    let scan = chunks.count(in: .pieces) { _ in
      calls += 1
    } onEnd: {
      hasEnded = true
    }
    #expect(chunks.recordCount == nil)
    while scan.goOn() {}
    #expect(calls > 1 && hasEnded && !scan.isGoing)
    #expect(chunks.recordCount == 1000)
    chunks.reread(to: chunks.size, rule: chunks.rule)
    let other = chunks.count(in: .pieces) { _ in calls = 0 }
    #expect(other.goOn())
    other.cancel()
    #expect(!other.goOn())
    #expect(chunks.recordCount == nil)
  }

  @Test func `newlines are counted like one by one`() {
    var bytes = (0..<9000).map { UInt8(truncatingIfNeeded: $0 &* 7 % 13) }
    bytes += [UInt8](repeating: 0x0A, count: 5000)
    for start in 0..<20 {
      for end in [bytes.count, bytes.count - 1, bytes.count - 17, start + 3] {
        let slice = bytes[start..<end]
        let count = slice.withUnsafeBytes { ByteCount.newlines(in: $0) }
        #expect(count == slice.count { $0 == 0x0A })
      }
    }
  }

  @Test func `a file that shrinks while it is read has fewer lines, and never traps`() throws {
    let file = try TemporaryFile((1...1000).map { "line \($0)\n" }.joined())
    let chunks = ChunkedFile(try OpenFile(path: file.path), chunkLength: 100)
    #expect(chunks.records(in: 3).count > 5)
    try file.write(Array("short\n".utf8))
    #expect(chunks.bytes(of: 1, in: 3, limit: 100).isEmpty)
    #expect(chunks.records(in: 80).count == 0)
    #expect(chunks.bytes(of: 0, in: 80, limit: 100).isEmpty)
  }

  @Test(arguments: ["", "a much longer line than before\n", "\n\n\n\n\n\n\n\n"])
  func `very many records of a file that changes keep their order`(line: String) throws {
    let text = (1...200_000).map { "\($0 % 10)\n" }.joined()
    let file = try TemporaryFile(text)
    let chunks = ChunkedFile(try OpenFile(path: file.path))
    let records = chunks.records(in: 0)
    #expect(records.count == 200_000)
    try file.write(Array(String(repeating: line, count: 30_000).utf8))
    var end = 0
    for record in stride(from: 0, to: records.count, by: 997) {
      let range = try #require(records.range(of: record))
      #expect(end <= range.lowerBound)
      end = range.upperBound
      _ = chunks.bytes(of: record, in: 0, limit: 100)
    }
    #expect(end <= text.utf8.count)
  }

  @Test func `a record that no longer exists has no number`() throws {
    let file = try TemporaryFile("one\ntwo\n")
    let chunks = ChunkedFile(try OpenFile(path: file.path))
    #expect(chunks.number(of: Int.max, in: 0) == nil)
  }

  @Test func `a file that has fewer bytes than are visible is noticed, until it is read again`()
    throws
  {
    let file = try TemporaryFile((1...100).map { "line \($0)\n" }.joined())
    let chunks = ChunkedFile(try OpenFile(path: file.path), chunkLength: 64)
    _ = chunks.bytes(of: 0, in: 0, limit: 99)
    #expect(!chunks.isShort)
    try file.write(Array("line 1\nli".utf8))
    #expect(chunks.bytes(of: 0, in: 0, limit: 99) == Array("line 1".utf8))
    #expect(!chunks.isShort)
    #expect(chunks.bytes(of: 1, in: 0, limit: 99) == Array("li".utf8))
    #expect(chunks.isShort)
    chunks.reread(to: 9, rule: .lines)
    #expect(!chunks.isShort)
    _ = chunks.records(in: 0)
    #expect(!chunks.isShort)
  }

  @Test func `a growing file shows more and counts only its new part`() async throws {
    let file = try TemporaryFile("one\ntw")
    let chunks = ChunkedFile(try OpenFile(path: file.path), chunkLength: 4)
    await chunks.count(in: .background) { _ in }.wait()
    #expect(chunks.recordCount == 2)
    try file.append("o\nthree\n")
    chunks.resize(to: chunks.file.size)
    #expect(chunks.recordCount == nil)
    await chunks.count(in: .background) { _ in }.wait()
    #expect(chunks.recordCount == 3)
    #expect(ChunkedFileReading(chunks).records == ["one", "two", "three"])
  }

  @Test func `very many records of a chunk are found again without keeping where each begins`()
    throws
  {
    let lengths = (0..<150_000).map { $0 % 7 == 0 ? 3 : $0 % 2 }
    let file = try TemporaryFile(
      lengths.map { String(repeating: "x", count: $0) + "\n" }.joined())
    let chunks = ChunkedFile(try OpenFile(path: file.path))
    let records = chunks.records(in: 0)
    #expect(records.count == lengths.count)
    var start = 0
    for (record, length) in lengths.enumerated() where record % 11 == 0 || record > 149_980 {
      let before = lengths[max(0, record - 11)..<record]
      start += record % 11 == 0 && record > 0 ? before.reduce(11, +) : 0
      guard record % 11 == 0 else { continue }
      #expect(records.range(of: record) == start..<start + length + 1)
      #expect(records.record(at: start) == record)
      #expect(records.record(at: start + length) == record)
    }
    #expect(records.start(of: lengths.count) == nil)
    #expect(records.range(of: lengths.count - 1)?.upperBound == chunks.size)
  }

  @Test func `chunks become longer before they are too many, and counts are kept`()
    async throws
  {
    let file = try TemporaryFile((1...20_000).map { "line \($0)\n" }.joined())
    let chunks = ChunkedFile(try OpenFile(path: file.path), chunkLength: 16)
    #expect(chunks.outgrows(chunks.size))
    await chunks.count(in: .background) { _ in }.wait()
    while chunks.outgrows(chunks.size) { chunks.lengthenChunks() }
    #expect(chunks.chunkLength == 32)
    await chunks.count(in: .background) { _ in }.wait()
    #expect(chunks.recordCount == 20_000)
    #expect(ChunkedFileReading(chunks).records == (1...20_000).map { "line \($0)" })
    let number = try #require(chunks.number(of: 0, in: 5_000))
    #expect(
      String(decoding: chunks.bytes(of: 0, in: 5_000, limit: 99), as: UTF8.self)
        == "line \(number)")
  }

  @Test func `where a chunk begins in quotes is guessed by the number of fields`() throws {
    let rows = (0..<200).map { "\($0),\"some\nwords, \($0)\",end\n" }.joined()
    let file = try TemporaryFile(rows)
    for length in [100, 151, 1003] {
      let chunks = ChunkedFile(
        try OpenFile(path: file.path), rule: .quoted(delimiter: 0x2C), chunkLength: length)
      let last = chunks.chunkCount - 2
      let record = chunks.bytes(of: chunks.records(in: last).count - 1, in: last, limit: 100)
      #expect(CSVRecord.fields(record, delimiter: 0x2C).count == 3)
    }
  }
}

/// All records of a file, joined where a chunk shows the rest of one.
@MainActor struct ChunkedFileReading {
  private(set) var records: [String] = []

  init(_ chunks: ChunkedFile) {
    for chunk in 0..<chunks.chunkCount {
      let found = chunks.records(in: chunk)
      for record in 0..<found.count where !found.isRest {
        records.append(
          String(decoding: chunks.bytes(of: record, in: chunk, limit: .max / 4), as: UTF8.self))
      }
    }
  }

  static func lines(_ text: String) -> [String] {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)
    }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
