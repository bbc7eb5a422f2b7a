#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A search for the records of a file that contain a pattern, a chunk at a time.
///
/// Sequences that colour text for terminals, or make links, are passed over, as ``LineText`` shows them.
/// The pattern contains no newline, so no match spans two records.
public struct RecordSearch: Sendable {
  private let pattern: BytePattern
  private let rule: RecordRule

  /// Creates a search.
  public init(_ pattern: BytePattern, rule: RecordRule = .lines) {
    self.pattern = pattern
    self.rule = rule
  }

  /// Counts the records that begin in a chunk and contain the pattern, in the chunk or after it.
  ///
  /// - Parameters:
  ///   - chunk: The chunk.
  ///   - state: The quote state at the start of the chunk; afterwards, at its end.
  /// - Returns: The number of records.
  public func count(in chunk: ChunkBytes, state: inout QuoteState) -> Int {
    guard rule == .lines else { return matches(in: chunk, state: &state).count }
    return countLines(in: chunk)
  }

  /// A record that contains the pattern.
  public struct Match: Hashable, Sendable {
    /// The record, counted from the first one that begins in the chunk.
    public let record: Int

    /// The offset of the first match of the record in the file.
    public let offset: Int
  }

  /// Finds the records that begin in a chunk and contain the pattern, in the chunk or after it.
  ///
  /// - Parameters:
  ///   - chunk: The chunk.
  ///   - state: The quote state at the start of the chunk; afterwards, at its end.
  /// - Returns: The records, counted from the first one that begins in the chunk.
  public func records(in chunk: ChunkBytes, state: inout QuoteState) -> [Int] {
    matches(in: chunk, state: &state).map(\.record)
  }

  /// Finds the records that begin in a chunk and contain the pattern, and the place of the first match in
  /// each.
  ///
  /// - Parameters:
  ///   - chunk: The chunk.
  ///   - state: The quote state at the start of the chunk; afterwards, at its end.
  /// - Returns: The matches, in order.
  public func matches(in chunk: ChunkBytes, state: inout QuoteState) -> [Match] {
    let bytes = PlainBytes(chunk.bytes, isWhole: false)
    let starts = rule.starts(chunk.bytes, after: chunk.previous, state: &state).map { Int($0) }
    guard let first = starts.first, let last = starts.last else { return [] }
    var found: [Match] = []
    var record = 0
    var place = first
    while let match = bytes.first(pattern, from: place) {
      while record + 1 < starts.count, starts[record + 1] <= match { record += 1 }
      found.append(Match(record: record, offset: chunk.offset + match))
      guard record + 1 < starts.count else { break }
      place = starts[record + 1]
    }
    if found.last?.record != starts.count - 1,
      let offset = match(after: chunk, bytes, from: last, state)
    {
      found.append(Match(record: starts.count - 1, offset: offset))
    }
    return found
  }

  /// Counts the lines without keeping their starts.
  private func countLines(in chunk: ChunkBytes) -> Int {
    guard let base = chunk.bytes.baseAddress, let first = firstLine(in: chunk) else { return 0 }
    let bytes = PlainBytes(chunk.bytes, isWhole: false)
    var count = 0
    var place = first
    while let match = bytes.first(pattern, from: place) {
      count += 1
      guard let end = memchr(base + match, 0x0A, chunk.bytes.count - match) else { return count }
      place = UnsafeRawPointer(end) - base + 1
    }
    let last = max(first, (chunk.bytes.lastIndex(of: 0x0A) ?? -1) + 1)
    return match(after: chunk, bytes, from: last, .outside) == nil ? count : count + 1
  }

  private func firstLine(in chunk: ChunkBytes) -> Int? {
    if chunk.previous == nil || chunk.previous == 0x0A { return 0 }
    guard let base = chunk.bytes.baseAddress,
      let end = memchr(base, 0x0A, chunk.bytes.count)
    else { return nil }
    let first = UnsafeRawPointer(end) - base + 1
    return first < chunk.bytes.count ? first : nil
  }

  /// Returns the offset in the file of the first match that ends after the chunk in its last record, or
  /// nil.
  ///
  /// A match with more than 64 kB of sequences in it isn't found.
  private func match(
    after chunk: ChunkBytes, _ bytes: PlainBytes, from last: Int, _ state: QuoteState
  ) -> Int? {
    guard let byte = chunk.bytes.last, byte != 0x0A || state != .outside else { return nil }
    let overlap = pattern.bytes.count - 1
    var seen = Array(chunk.bytes[max(last, bytes.startOfEnd(overlap))...])
    var (previous, state) = (byte, state)
    var offset = chunk.offset + chunk.bytes.count
    var length = max(4096, overlap)
    while true {
      let start = offset - seen.count
      let piece = chunk.file.bytes(offset..<offset + length)
      let end = piece.withUnsafeBytes { rule.starts($0, after: previous, state: &state).first }
      seen += piece.prefix(end.map { Int($0) } ?? piece.count)
      let isWhole = end != nil || piece.count < length
      let (match, rest) = seen.withUnsafeBytes { seen in
        let bytes = PlainBytes(seen, isWhole: isWhole)
        return (bytes.first(pattern), bytes.startOfEnd(overlap))
      }
      if let match { return start + match }
      if isWhole { return nil }
      previous = piece[length - 1]
      seen = Array(seen[rest...])
      offset += length
      length = min(1 << 18, length * 2)
    }
  }
}
