#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The rule that separates the records of a file.
public enum RecordRule: Hashable, Sendable {
  /// Each line is a record.
  case lines
  /// Each line is a record, but newlines in quoted fields don't end it: RFC 4180.
  case quoted(delimiter: UInt8)

  /// Counts the records that begin in a chunk of a file.
  ///
  /// - Parameters:
  ///   - bytes: The chunk.
  ///   - previous: The byte before the chunk, or nil at the beginning of the file.
  ///   - state: The quote state at the start of the chunk; afterwards, at its end.
  /// - Returns: The number of records.
  public func count(
    _ bytes: UnsafeRawBufferPointer, after previous: UInt8?, state: inout QuoteState
  ) -> Int {
    var count = beginsRecord(bytes, after: previous, state) ? 1 : 0
    guard isPlain(bytes, state) else {
      forEachStart(bytes, after: previous, &state) { _ in count += 1 }
      return count
    }
    count += ByteCount.newlines(in: UnsafeRawBufferPointer(rebasing: bytes.dropLast()))
    return count
  }

  /// Returns the starts of the records that begin in a chunk, relative to its start.
  public func starts(
    _ bytes: UnsafeRawBufferPointer, after previous: UInt8?, state: inout QuoteState
  ) -> [UInt32] {
    var starts: [UInt32] = beginsRecord(bytes, after: previous, state) ? [0] : []
    guard isPlain(bytes, state) else {
      forEachStart(bytes, after: previous, &state) { starts.append(UInt32($0)) }
      return starts
    }
    guard let base = bytes.baseAddress else { return starts }
    var place = 0
    while place < bytes.count - 1, let found = memchr(base + place, 0x0A, bytes.count - 1 - place) {
      place = UnsafeRawPointer(found) - base + 1
      starts.append(UInt32(place))
    }
    return starts
  }

  private func beginsRecord(
    _ bytes: UnsafeRawBufferPointer, after previous: UInt8?, _ state: QuoteState
  ) -> Bool {
    !bytes.isEmpty && (previous == nil || (previous == 0x0A && state == .outside))
  }

  /// Whether newlines alone separate the records of a chunk.
  private func isPlain(_ bytes: UnsafeRawBufferPointer, _ state: QuoteState) -> Bool {
    if self == .lines { return true }
    guard state == .outside, let base = bytes.baseAddress else { return bytes.isEmpty }
    return memchr(base, 0x22, bytes.count) == nil
  }

  /// Calls a closure with every record's start after the first byte.
  @inline(__always)
  private func forEachStart(
    _ bytes: UnsafeRawBufferPointer, after previous: UInt8?, _ state: inout QuoteState,
    _ body: (Int) -> Void
  ) {
    guard case .quoted(let delimiter) = self, let base = bytes.baseAddress else { return }
    var place = 0
    if state == .afterQuote {
      state = bytes[0] == 0x22 ? .inside : .outside
      if state == .inside { place = 1 }
    }
    while place < bytes.count {
      if state == .inside {
        place += QuotePairs.length(UnsafeRawBufferPointer(rebasing: bytes[place...]))
        guard let found = memchr(base + place, 0x22, bytes.count - place) else { return }
        place = UnsafeRawPointer(found) - base + 1
        if place == bytes.count {
          state = .afterQuote
        } else if bytes[place] == 0x22 {
          place += 1
        } else {
          state = .outside
        }
        continue
      }
      let byte = bytes[place]
      if byte == 0x0A, place + 1 < bytes.count {
        body(place + 1)
      } else if byte == 0x22 {
        let before = place > 0 ? bytes[place - 1] : previous
        // A quote in the middle of a field is an ordinary character.
        let isFirst =
          before == nil || previous == nil && place == ByteOrderMark.length(in: bytes)
        if isFirst || before == 0x0A || before == delimiter { state = .inside }
      }
      place += 1
    }
  }
}
