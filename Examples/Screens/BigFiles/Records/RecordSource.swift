import Files

/// One of the files that a screen shows.
@MainActor final class RecordSource {
  /// What the file is called.
  let name: String

  /// The file in chunks.
  let chunks: ChunkedFile

  /// What fills the file, when it comes from a pipe.
  let spool: InputSpool?

  private var watch: FileWatch
  private var found: [(chunk: Int, pattern: BytePattern, records: [Int])] = []

  /// Shows a file.
  init(_ opened: OpenedFile, rule: RecordRule, chunkLength: Int?) {
    name = opened.name
    spool = opened.spool
    chunks = ChunkedFile(
      opened.file, rule: rule, size: opened.spool?.size, chunkLength: chunkLength)
    watch = FileWatch(opened.file, size: chunks.size)
  }

  /// Shows a file that has the name of another now.
  convenience init(after former: RecordSource, _ file: OpenFile, chunkLength: Int?) {
    self.init(OpenedFile(file), rule: former.chunks.rule, chunkLength: chunkLength)
  }

  /// Whether more may come without the file being followed.
  var isFilling: Bool { spool.map { !$0.isFinished } ?? false }

  /// Whether something came that isn't shown yet.
  var hasNews: Bool { spool.map { $0.size > chunks.size } ?? false }

  /// What became of the file since the last look.
  func check() -> FileWatch.Change {
    guard let spool else { return watch.check() }
    return spool.size > chunks.size ? .grew(to: spool.size) : .none
  }

  /// Waits until everything came from a pipe.
  func fillWhole() {
    guard let spool else { return }
    while !spool.isFinished { _ = spool.pump(patience: -1) }
    chunks.resize(to: spool.size)
  }

  /// Shows more bytes, or fewer; returns the first chunk in which a record may be another now.
  func resize(to size: Int) -> Int {
    found.removeAll()
    return chunks.resize(to: size)
  }

  /// Takes longer chunks.
  func lengthenChunks() {
    found.removeAll()
    chunks.lengthenChunks()
  }

  /// Begins anew, after the file was written anew.
  func reread(to size: Int) {
    found.removeAll()
    chunks.reread(to: size)
  }

  /// The record in a row of those of a chunk that hold some bytes; one that isn't there where the
  /// file became shorter and has fewer of them than were found.
  func record(_ row: Int, in chunk: Int, with pattern: BytePattern, headerCount: Int) -> Int {
    let records = records(in: chunk, with: pattern, headerCount: headerCount)
    return records.indices.contains(row) ? records[row] : Int.max
  }

  /// Returns the records of a chunk that hold some bytes, without a header.
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
