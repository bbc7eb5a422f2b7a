import Files
import Testing

@MainActor struct SearchTests {
  @Test func `lines are found however the file is cut`() throws {
    let text = "abc needle\n\nneed\nneedleneedle\nx needl\nedle\nlast needle"
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
        counted += LineSearch(pattern).count(in: bytes)
        for place in LineSearch(pattern).places(in: bytes) {
          let record = try #require(records.record(at: place))
          found.append(
            String(decoding: chunks.bytes(of: record, in: chunk, limit: 99), as: UTF8.self))
        }
      }
      #expect(found == ["abc needle", "needleneedle", "last needle"], "chunks of \(length)")
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

  @Test func `no bytes are no pattern`() {
    #expect(BytePattern("") == nil)
  }

  @Test func `a line of many chunks is searched to its end`() throws {
    let file = try TemporaryFile(String(repeating: "x", count: 300_000) + "needle\nother\n")
    let open = try OpenFile(path: file.path)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1001, alignment: 1)
    defer { buffer.deallocate() }
    let pattern = try #require(BytePattern("needle"))
    #expect(LineSearch(pattern).count(in: ChunkBytes(open, 0..<1000, into: buffer)) == 1)
    #expect(LineSearch(pattern).count(in: ChunkBytes(open, 1000..<2000, into: buffer)) == 0)
    let other = try #require(BytePattern("other"))
    #expect(LineSearch(other).count(in: ChunkBytes(open, 0..<1000, into: buffer)) == 0)
  }
}
