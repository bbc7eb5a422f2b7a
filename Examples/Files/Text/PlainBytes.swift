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

  /// The remaining bytes, or `nil` if nothing was removed.
  private(set) var remaining: [UInt8]?

  /// The places among the remaining bytes where others were removed, and the number of bytes that were
  /// removed up to there.
  private var cuts: [(place: Int, removed: Int)] = []

  /// The place where a sequence begins that may continue after the text, or the end of the text.
  private let end: Int

  /// The maximum length of a sequence that continues in bytes that aren't known yet.
  private static let longestSequence = 4096

  /// The maximum number of bytes, with the sequences among them, that are looked at again with what follows.
  private static let longestEnd = 1 << 16

  /// Creates the plain bytes of a text, which must outlive them.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - isWhole: Whether nothing follows that could belong to a sequence at the end.
  init(_ bytes: UnsafeRawBufferPointer, isWhole: Bool = true) {
    end = isWhole ? bytes.count : PlainBytes.startOfOpenSequence(in: bytes) ?? bytes.count
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

  // MARK: Places

  /// Returns the first match of a pattern at or after a place of the text, as a place of the text.
  ///
  /// A match that reaches into a sequence at the end is left out.
  func first(_ pattern: BytePattern, from place: Int = 0) -> Int? {
    range(of: pattern, from: place)?.lowerBound
  }

  /// Returns the range of the first match in the text.
  func range(of pattern: BytePattern, from place: Int = 0) -> Range<Int>? {
    let start = place - removed(beforePlace: place)
    func first(in bytes: UnsafeRawBufferPointer) -> Int? { pattern.first(in: bytes, from: start) }
    guard let match = remaining.map({ $0.withUnsafeBytes(first) }) ?? first(in: whole) else {
      return nil
    }
    let last = self.place(of: match + pattern.bytes.count - 1)
    return last < end ? self.place(of: match)..<last + 1 : nil
  }

  /// Returns the place of the text at which a part begins that has a number of the last remaining bytes,
  /// and the sequence that may continue after the text.
  func startOfEnd(_ count: Int) -> Int {
    let start = place(of: max(0, end - removed(beforePlace: end) - count))
    return max(min(start, end), whole.count - PlainBytes.longestEnd)
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

  /// Returns the start of a sequence that isn't complete at the end of the bytes, or `nil`.
  private static func startOfOpenSequence(in bytes: UnsafeRawBufferPointer) -> Int? {
    let start = max(0, bytes.count - longestSequence)
    var end = UnsafeRawBufferPointer(rebasing: bytes[start...])
    guard let last = end.lastIndex(of: 0x1B) else { return nil }
    let isOpen = isBeginning(UnsafeRawBufferPointer(rebasing: end[last...]))
    // The last byte may be the first one of those that end a link.
    guard last == end.count - 1 else { return isOpen ? start + last : nil }
    end = UnsafeRawBufferPointer(rebasing: end[..<last])
    if let link = end.lastIndex(of: 0x1B),
      isBeginning(UnsafeRawBufferPointer(rebasing: end[link...])),
      end[link...].starts(with: linkStart)
    {
      return start + link
    }
    return start + last
  }

  /// Returns whether bytes that begin with an escape character are the beginning of a sequence.
  private static func isBeginning(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if linkStart.starts(with: bytes) { return true }
    if bytes.starts(with: linkStart) { return !bytes.dropFirst(4).contains { $0 < 0x20 } }
    return bytes[1] == 0x5B && bytes.dropFirst(2).allSatisfy { (0x30...0x3B).contains($0) }
  }

  /// The bytes with which a link begins and ends.
  private static let linkStart: [UInt8] = [0x1B, 0x5D, 0x38, 0x3B]

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
    guard bytes.starts(with: linkStart) else { return nil }
    guard let end = bytes[4...].firstIndex(where: { $0 < 0x20 }) else { return nil }
    if bytes[end] == 0x07 { return end + 1 }
    return bytes[end...].starts(with: [0x1B, 0x5C]) ? end + 2 : nil
  }
}

extension BytePattern {
  /// Returns the range of the first match in a text without its sequences for terminals, or nil.
  public func firstShown(in text: UnsafeRawBufferPointer) -> Range<Int>? {
    PlainBytes(text).range(of: self)
  }

  /// Returns the range of the first match in a text without its sequences for terminals, or nil.
  public func firstShown(in text: [UInt8]) -> Range<Int>? {
    text.withUnsafeBytes(firstShown)
  }
}
