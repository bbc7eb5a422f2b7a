#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Bytes that are looked for: exactly those, or those of letters of either case.
///
/// The rarest of them is looked for first, by a function of the system that looks at many bytes at
/// a time; only where it stands are the others compared.
public struct BytePattern: Hashable, Sendable {
  /// The words that are looked for.
  public let text: String

  /// Their bytes, in lower case where the case of letters doesn't matter.
  public let bytes: [UInt8]

  /// Whether letters are found in either case.
  public let ignoresCase: Bool

  private let rarest: Int
  private let letters: LetterCases?

  /// Creates a pattern; nil for no bytes.
  ///
  /// - Parameters:
  ///   - text: The words that are looked for.
  ///   - ignoresCase: Whether letters are found in either case; those whose cases take different
  ///     numbers of bytes, such as `ı`, are found as they are.
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

  /// Returns where the bytes stand first, from a place on; nil if they don't.
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

  /// How often a byte stands in text, as a rank.
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
