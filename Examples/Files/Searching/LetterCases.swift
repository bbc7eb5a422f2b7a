/// A search pattern of bytes in which each letter matches both of its cases.
///
/// The search looks for two of the bytes at sixteen positions at a time: the rarest one, and the
/// rarest one beside it. It compares the other bytes only at positions where both match.
struct LetterCases: Hashable, Sendable {
  /// The bytes with all letters in lowercase.
  let lower: [UInt8]

  private let upper: [UInt8]

  /// The bytes with all letters as at the beginning of a title.
  ///
  /// They differ from both others in letters such as `ǅ`. For `σ`, they are those at the end of a word.
  private let title: [UInt8]

  /// The byte ranges of the letters, whose bytes match in the same case.
  private let units: [Range<Int>]

  /// The positions of the bytes that are searched for first.
  private let anchors: (first: Int, second: Int)

  /// Creates a pattern, or returns nil for a text without letters that have two cases.
  init?(_ text: String) {
    var (lower, upper, title): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    var units: [Range<Int>] = []
    for scalar in text.unicodeScalars {
      let letter = Letter(scalar)
      units.append(lower.count..<lower.count + letter.small.count)
      lower += letter.small
      upper += letter.large
      title += letter.title
    }
    guard lower != upper else { return nil }
    let shared = lower.indices.filter { [lower[$0], upper[$0]].contains(title[$0]) }
    let places = shared.sorted { left, right in
      func frequency(_ place: Int) -> Int {
        BytePattern.frequency(lower[place]) + BytePattern.frequency(upper[place])
      }
      return frequency(left) < frequency(right)
    }
    guard let rarest = places.first else { return nil }
    anchors = (rarest, places.dropFirst().first ?? rarest)
    self.lower = lower
    self.upper = upper
    self.title = title
    self.units = units
  }

  /// The bytes of a letter in its cases, of equal length.
  private struct Letter {
    let small: [UInt8]
    let large: [UInt8]
    let title: [UInt8]

    init(_ scalar: Unicode.Scalar) {
      if "σςΣ".unicodeScalars.contains(scalar) {
        // The letter has another form at the end of a word.
        (small, large, title) = (Array("σ".utf8), Array("Σ".utf8), Array("ς".utf8))
        return
      }
      let small = Array(scalar.properties.lowercaseMapping.utf8)
      let large = Array(scalar.properties.uppercaseMapping.utf8)
      let title = Array(scalar.properties.titlecaseMapping.utf8)
      let own = Array(String(scalar).utf8)
      let hasCases = small.count == large.count
      self.small = hasCases ? small : own
      self.large = hasCases ? large : own
      self.title = !hasCases ? own : title.count == large.count ? title : large
    }
  }

  /// Returns the first match at or after an offset, or nil.
  func first(in haystack: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let end = haystack.count - lower.count
    var place = start
    let (first, second) = (Wanted(self, anchors.first), Wanted(self, anchors.second))
    while place + 15 <= end {
      let hits = first.places(in: haystack, at: place) .& second.places(in: haystack, at: place)
      if LetterCases.holdsAny(hits) {
        for lane in 0..<16 where hits[lane] && isAt(place + lane, of: haystack) {
          return place + lane
        }
      }
      place += 16
    }
    while place <= end {
      if isAt(place, of: haystack) { return place }
      place += 1
    }
    return nil
  }

  /// A byte of the pattern in both cases, repeated sixteen times.
  private struct Wanted {
    private let offset: Int
    private let small: SIMD16<UInt8>
    private let large: SIMD16<UInt8>

    init(_ cases: LetterCases, _ place: Int) {
      offset = place
      small = SIMD16(repeating: cases.lower[place])
      large = SIMD16(repeating: cases.upper[place])
    }

    /// Returns the positions, out of sixteen, where the pattern may begin.
    @inline(__always)
    func places(
      in haystack: UnsafeRawBufferPointer, at place: Int
    ) -> SIMDMask<SIMD16<UInt8>.MaskStorage> {
      let bytes = haystack.loadUnaligned(
        fromByteOffset: place + offset, as: SIMD16<UInt8>.self)
      return (bytes .== small) .| (bytes .== large)
    }
  }

  @inline(__always)
  private static func holdsAny(_ mask: SIMDMask<SIMD16<UInt8>.MaskStorage>) -> Bool {
    let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
    return halves.x | halves.y != 0
  }

  private func isAt(_ place: Int, of haystack: UnsafeRawBufferPointer) -> Bool {
    units.allSatisfy { unit in
      unit.allSatisfy { haystack[place + $0] == lower[$0] }
        || unit.allSatisfy { haystack[place + $0] == upper[$0] }
        || unit.allSatisfy { haystack[place + $0] == title[$0] }
    }
  }

  // MARK: Hashable

  static func == (left: LetterCases, right: LetterCases) -> Bool { left.lower == right.lower }

  func hash(into hasher: inout Hasher) {
    hasher.combine(lower)
  }
}
