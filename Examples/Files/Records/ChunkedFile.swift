/// A file as chunks of records that are read only when they are viewed.
///
/// The records of the last few chunks are cached. Everything else is found again on demand, so the
/// memory use doesn't depend on the size of the file.
@MainActor public final class ChunkedFile {
  /// The file.
  public let file: OpenFile

  /// The rule that separates records.
  public private(set) var rule: RecordRule

  /// The length of a chunk in bytes.
  public private(set) var chunkLength: Int

  /// The number of visible bytes of the file.
  public private(set) var size: Int

  /// The number of records in each chunk counted so far.
  public private(set) var index = RecordIndex()

  /// The chunks whose quote state was guessed, because the chunks before them aren't counted.
  private var guesses: [Int: QuoteState] = [:]
  private var recent: [(chunk: Int, records: ChunkRecords)] = []

  /// A number that changes when records that were read may be other ones.
  public private(set) var revision = 0

  /// The chunks that were shown without bytes, because the file system didn't answer.
  private var silent: Set<Int> = []

  /// Whether the file turned out to have fewer bytes than are visible.
  public private(set) var isShort = false

  private var buffer: UnsafeMutableRawBufferPointer
  private var scan: ChunkScan?

  /// The number of cached chunks.
  private static let memory = 6

  /// The standard length of a chunk in bytes, unless there would be too many chunks.
  public static let standardLength = 512 * 1024

  /// The largest number of chunks of a file.
  ///
  /// Each takes memory.
  public static let mostChunks = 8192

  /// Creates a view of the current bytes of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - rule: The rule that separates records.
  ///   - size: The number of visible bytes, or nil for all.
  ///   - chunkLength: The length of a chunk in bytes, or nil to choose one that suits the file.
  public init(
    _ file: OpenFile, rule: RecordRule = .lines, size: Int? = nil, chunkLength: Int? = nil
  ) {
    let size = size ?? file.size
    var length = chunkLength ?? ChunkedFile.standardLength
    if chunkLength == nil { while size / length > ChunkedFile.mostChunks { length *= 2 } }
    self.file = file
    self.rule = rule
    self.size = size
    self.chunkLength = length
    buffer = .allocate(byteCount: length + 1, alignment: 64)
  }

  isolated deinit {
    scan?.cancel()
    buffer.deallocate()
  }

  /// The number of chunks.
  public var chunkCount: Int { (size + chunkLength - 1) / chunkLength }

  /// The counted share of the file, from 0 to 1.
  public var progress: Double {
    chunkCount == 0 ? 1 : Double(index.chunkCount) / Double(chunkCount)
  }

  /// The number of records, or nil while they are being counted.
  public var recordCount: Int? { index.chunkCount == chunkCount ? index.recordCount : nil }

  /// Whether a quote is open at the end of the file; false while that isn't known.
  public var endsInQuotes: Bool {
    index.chunkCount == chunkCount && index.state(before: chunkCount) == .inside
  }

  // MARK: Records

  /// Returns the records of a chunk.
  public func records(in chunk: Int) -> ChunkRecords {
    if let place = recent.firstIndex(where: { $0.chunk == chunk }) { return recent[place].records }
    let bytes = ChunkBytes(file, range(of: chunk), into: buffer)
    let records = ChunkRecords(
      bytes.bytes, at: bytes.offset, after: bytes.previous, rule: rule,
      state: state(before: chunk, bytes), of: file)
    guard !bytes.isSilent else {
      silent.insert(chunk)
      return records
    }
    if bytes.bytes.count < range(of: chunk).count { isShort = true }
    if recent.count >= ChunkedFile.memory { recent.removeFirst() }
    recent.append((chunk, records))
    return records
  }

  /// Drops what is known about the records of some chunks.
  private func forget(_ isChanged: (_ chunk: Int) -> Bool) {
    recent.removeAll { isChanged($0.chunk) }
    revision += 1
  }

  /// Returns the bytes of a record without its terminator, up to a limit, or nothing if the record
  /// no longer exists.
  public func bytes(of record: Int, in chunk: Int, limit: Int) -> [UInt8] {
    let silenceCount = file.silenceCount
    defer { if file.silenceCount != silenceCount { silent.insert(chunk) } }
    let records = records(in: chunk)
    guard let range = records.range(of: record) else { return [] }
    let end = min(size, range.lowerBound + max(0, limit))
    // Only the last record of a chunk may continue after it.
    var bytes =
      record == records.count - 1
      ? lastRecord(range, end: end)
      : visibleBytes(range.lowerBound..<min(range.upperBound, end))
    // A newline in quotes that are never closed belongs to a field.
    guard !isOpen(bytes) else { return bytes }
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
    return bytes
  }

  /// Returns the number of a record in the whole file, counted from 1.
  ///
  /// Returns nil while it is unknown, for the continuation of another record, and for a record that
  /// no longer exists.
  public func number(of record: Int, in chunk: Int) -> Int? {
    guard let before = index.records(before: chunk) else { return nil }
    let records = records(in: chunk)
    return records.isRest || record >= records.count ? nil : before + record + 1
  }

  /// Returns the place of the record with a number in the whole file, counted from 1.
  ///
  /// Returns nil for a record that isn't counted yet, and for one beyond the end.
  public func place(ofRecord number: Int) -> (chunk: Int, record: Int)? {
    guard number > 0, number <= index.recordCount else { return nil }
    var (low, high) = (0, index.chunkCount)
    while high - low > 1 {
      let middle = (low + high) / 2
      if (index.records(before: middle) ?? 0) < number { low = middle } else { high = middle }
    }
    return (low, number - (index.records(before: low) ?? 0) - 1)
  }

  /// Whether a record ends with a newline in quotes.
  private func isOpen(_ record: [UInt8]) -> Bool {
    guard rule != .lines, record.last == 0x0A, record.contains(0x22) else { return false }
    var state = QuoteState.outside
    _ = record.withUnsafeBytes { rule.count($0, after: nil, state: &state) }
    return state == .inside
  }

  /// Returns the bytes of the last record of a chunk up to an offset.
  ///
  /// It is read in pieces, each as long as all before it, until the next record is found.
  private func lastRecord(_ range: Range<Int>, end: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var state = QuoteState.outside
    var length = max(range.count, min(4096, chunkLength))
    while range.lowerBound + bytes.count < end {
      let start = range.lowerBound + bytes.count
      let piece = visibleBytes(start..<min(end, start + length))
      let starts = piece.withUnsafeBytes {
        rule.starts($0, after: bytes.last, state: &state)
      }
      if let next = starts.dropFirst(bytes.isEmpty ? 1 : 0).first {
        return bytes + piece.prefix(Int(next))
      }
      bytes += piece
      if piece.count < length { break }
      length = bytes.count
    }
    return bytes
  }

  /// Reads visible bytes, and notes if they aren't all there.
  private func visibleBytes(_ range: Range<Int>) -> [UInt8] {
    let silenceCount = file.silenceCount
    let bytes = file.bytes(range)
    if bytes.count < range.count, file.silenceCount == silenceCount { isShort = true }
    return bytes
  }

  private func range(of chunk: Int) -> Range<Int> {
    let start = max(0, min(chunk * chunkLength, size))
    return start..<min(size, start + chunkLength)
  }

  /// Returns the known or guessed quote state at the start of a chunk.
  public func state(before chunk: Int) -> QuoteState {
    state(before: chunk, ChunkBytes(file, range(of: chunk), into: buffer))
  }

  /// Whether chunks were shown without bytes, because the file system didn't answer.
  public var isWaiting: Bool { !silent.isEmpty }

  /// Returns the chunks to show again once the file system answers, in order.
  public func takeSilentChunks() -> [Int] {
    guard !file.isSilent else { return [] }
    defer { silent.removeAll() }
    if !silent.isEmpty { revision += 1 }
    guesses = guesses.filter { !silent.contains($0.key) }
    return silent.filter { $0 < chunkCount }.sorted()
  }

  private func state(before chunk: Int, _ bytes: ChunkBytes) -> QuoteState {
    let isGuess = rule != .lines && index.state(before: chunk) == nil
    if isGuess, let state = guesses[chunk] { return state }
    let state = index.state(before: chunk, of: bytes, rule)
    if isGuess, !bytes.isSilent { guesses[chunk] = state }
    return state
  }

  // MARK: Counting

  /// The visible part of the file.
  public var part: FilePart { FilePart(file, size: size, chunkLength: chunkLength) }

  /// Counts the records that aren't counted yet.
  ///
  /// - Parameters:
  ///   - place: The place where the scan runs.
  ///   - onProgress: Called from time to time, with whether a chunk that was already shown had been
  ///     read with a wrong quote state.
  ///   - onEnd: Called when everything is counted.
  /// - Returns: The running scan.
  @discardableResult
  public func count(
    in place: ChunkScan.Place, onProgress: @escaping (_ wasWrong: Bool) -> Void,
    onEnd: @escaping () -> Void = {}
  ) -> ChunkScan {
    scan?.cancel()
    let (first, rule) = (index.chunkCount, rule)
    let scan = ChunkScan(
      part, stride(from: first, to: chunkCount, by: 1),
      state: index.state(before: first) ?? .outside,
      place: place,
      work: { chunk, state in
        let records = rule.count(chunk.bytes, after: chunk.previous, state: &state)
        return RecordIndex.Count(records: records, state: state)
      },
      deliver: { [weak self] first, counts in
        guard let self, first == index.chunkCount else { return }
        index.append(counts)
        onProgress(dropWrongGuesses())
      }, onEnd: onEnd)
    self.scan = scan
    return scan
  }

  /// Counts the next chunk immediately, if there is one and the file system answers.
  public func countNext() {
    let chunk = index.chunkCount
    guard chunk < chunkCount else { return }
    let bytes = ChunkBytes(file, range(of: chunk), into: buffer)
    guard !bytes.isSilent else { return }
    var state = index.state(before: chunk) ?? .outside
    let count = rule.count(bytes.bytes, after: bytes.previous, state: &state)
    index.append([RecordIndex.Count(records: count, state: state)])
  }

  private func dropWrongGuesses() -> Bool {
    let wrong = guesses.filter { chunk, state in
      index.state(before: chunk).map { $0 != state } ?? false
    }
    guesses = guesses.filter { index.state(before: $0.key) == nil }
    guard !wrong.isEmpty else { return false }
    forget { wrong[$0] != nil }
    return true
  }

  // MARK: Changing

  /// Whether a file of a size would have too many chunks of the current length.
  public func outgrows(_ size: Int) -> Bool { size / chunkLength > ChunkedFile.mostChunks }

  /// Doubles the length of the chunks and adds up the counts of each pair.
  public func lengthenChunks() {
    scan?.cancel()
    chunkLength *= 2
    index.pairChunks()
    forget { _ in true }
    guesses.removeAll()
    buffer.deallocate()
    buffer = .allocate(byteCount: chunkLength + 1, alignment: 64)
  }

  /// Shows more or fewer bytes of the file, and counts the last chunk again.
  ///
  /// - Returns: The first chunk whose records may have changed.
  @discardableResult
  public func resize(to size: Int) -> Int {
    scan?.cancel()
    let first = max(0, min(size, self.size) / chunkLength)
    // The last byte also affects the chunk after it if the file ended with a chunk.
    let changed = self.size % chunkLength == 0 ? max(0, first - 1) : first
    self.size = size
    isShort = false
    forget { $0 >= changed }
    guesses = guesses.filter { $0.key < changed }
    var begin = min(changed, max(0, chunkCount - 1))
    // A record that continues through chunks without a record start began before them.
    while begin > 0, index.records(in: begin) == 0 { begin -= 1 }
    index.forget(from: changed)
    return begin
  }

  /// Returns the chunk in which the record begins that goes on in another, or nil if it isn't found near it
  /// and not all chunks between are counted.
  public func beginning(ofRestIn chunk: Int) -> Int? {
    if let count = index.records(before: chunk) {
      // The first chunk after which there are as many records.
      var chunks = 0..<chunk
      while !chunks.isEmpty {
        let middle = chunks.lowerBound + chunks.count / 2
        if index.records(before: middle + 1) == count {
          chunks = chunks.lowerBound..<middle
        } else {
          chunks = middle + 1..<chunks.upperBound
        }
      }
      return chunks.lowerBound < chunk ? chunks.lowerBound : nil
    }
    return (max(0, chunk - ChunkedFile.reach)..<chunk).last { !records(in: $0).isRest }
  }

  /// The number of chunks that are looked at for the beginning of a record.
  private static let reach = 16

  /// Discards everything found so far, because the file has other bytes now, or another rule.
  public func reread(to size: Int, rule: RecordRule) {
    scan?.cancel()
    self.rule = rule
    self.size = size
    isShort = false
    forget { _ in true }
    guesses.removeAll()
    index = RecordIndex()
  }
}
