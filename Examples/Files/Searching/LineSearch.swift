#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the lines of a file that hold some bytes, a chunk at a time.
public struct LineSearch: Sendable {
  private let pattern: BytePattern

  /// Creates a search.
  public init(_ pattern: BytePattern) {
    self.pattern = pattern
  }

  /// Counts the lines that begin in a chunk and hold the bytes, in the chunk or behind it.
  public func count(in chunk: ChunkBytes) -> Int {
    var count = 0
    forEachMatch(in: chunk) { _ in
      count += 1
      return true
    }
    return count
  }

  /// Returns a place in each of those lines, counted from the beginning of the file.
  public func places(in chunk: ChunkBytes) -> [Int] {
    var places: [Int] = []
    forEachMatch(in: chunk) { place in
      places.append(chunk.offset + place)
      return true
    }
    return places
  }

  /// Returns a place in the first of those lines; nil if there is none.
  public func firstPlace(in chunk: ChunkBytes) -> Int? {
    var first: Int?
    forEachMatch(in: chunk) { place in
      first = chunk.offset + place
      return false
    }
    return first
  }

  /// Calls a closure with a place of the chunk in each line, until it returns false.
  @inline(__always)
  private func forEachMatch(in chunk: ChunkBytes, _ body: (Int) -> Bool) {
    let bytes = chunk.bytes
    guard let base = bytes.baseAddress, let first = firstLine(in: chunk) else { return }
    var place = first
    while let match = pattern.first(in: bytes, from: place) {
      guard body(match) else { return }
      guard let end = memchr(base + match, 0x0A, bytes.count - match) else { return }
      place = UnsafeRawPointer(end) - base + 1
    }
    guard bytes[bytes.count - 1] != 0x0A else { return }
    let last = max(first, lastLine(in: bytes))
    if goesOn(chunk, from: max(last, bytes.count - pattern.bytes.count + 1)) { _ = body(last) }
  }

  private func firstLine(in chunk: ChunkBytes) -> Int? {
    if chunk.previous == nil || chunk.previous == 0x0A { return 0 }
    guard let base = chunk.bytes.baseAddress,
      let end = memchr(base, 0x0A, chunk.bytes.count)
    else { return nil }
    let first = UnsafeRawPointer(end) - base + 1
    return first < chunk.bytes.count ? first : nil
  }

  private func lastLine(in bytes: UnsafeRawBufferPointer) -> Int {
    (bytes.lastIndex(of: 0x0A) ?? -1) + 1
  }

  /// Whether the last line of a chunk holds the bytes where it goes on behind it.
  private func goesOn(_ chunk: ChunkBytes, from start: Int) -> Bool {
    var offset = chunk.offset + start
    var length = 4096
    while true {
      let piece = chunk.file.bytes(offset..<offset + length)
      let (isFound, isEnd) = piece.withUnsafeBytes { bytes in
        // Before the end of the chunk no newline is left, so the first one ends the line.
        let end = bytes.firstIndex(of: 0x0A) ?? bytes.count
        let line = UnsafeRawBufferPointer(rebasing: bytes[..<end])
        return (pattern.first(in: line) != nil, end < bytes.count)
      }
      if isFound { return true }
      if isEnd || piece.count < length { return false }
      offset += length - (pattern.bytes.count - 1)
      length = max(min(1 << 18, length * 2), pattern.bytes.count * 2)
    }
  }
}
