import Foundation
import Synchronization
import Testing

@testable import Files

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Scans of files whose reads don't return for a while.
@MainActor struct SilentScanTests {
  private let gate = Gate()

  /// Opens a file whose reads wait at the gate if they satisfy a condition.
  private func opened(
    _ file: TemporaryFile, holding isHeld: @escaping @Sendable (_ offset: Int, _ count: Int) -> Bool
  ) -> OpenFile {
    var calls = FileSystem.Calls()
    let read = calls.read
    calls.mayWait = { _ in true }
    calls.read = { [gate] descriptor, offset, count in
      if isHeld(offset, count) { gate.wait() }
      return read(descriptor, offset, count)
    }
    let moment = Duration.milliseconds(1)
    return OpenFile(
      descriptor: open(file.path, O_RDONLY), path: file.path,
      in: FileSystem(calls, patience: moment, longPatience: moment), mayWait: true)
  }

  @Test func `a chunk without an answer isn't counted as one without records`() throws {
    defer { gate.open() }
    let file = try TemporaryFile("a\nb\nc\nd\n")
    let opened = opened(file) { offset, _ in offset >= 3 }
    let chunks = ChunkedFile(opened, size: 8, chunkLength: 2)
    var hasEnded = false
    let scan = chunks.count(in: .pieces) { _ in
    } onEnd: {
      hasEnded = true
    }
    while scan.goOn() {}
    #expect(chunks.recordCount == nil && !hasEnded && !scan.isGoing)
    #expect(chunks.index.chunkCount <= 2)
    #expect(chunks.index.recordCount == chunks.index.chunkCount)
    gate.open()
    while chunks.recordCount == nil {
      let scan = chunks.count(in: .pieces) { _ in }
      while scan.goOn() {}
    }
    #expect(chunks.recordCount == 4)
  }

  @Test func `counting in the background goes on once the file system answers`() async throws {
    defer { gate.open() }
    let file = try TemporaryFile("a\nb\nc\nd\n")
    let opened = opened(file) { offset, _ in offset >= 3 }
    let chunks = ChunkedFile(opened, size: 8, chunkLength: 2)
    var hasEnded = false
    let scan = chunks.count(in: .background) { _ in
    } onEnd: {
      hasEnded = true
    }
    while gate.calls.withLock({ $0 }) == 0 || !opened.fileSystem.patient.isSilent(file.path) {
      await Task.yield()
    }
    #expect(scan.isGoing && !hasEnded && chunks.recordCount == nil)
    gate.open()
    await scan.wait()
    #expect(chunks.recordCount == 4 && hasEnded)
  }

  @Test func `a scan that waits for an answer ends when it is cancelled`() async throws {
    defer { gate.open() }
    let file = try TemporaryFile("a\n")
    let opened = opened(file) { _, _ in true }
    let chunks = ChunkedFile(opened, size: 2, chunkLength: 2)
    let scan = chunks.count(in: .background) { _ in }
    while !opened.fileSystem.patient.isSilent(file.path) { await Task.yield() }
    scan.cancel()
    await scan.wait()
    #expect(chunks.recordCount == nil)
  }

  @Test func `the next chunk isn't counted without an answer`() throws {
    defer { gate.open() }
    let file = try TemporaryFile("a\n")
    let opened = opened(file) { _, _ in true }
    let chunks = ChunkedFile(opened, size: 2, chunkLength: 2)
    chunks.countNext()
    #expect(chunks.index.chunkCount == 0)
    #expect(chunks.bytes(of: 0, in: 0, limit: 9).isEmpty && chunks.isWaiting)
  }

  @Test func `a search doesn't miss a record that goes on where nothing is answered`() throws {
    defer { gate.open() }
    let file = try TemporaryFile("some needle\nb\n")
    // The bytes after a chunk are read in longer pieces.
    let opened = opened(file) { _, count in count >= 4096 }
    let search = RecordSearch(try #require(BytePattern("needle")))
    func found() -> [Int] {
      var found: [Int] = []
      let scan = ChunkScan(
        FilePart(opened, size: 14, chunkLength: 7), 0..<2, state: QuoteState.outside,
        place: .pieces, work: { search.count(in: $0, state: &$1) },
        deliver: { _, counts in found += counts })
      while scan.goOn() {}
      return found
    }
    #expect(found() == [])
    gate.open()
    var counts: [Int] = []
    while counts.count < 2 { counts = found() }
    #expect(counts == [1, 0])
  }

  @Test func `a table without an answer isn't sorted as an empty one`() throws {
    defer { gate.open() }
    let file = try TemporaryFile("a\n2\n1\n")
    let part = FilePart(opened(file) { _, _ in true }, size: 6, chunkLength: 6)
    func sorted() -> CSVOrder.Records {
      CSVOrder(column: 0).records(
        of: part, delimiter: 0x2C, rule: .lines, headerCount: 1, areTextsInOrder: <)
    }
    #expect(sorted().isSilent)
    gate.open()
    var records = sorted()
    while records.isSilent { records = sorted() }
    #expect(records.records.map(\.number) == [2, 1])
  }
}
