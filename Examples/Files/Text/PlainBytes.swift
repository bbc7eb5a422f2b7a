#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The bytes of a text as they are shown, without the sequences for terminals that colour text and make
/// links, and the place of each in the text.
struct PlainBytes {
  private let whole: UnsafeRawBufferPointer

  /// The remaining bytes, or `nil` if these are all.
  private var remaining: [UInt8]?

  /// The places among the remaining bytes where others were removed, and the number of bytes that were
  /// removed up to there.
  private var cuts: [(place: Int, removed: Int)] = []

  /// The maximum length of a sequence that continues in bytes that aren't known yet.
  private static let longestSequence = 4096

  /// Creates the plain bytes of a text, which must outlive them.
  init(_ bytes: UnsafeRawBufferPointer) {
    whole = bytes
    guard PlainBytes.escape(in: bytes, from: 0) != nil else { return }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var (place, removed) = (0, 0)
    while let escape = PlainBytes.escape(in: bytes, from: place) {
      plain.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[place..<escape]))
      if let end = PlainBytes.sequenceEnd(bytes, at: escape) {
        removed += end - escape
        cuts.append((plain.count, removed))
        place = end
      } else {
        plain.append(bytes[escape])
        place = escape + 1
      }
    }
    plain.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[place...]))
    if removed > 0 { remaining = plain }
  }

  /// The remaining bytes, or `nil` if nothing was removed.
  var bytesIfChanged: [UInt8]? { remaining }

  /// Calls a closure with the remaining bytes.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if let remaining { return remaining.withUnsafeBytes(body) }
    return body(whole)
  }

  // MARK: Places

  /// Returns the first match of a pattern at or after a place of the text, as a place of the text.
  func first(_ pattern: BytePattern, from place: Int = 0) -> Int? {
    let start = place - removed(beforePlace: place)
    return withBytes { pattern.first(in: $0, from: start) }.map(self.place)
  }

  /// Returns the place of the text at which a part begins that has the last remaining bytes, and the
  /// beginning of a sequence if the text ends within one.
  func startOfEnd(_ count: Int) -> Int {
    let open = PlainBytes.lastEscape(in: whole).map { escape in
      PlainBytes.sequenceEnd(whole, at: escape) == nil ? whole.count - escape : 0
    }
    return place(of: max(0, (remaining?.count ?? whole.count) - count - (open ?? 0)))
  }

  /// Returns the place in the text of a remaining byte.
  private func place(of position: Int) -> Int {
    position + removed { $0.place <= position }
  }

  private func removed(beforePlace place: Int) -> Int {
    removed { $0.place + $0.removed <= place }
  }

  /// Returns the number of bytes that were removed up to the last cut with a property that earlier ones
  /// have too.
  private func removed(where isBefore: ((place: Int, removed: Int)) -> Bool) -> Int {
    var (low, high) = (0, cuts.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(cuts[middle]) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : cuts[low - 1].removed
  }

  // MARK: Sequences

  private static func escape(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = memchr(base + start, 0x1B, bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  private static func lastEscape(in bytes: UnsafeRawBufferPointer) -> Int? {
    let end = UnsafeRawBufferPointer(rebasing: bytes.suffix(longestSequence))
    return end.lastIndex(of: 0x1B).map { $0 + bytes.count - end.count }
  }

  private static func sequenceEnd(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
    let end = UnsafeRawBufferPointer(rebasing: bytes[start...])
    return (colorEnd(end) ?? linkEnd(end)).map { start + $0 }
  }

  /// Returns the length of a sequence that sets colours, or one that fills a line with them, at the
  /// beginning of some bytes, or nil.
  private static func colorEnd(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.starts(with: [0x1B, 0x5B]) else { return nil }
    var place = 2
    while place < bytes.count, (0x30...0x3B).contains(bytes[place]) { place += 1 }
    guard place < bytes.count else { return nil }
    return bytes[place] == 0x6D || bytes[place] == 0x4B ? place + 1 : nil
  }

  /// Returns the length of a sequence that begins or ends a link at the beginning of some bytes, or nil.
  private static func linkEnd(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard bytes.starts(with: [0x1B, 0x5D, 0x38, 0x3B]) else { return nil }
    guard let end = bytes[4...].firstIndex(where: { $0 < 0x20 }) else { return nil }
    if bytes[end] == 0x07 { return end + 1 }
    return bytes[end...].starts(with: [0x1B, 0x5C]) ? end + 2 : nil
  }
}
