/// A file as chunks of records, of which only those that are looked at are ever read.
///
/// What was found in the last few chunks is kept; everything else is found again when it is asked
/// for, so the memory it takes doesn't depend on the size of the file.
@MainActor public final class ChunkedFile {
  /// The file.
  public let file: OpenFile

  /// What a record is.
  public let rule: RecordRule

  /// The bytes of a chunk.
  public private(set) var chunkLength: Int

  /// How many bytes of the file are shown.
  public private(set) var size: Int

  /// How many records begin in the chunks, as far as they were counted.
  public private(set) var index = RecordIndex()

  /// The chunks whose state had to be guessed, because nothing before them was counted.
  private var guesses: [Int: QuoteState] = [:]
  private var recent: [(chunk: Int, records: ChunkRecords)] = []
  private var buffer: UnsafeMutableRawBufferPointer
  private var scan: ChunkScan?

  /// How many chunks are remembered.
  private static let memory = 6

  /// The bytes of a chunk, unless there would be too many chunks.
  public static let standardLength = 512 * 1024

  /// The most chunks that a file is cut into; what is known of each takes memory.
  public static let mostChunks = 8192

  /// Creates a view of the bytes that a file has now.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - rule: What a record is.
  ///   - size: How many bytes of it are shown; nil for all.
  ///   - chunkLength: The bytes of a chunk; nil for a length that suits the file.
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

  /// How many chunks there are.
  public var chunkCount: Int { (size + chunkLength - 1) / chunkLength }

  /// How much of the file was counted, from 0 to 1.
  public var progress: Double {
    chunkCount == 0 ? 1 : Double(index.chunkCount) / Double(chunkCount)
  }

  /// How many records there are; nil while they are being counted.
  public var recordCount: Int? { index.chunkCount == chunkCount ? index.recordCount : nil }

  // MARK: Records

  /// Returns where the records of a chunk begin.
  public func records(in chunk: Int) -> ChunkRecords {
    if let place = recent.firstIndex(where: { $0.chunk == chunk }) { return recent[place].records }
    let bytes = ChunkBytes(file, range(of: chunk), into: buffer)
    let records = ChunkRecords(
      bytes.bytes, at: bytes.offset, after: bytes.previous, rule: rule,
      state: state(before: chunk, bytes), of: file)
    if recent.count >= ChunkedFile.memory { recent.removeFirst() }
    recent.append((chunk, records))
    return records
  }

  /// Returns the bytes of a record without its end, as far as a limit; nothing for one that isn't
  /// there any more.
  public func bytes(of record: Int, in chunk: Int, limit: Int) -> [UInt8] {
    let records = records(in: chunk)
    guard let range = records.range(of: record) else { return [] }
    let isLast = record == records.count - 1
    // Only the last record of a chunk may go on behind it.
    let end = min(isLast ? size : range.upperBound, range.lowerBound + max(0, limit))
    var bytes = file.bytes(range.lowerBound..<max(range.lowerBound, end))
    if isLast { cut(&bytes, at: chunk) }
    if bytes.last == 0x0A { bytes.removeLast() }
    if bytes.last == 0x0D { bytes.removeLast() }
    return bytes
  }

  /// The number of a record in the whole file, counted from 1; nil while that isn't known, or when
  /// it is the rest of another.
  public func number(of record: Int, in chunk: Int) -> Int? {
    guard let before = index.records(before: chunk), !records(in: chunk).isRest else { return nil }
    return before + record + 1
  }

  /// Drops what belongs to the next record.
  private func cut(_ bytes: inout [UInt8], at chunk: Int) {
    let end = bytes.withUnsafeBytes { bytes -> Int? in
      var state = QuoteState.outside
      return rule.starts(bytes, after: nil, state: &state).dropFirst().first.map { Int($0) }
    }
    if let end { bytes.removeLast(bytes.count - end) }
  }

  private func range(of chunk: Int) -> Range<Int> {
    let start = max(0, min(chunk * chunkLength, size))
    return start..<min(size, start + chunkLength)
  }

  /// Where in a quoted field a chunk begins, as far as that is known or can be guessed.
  public func state(before chunk: Int) -> QuoteState {
    state(before: chunk, ChunkBytes(file, range(of: chunk), into: buffer))
  }

  private func state(before chunk: Int, _ bytes: ChunkBytes) -> QuoteState {
    let isGuess = rule != .lines && index.state(before: chunk) == nil
    if isGuess, let state = guesses[chunk] { return state }
    let state = index.state(before: chunk, of: bytes, rule)
    if isGuess { guesses[chunk] = state }
    return state
  }

  // MARK: Counting

  /// The file, and how much of it is shown.
  public var part: FilePart { FilePart(file, size: size, chunkLength: chunkLength) }

  /// Counts the records that weren't counted yet.
  ///
  /// - Parameters:
  ///   - place: Where it is done.
  ///   - onProgress: Told from time to time how far it is; whether a chunk that was shown already
  ///     had been read in a wrong way is told with it.
  ///   - onEnd: Told when all is counted.
  /// - Returns: The work.
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

  /// Counts one more chunk at once, if there is one.
  public func countNext() {
    let chunk = index.chunkCount
    guard chunk < chunkCount else { return }
    let bytes = ChunkBytes(file, range(of: chunk), into: buffer)
    var state = index.state(before: chunk) ?? .outside
    let count = rule.count(bytes.bytes, after: bytes.previous, state: &state)
    index.append([RecordIndex.Count(records: count, state: state)])
  }

  private func dropWrongGuesses() -> Bool {
    let wrong = guesses.filter { chunk, state in
      index.state(before: chunk).map { $0 != state } ?? false
    }
    guesses = guesses.filter { index.state(before: $0.key) == nil }
    recent.removeAll { wrong[$0.chunk] != nil }
    return !wrong.isEmpty
  }

  // MARK: Changing

  /// Whether a file of so many bytes would have too many chunks of their present length.
  public func outgrows(_ size: Int) -> Bool { size / chunkLength > ChunkedFile.mostChunks }

  /// Doubles the length of the chunks; what was counted in two becomes what was counted in one.
  public func lengthenChunks() {
    scan?.cancel()
    chunkLength *= 2
    index.pairChunks()
    recent.removeAll()
    guesses.removeAll()
    buffer.deallocate()
    buffer = .allocate(byteCount: chunkLength + 1, alignment: 64)
  }

  /// Shows more bytes of the file, or fewer; the last chunk is counted anew.
  ///
  /// - Returns: The first chunk in which a record begins that may be another now.
  @discardableResult
  public func resize(to size: Int) -> Int {
    scan?.cancel()
    let first = max(0, min(size, self.size) / chunkLength)
    // The last byte decides about the chunk after it, too, when the file ended with a chunk.
    let changed = self.size % chunkLength == 0 ? max(0, first - 1) : first
    self.size = size
    recent.removeAll { $0.chunk >= changed }
    guesses = guesses.filter { $0.key < changed }
    var begin = min(changed, max(0, chunkCount - 1))
    // What goes on through chunks in which nothing begins has begun before them.
    while begin > 0, index.records(in: begin) == 0 { begin -= 1 }
    index.forget(from: changed)
    return begin
  }

  /// Forgets everything that was found, because the file has other bytes now.
  public func reread(to size: Int) {
    scan?.cancel()
    self.size = size
    recent.removeAll()
    guesses.removeAll()
    index = RecordIndex()
  }
}
