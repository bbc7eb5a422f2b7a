/// A set of Unicode scalars in a pattern.
struct ScalarSet: Sendable {
  private var ranges: [ClosedRange<UInt32>] = []
  private var parts: [Part] = []
  private var isInverted = false

  /// The members below 128, one bit for each.
  private var ascii: (UInt64, UInt64) = (0, 0)

  /// A property, or another set, that is part of a set.
  private indirect enum Part: Sendable {
    case property(UnicodeProperty, isInverted: Bool)
    case set(ScalarSet)
  }

  init(_ ranges: [ClosedRange<UInt32>] = []) {
    for range in ranges { insert(range) }
  }

  /// Creates the set of scalars that have a property, or of those that don't.
  init(_ property: UnicodeProperty, isInverted: Bool) {
    insert(.property(property, isInverted: isInverted))
  }

  /// The set of all other scalars.
  var inverted: ScalarSet {
    var set = self
    set.isInverted.toggle()
    set.ascii = (~ascii.0, ~ascii.1)
    return set
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 64 { return ascii.0 >> UInt64(value) & 1 == 1 }
    if value < 128 { return ascii.1 >> UInt64(value - 64) & 1 == 1 }
    return isListed(scalar) != isInverted
  }

  mutating func insert(_ range: ClosedRange<UInt32>) {
    ranges.append(range)
    guard range.lowerBound < 128 else { return }
    for value in range.lowerBound...min(range.upperBound, 127) { insertASCII(value) }
  }

  mutating func insert(_ set: ScalarSet) {
    if !set.isInverted, set.parts.isEmpty {
      for range in set.ranges { insert(range) }
    } else {
      insert(.set(set))
    }
  }

  private mutating func insert(_ part: Part) {
    parts.append(part)
    for value in UInt32(0)..<128 {
      guard let scalar = Unicode.Scalar(value), contains(scalar, in: part) else { continue }
      insertASCII(value)
    }
  }

  private mutating func insertASCII(_ value: UInt32) {
    if value < 64 { ascii.0 |= 1 << UInt64(value) } else { ascii.1 |= 1 << UInt64(value - 64) }
  }

  private func isListed(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) } || parts.contains { contains(scalar, in: $0) }
  }

  private func contains(_ scalar: Unicode.Scalar, in part: Part) -> Bool {
    switch part {
    case .property(let property, let isInverted): property.contains(scalar) != isInverted
    case .set(let set): set.contains(scalar)
    }
  }
}

// MARK: Classes of ECMAScript

extension ScalarSet {
  /// The scalars of `\d`.
  static let digit = ScalarSet([0x30...0x39])

  /// The scalars of `\w`.
  static let word = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])

  /// The scalars of `\s`: white space and line breaks.
  static let space = ScalarSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])

  /// The scalars of `.`: everything but line breaks.
  static let dot = ScalarSet([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029]).inverted
}

extension ScalarSet {
  /// The only member of the set, if it was created as one.
  var single: UInt32? {
    guard !isInverted, parts.isEmpty, ranges.count == 1, ranges[0].count == 1 else { return nil }
    return ranges[0].lowerBound
  }
}
