import Files

/// One of the files shown by a screen.
@MainActor final class RecordSource {
  /// The display name of the file.
  let name: String

  /// The file in chunks.
  let chunks: ChunkedFile

  /// The spool that fills the file, if it comes from a pipe or its text has another form.
  let spool: InputSpool?

  /// The file whose text has another form, or `nil` if no conversion is needed.
  private let original: OpenFile?

  /// Whether what is kept of a pipe ended before the pipe did when all was asked for.
  private(set) var isCutOff = false

  /// Whether a record was printed only up to its limit.
  var isRecordCut = false

  /// Whether the file changed while it was printed.
  var hasChanged = false

  /// Whether a quote was open at the end when all was printed.
  private var isQuoteOpen = false

  private var watch: FileWatch
  private var found: [(chunk: Int, pattern: BytePattern, records: [Int])] = []

  /// Creates a source for a file.
  init(_ opened: OpenedFile, rule: RecordRule, chunkLength: Int?) {
    name = opened.name
    spool = opened.spool
    original = opened.original
    chunks = ChunkedFile(
      opened.file, rule: rule, size: opened.size, chunkLength: chunkLength)
    let watched = opened.original ?? opened.file
    watch = FileWatch(watched, size: opened.original?.size ?? chunks.size)
  }

  /// Creates a source for a file that took over the name of another.
  ///
  /// - Throws: ``FileReadError`` if it can't be read.
  convenience init(
    after former: RecordSource, _ file: OpenFile, chunkLength: Int?
  ) throws(FileReadError) {
    let opened = try OpenedFile(FoundFile(file))
    self.init(opened, rule: former.chunks.rule, chunkLength: chunkLength)
  }

  /// Returns a source for the same file if its text turns out to need a conversion, else `nil`.
  ///
  /// An empty file says nothing about the form of its text.
  func converted(chunkLength: Int?) -> RecordSource? {
    guard spool == nil, let found = try? FoundFile(chunks.file, name: name),
      let opened = try? OpenedFile(found), opened.spool != nil
    else { return nil }
    opened.fill()
    return RecordSource(opened, rule: chunks.rule, chunkLength: chunkLength)
  }

  /// Whether more data may arrive even if the file isn't followed.
  var isFilling: Bool { spool.map { !$0.isFinished && !$0.isFull } ?? false }

  /// The file to watch for changes, or `nil` for a pipe.
  var watchedFile: OpenFile? { spool == nil ? chunks.file : original }

  /// Whether there is data that isn't shown yet.
  var hasNews: Bool { spool.map { $0.size > chunks.size } ?? false }

  /// Whether the file system of the file hasn't answered yet.
  var isSilent: Bool { (original ?? chunks.file).isSilent }

  /// Whether the file had been deleted or renamed at the last check.
  var isGone: Bool { watch.isGone }

  /// Whether another file has taken the name.
  var isReplaced: Bool { watch.isReplaced }

  /// The system's description of a read error, or `nil` if there was none.
  var failure: String? { spool?.failure ?? chunks.file.failure?.reason }

  /// Returns the change of the file since the last check.
  func check() -> FileWatch.Change {
    guard let spool else { return watch.check() }
    if original != nil, spool.isFinished {
      switch watch.check() {
      case .none: break
      case .grew:
        spool.goOn()
        let size = spool.size
        _ = spool.pump()
        // The replacement of half a character at the former end is gone.
        if size < chunks.size { return .shrank(to: size) }
      case .replaced(let file): return .replaced(file)
      case .shrank, .rewritten:
        spool.startAgain()
        _ = spool.pump()
        return .rewritten(size: spool.size)
      }
      _ = spool.pump()
    }
    return spool.size > chunks.size ? .grew(to: spool.size) : .none
  }

  /// Whether rows are shown that the file no longer has, as far as it is compared.
  var isOutdated: Bool { spool == nil && watch.hasLostBytes() }

  /// Copies the available data of the pipe.
  ///
  /// Returns whether more may follow immediately.
  @discardableResult func pump(patience: Int32 = 0) -> Bool {
    spool?.pump(patience: patience) ?? false
  }

  /// Waits until the pipe is read to its end or to the limit.
  func fillWhole() {
    guard let spool else { return }
    while isFilling { _ = spool.pump(patience: -1) }
    isCutOff = spool.isFull
    chunks.resize(to: spool.size)
  }

  /// Notes what prevents a table or log that was printed from being the whole of it.
  func noteEnd() {
    if chunks.isShort || isOutdated { hasChanged = true }
    if chunks.endsInQuotes { isQuoteOpen = true }
  }

  /// Returns what was wrong with what was printed, a sentence each, in which a record has a name.
  func problems(noun: String) -> [String] {
    if let failure { return ["Not all of “\(name)” could be read: \(failure)."] }
    var problems: [String] = []
    if hasChanged { problems.append("“\(name)” changed while it was printed.") }
    if isRecordCut {
      let most = ByteSize.words(RecordLines.limit)
      problems.append("Of each \(noun) of “\(name)”, only the first \(most) were printed.")
    }
    if isQuoteOpen {
      problems.append("A quote in “\(name)” is never closed, so one \(noun) goes on to the end.")
    }
    if isCutOff, let spool {
      let other = spool.isLimitedByDisk ? ", and TMPDIR can name another folder" : ""
      problems.append(
        "Only the first \(ByteSize.words(spool.size)) of “\(name)” were kept\(spool.share); "
          + "--spool-limit allows for more\(other).")
    }
    return problems
  }

  /// Reads the header of the first file again, and returns whether its records turn out to be
  /// separated by another rule.
  func readHeader(as format: any RecordFormat, isRewritten: Bool) -> Bool {
    format.readHeader(of: self, isRewritten: isRewritten)
    return format.rule != chunks.rule
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

  /// Starts over, after the file was rewritten or turned out to have another rule.
  func reread(to size: Int, rule: RecordRule) {
    found.removeAll()
    chunks.reread(to: size, rule: rule)
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
    let silenceCount = chunks.file.silenceCount
    var state = chunks.state(before: chunk)
    var records = RecordSearch(pattern, rule: chunks.rule).records(
      in: ChunkBytes(chunks.file, range, into: buffer), state: &state)
    if chunk == 0 { records.removeAll { $0 < headerCount } }
    guard chunks.file.silenceCount == silenceCount else { return records }
    if found.count >= 4 { found.removeFirst() }
    found.append((chunk, pattern, records))
    return records
  }
}

extension InputSpool {
  /// The words about what was kept of a pipe, if the disk limits it.
  var share: String { isLimitedByDisk ? ", half of the free disk space" : "" }
}
