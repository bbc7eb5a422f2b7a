#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A search pattern of bytes, matched exactly or ignoring the case of letters.
///
/// The search looks for the rarest byte with a system function that checks many bytes at a time,
/// and compares the other bytes only at its matches.
public struct BytePattern: Hashable, Sendable {
  /// The text to search for.
  public let text: String

  /// The bytes of the text, in lowercase if case is ignored.
  public let bytes: [UInt8]

  /// Whether the search ignores the case of letters.
  public let ignoresCase: Bool

  private let rarest: Int
  private let letters: LetterCases?

  /// Creates a pattern, or returns nil for an empty text.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - ignoresCase: Whether the search ignores the case of letters. Letters whose cases differ in
  ///     their number of bytes, such as `ı`, match exactly.
  public init?(_ text: String, ignoresCase: Bool = false) {
    let letters = ignoresCase ? LetterCases(text) : nil
    let bytes = letters?.lower ?? Array(text.utf8)
    guard
      let rarest = bytes.indices.min(by: {
        BytePattern.frequency(bytes[$0]) < BytePattern.frequency(bytes[$1])
      })
    else { return nil }
    self.text = text
    self.bytes = bytes
    self.rarest = rarest
    self.letters = letters
    self.ignoresCase = letters != nil
  }

  /// Returns the first match at or after an offset, or nil.
  public func first(in haystack: UnsafeRawBufferPointer, from start: Int = 0) -> Int? {
    if let letters { return letters.first(in: haystack, from: start) }
    guard let base = haystack.baseAddress else { return nil }
    let count = bytes.count
    let end = haystack.count - (count - 1 - rarest)
    var place = start + rarest
    return bytes.withUnsafeBufferPointer { pattern -> Int? in
      guard let wanted = pattern.baseAddress else { return nil }
      while place < end {
        guard let found = memchr(base + place, Int32(pattern[rarest]), end - place) else {
          return nil
        }
        let match = UnsafeRawPointer(found) - base - rarest
        if memcmp(base + match, wanted, count) == 0 { return match }
        place = match + rarest + 1
      }
      return nil
    }
  }

  /// Returns a rank for the frequency of a byte in text.
  static func frequency(_ byte: UInt8) -> Int {
    let common = " e0tai1onsr2dlch3u-:.4m5/6p7g8f9\",y=_b"
    if let rank = Array(common.utf8).firstIndex(of: byte) { return 300 - rank }
    switch byte {
    case 0x61...0x7A: return 120
    case 0x41...0x5A: return 100
    case 0x21...0x7E: return 80
    default: return 40
    }
  }
}
