import Files

/// One file of a log.
@MainActor final class LogSource {
  /// What the file is called.
  let name: String

  /// The file in chunks; another one after the file was emptied.
  private(set) var chunks: ChunkedFile

  /// What fills the file, when it comes from a pipe.
  let spool: InputSpool?

  private var watch: FileWatch
  private var found: [(chunk: Int, pattern: BytePattern, records: [Int])] = []

  /// Shows a file.
  init(_ opened: OpenedFile, chunkLength: Int?) {
    name = opened.name
    spool = opened.spool
    let size = opened.spool?.size
    chunks = ChunkedFile(opened.file, size: size, chunkLength: chunkLength)
    watch = FileWatch(opened.file, size: chunks.size)
  }

  /// Shows a file that has another's name now.
  init(_ file: OpenFile, chunkLength: Int?) {
    name = file.path
    spool = nil
    chunks = ChunkedFile(file, chunkLength: chunkLength)
    watch = FileWatch(file, size: chunks.size)
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

  /// Begins anew, after the file was emptied.
  func reset(to size: Int) {
    chunks = ChunkedFile(chunks.file, size: size, chunkLength: chunks.chunkLength)
    found.removeAll()
  }

  /// Returns the records of a chunk that hold some bytes.
  func records(in chunk: Int, with pattern: BytePattern) -> [Int] {
    if let known = found.first(where: { $0.chunk == chunk && $0.pattern == pattern }) {
      return known.records
    }
    let records = chunks.records(in: chunk)
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: records.chunk.count + 1, alignment: 64)
    defer { buffer.deallocate() }
    let places = LineSearch(pattern).places(
      in: ChunkBytes(chunks.file, records.chunk, into: buffer))
    let result = places.compactMap { records.record(at: $0) }
    if found.count >= 4 { found.removeFirst() }
    found.append((chunk, pattern, result))
    return result
  }

  /// Forgets what was found in the last chunks, because they grew.
  func forgetFound() {
    found.removeAll()
  }
}
