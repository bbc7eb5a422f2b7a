import Files

/// One of the files shown by a screen.
@MainActor final class RecordSource {
  /// The display name of the file.
  let name: String

  /// The file in chunks.
  let chunks: ChunkedFile

  /// The spool that fills the file, if it comes from a pipe.
  let spool: InputSpool?

  private var watch: FileWatch
  private var found: [(chunk: Int, pattern: BytePattern, records: [Int])] = []

  /// Creates a source for a file.
  init(_ opened: OpenedFile, rule: RecordRule, chunkLength: Int?) {
    name = opened.name
    spool = opened.spool
    chunks = ChunkedFile(
      opened.file, rule: rule, size: opened.spool?.size, chunkLength: chunkLength)
    watch = FileWatch(opened.file, size: chunks.size)
  }

  /// Creates a source for a file that took over the name of another.
  convenience init(after former: RecordSource, _ file: OpenFile, chunkLength: Int?) {
    self.init(OpenedFile(file), rule: former.chunks.rule, chunkLength: chunkLength)
  }

  /// Whether more data may arrive even if the file isn't followed.
  var isFilling: Bool { spool.map { !$0.isFinished } ?? false }

  /// Whether there is data that isn't shown yet.
  var hasNews: Bool { spool.map { $0.size > chunks.size } ?? false }

  /// Returns the change of the file since the last check.
  func check() -> FileWatch.Change {
    guard let spool else { return watch.check() }
    return spool.size > chunks.size ? .grew(to: spool.size) : .none
  }

  /// Waits until the pipe is read to its end.
  func fillWhole() {
    guard let spool else { return }
    while !spool.isFinished { _ = spool.pump(patience: -1) }
    chunks.resize(to: spool.size)
  }

  /// Shows more bytes, or fewer.
  ///
  /// Returns the first chunk whose records may have changed.
  func resize(to size: Int) -> Int {
    found.removeAll()
    return chunks.resize(to: size)
  }

  /// Makes the chunks longer.
  func lengthenChunks() {
    found.removeAll()
    chunks.lengthenChunks()
  }

  /// Starts over, after the file was rewritten.
  func reread(to size: Int) {
    found.removeAll()
    chunks.reread(to: size)
  }

  /// Returns the record for a row among the matches of a chunk.
  ///
  /// The record doesn't exist if the file has become shorter and has fewer matches than were found.
  func record(_ row: Int, in chunk: Int, with pattern: BytePattern, headerCount: Int) -> Int {
    let records = records(in: chunk, with: pattern, headerCount: headerCount)
    return records.indices.contains(row) ? records[row] : Int.max
  }

  /// Returns the records of a chunk that contain a pattern, without the header.
  func records(in chunk: Int, with pattern: BytePattern, headerCount: Int) -> [Int] {
    if let known = found.first(where: { $0.chunk == chunk && $0.pattern == pattern }) {
      return known.records
    }
    let range = chunks.records(in: chunk).chunk
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: range.count + 1, alignment: 64)
    defer { buffer.deallocate() }
    var state = chunks.state(before: chunk)
    var records = RecordSearch(pattern, rule: chunks.rule).records(
      in: ChunkBytes(chunks.file, range, into: buffer), state: &state)
    if chunk == 0 { records.removeAll { $0 < headerCount } }
    if found.count >= 4 { found.removeFirst() }
    found.append((chunk, pattern, records))
    return records
  }
}
