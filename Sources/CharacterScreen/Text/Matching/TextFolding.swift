/// A namespace for removing from text the details that people don't type when they search: case,
/// accents and typographic variants.
///
/// ```swift
/// TextFolding.folded("Łódź, Straße")  // "lodz, strasse"
/// ```
///
/// Folding lowercases letters, removes accents and strokes, splits ligatures and `ß` into their
/// letters, and turns full-width and mathematical letters into plain ones and typographic quotes
/// and dashes into those of a keyboard. It applies to Latin, Greek, Cyrillic, Hebrew, Arabic and
/// other alphabets; Chinese, Japanese, Korean and Indic text stays unchanged.
public enum TextFolding {
  /// Returns the folded text.
  ///
  /// Folding is idempotent and linear in the length of the text. Text that is already folded ASCII
  /// is returned unchanged.
  public static func folded(_ text: String) -> String {
    if text.utf8.withContiguousStorageIfAvailable(isFolded) == true { return text }
    var scalars = String.UnicodeScalarView()
    for value in FoldedScalars(text) {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  private static func isFolded(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
  }
}

/// A text folded for searching, with a mapping from its scalars to the original characters.
struct FoldedText {
  /// The values of the folded scalars.
  private(set) var values: [UInt32] = []

  private var owners: [Int] = []
  private var boundaries: [String.Index] = []

  /// Folds a text in time linear in its length.
  init(_ text: String) {
    var scanner = ClusterScanner(Substring(text))
    boundaries.append(scanner.position)
    while let cluster = scanner.next() {
      append(cluster)
      boundaries.append(scanner.position)
    }
  }

  /// Returns the range of the whole characters that produced a range of folded scalars.
  func range(of offsets: Range<Int>) -> Range<String.Index> {
    let first = owners[offsets.lowerBound]
    let last = owners[offsets.upperBound - 1]
    return boundaries[first]..<boundaries[last + 1]
  }

  private mutating func append(_ cluster: Cluster) {
    for value in FoldedScalars(cluster.text) {
      values.append(value)
      owners.append(boundaries.count - 1)
    }
  }
}

/// The folded scalars of a text, computed one by one without creating a folded text.
struct FoldedScalars: Sequence, IteratorProtocol {
  private var scalars: String.UnicodeScalarView.Iterator
  private var expansion = 0

  init(_ text: String) {
    scalars = text.unicodeScalars.makeIterator()
  }

  /// Returns the value of the next folded scalar, or `nil` at the end.
  mutating func next() -> UInt32? {
    if expansion > 0 { return nextOfExpansion() }
    while let scalar = scalars.next() {
      switch FoldingTable.folding(of: scalar.value) {
      case .scalar(let value): return value
      case .dropped: continue
      case .expansion(let offset):
        expansion = offset
        return nextOfExpansion()
      }
    }
    return nil
  }

  /// Returns the next scalar of an expansion, and leaves the expansion after its last scalar.
  private mutating func nextOfExpansion() -> UInt32 {
    let value = FoldingTable.expansion(at: expansion)
    expansion = FoldingTable.expansion(at: expansion + 1) == 0 ? 0 : expansion + 1
    return value
  }
}

/// An iterator over the folded scalars of an ASCII text, which are its lowercase bytes.
struct FoldedASCII: IteratorProtocol {
  private var bytes: UnsafeBufferPointer<UInt8>.Iterator

  /// Creates an iterator over bytes that must stay valid while it is in use.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes.makeIterator()
  }

  mutating func next() -> UInt32? {
    bytes.next().map { FoldingTable.foldingASCII(UInt32($0)) }
  }
}

/// A step-by-step comparison of two folded texts that compares numbers by value.
struct FoldedComparison<Scalars: IteratorProtocol<UInt32>> {
  private var left: Scalars
  private var right: Scalars
  private var leftValue: UInt32?
  private var rightValue: UInt32?

  init(_ left: Scalars, _ right: Scalars) {
    self.left = left
    self.right = right
    leftValue = self.left.next()
    rightValue = self.right.next()
  }

  /// Returns whether the left text precedes the right one, or `nil` if the texts are equal.
  mutating func isLeftFirst() -> Bool? {
    while let first = leftValue, let second = rightValue {
      if isDigit(first) && isDigit(second) {
        if let isLess = isLeftNumberLess() { return isLess }
      } else if first != second {
        return first < second
      } else {
        advance()
      }
    }
    return leftValue == nil && rightValue == nil ? nil : leftValue == nil
  }

  /// Compares the upcoming numbers, which may have any length, and advances past them.
  private mutating func isLeftNumberLess() -> Bool? {
    while leftValue == 0x30 { leftValue = left.next() }
    while rightValue == 0x30 { rightValue = right.next() }
    var isLess: Bool?
    while let first = leftValue, let second = rightValue, isDigit(first), isDigit(second) {
      if isLess == nil && first != second { isLess = first < second }
      advance()
    }
    if leftValue.map(isDigit) == true { return false }
    return rightValue.map(isDigit) == true ? true : isLess
  }

  private mutating func advance() {
    leftValue = left.next()
    rightValue = right.next()
  }

  private func isDigit(_ value: UInt32) -> Bool { value &- 0x30 < 10 }
}

extension FoldingTable {
  /// The folding of a scalar.
  enum Folding {
    /// A single scalar, possibly the same one.
    case scalar(UInt32)

    /// Several scalars, starting at an offset in the expansions.
    case expansion(Int)

    /// No scalars: the scalar is removed.
    case dropped
  }

  /// Looks up the folding of a scalar's value in constant time.
  static func folding(of value: UInt32) -> Folding {
    if value < 0x80 { return .scalar(foldingASCII(value)) }
    guard value < 0x20000 else { return .scalar(value) }
    let digits = index.utf8Start + Int(value >> 6) * 2
    let block = (Int(digits[0]) - 0x30) << 6 + Int(digits[1]) - 0x30
    switch number(in: blocks, at: block << 6 + Int(value & 63)) {
    case 0: return .scalar(value)
    case 1: return .dropped
    case let offset where offset >= 0x30000: return .expansion(Int(offset - 0x30000))
    case let folded: return .scalar(folded)
    }
  }

  /// Returns the folding of a value below U+0080.
  static func foldingASCII(_ value: UInt32) -> UInt32 {
    value &- 0x41 < 26 ? value | 0x20 : value
  }

  /// Returns the scalar at an offset in the expansions, or 0 at the end of an expansion.
  static func expansion(at offset: Int) -> UInt32 {
    number(in: expansions, at: offset)
  }

  /// Returns a number of three base-64 digits.
  private static func number(in table: StaticString, at offset: Int) -> UInt32 {
    let digits = table.utf8Start + offset * 3
    return (UInt32(digits[0]) - 0x30) << 12 | (UInt32(digits[1]) - 0x30) << 6
      | (UInt32(digits[2]) - 0x30)
  }
}
