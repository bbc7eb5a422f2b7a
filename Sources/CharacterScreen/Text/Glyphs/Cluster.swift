/// A character of a text, stored as a scalar if it consists of only one.
enum Cluster {
  /// A character of one scalar, which needs no storage. This is the common case.
  case scalar(Unicode.Scalar)

  /// A character of several scalars, such as a letter with accents, or CR LF.
  case sequence(Character)

  init(_ character: Character) {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      self = .scalar(first)
    } else {
      self = .sequence(character)
    }
  }

  /// The first scalar of the character.
  var first: Unicode.Scalar {
    switch self {
    case .scalar(let scalar): scalar
    case .sequence(let character): character.unicodeScalars.first ?? " "
    }
  }

  /// The character as a string.
  var text: String {
    switch self {
    case .scalar(let scalar): String(scalar)
    case .sequence(let character): String(character)
    }
  }

  /// Whether the character is a line break: LF, CR, CR LF, vertical tab, form feed, NEL, or the
  /// Unicode line or paragraph separator.
  var isNewline: Bool {
    switch first.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character is a space at which a line may break, and which is not drawn at its end.
  var isBreakingSpace: Bool {
    guard case .scalar(let scalar) = self else { return false }
    switch scalar.value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
    default: return false
    }
  }
}

/// A scanner for the characters of a text that handles ASCII at about the cost of its bytes.
///
/// The scanner is lazy: it reads at most 8 bytes past the current character.
struct ClusterScanner {
  private let text: String
  private let end: String.Index

  /// Upcoming ASCII bytes, each a character of its own.
  ///
  /// The next one is the lowest byte.
  private var window: UInt64 = 0
  private var windowCount = 0

  /// The index after the bytes in the window.
  private var windowEnd: String.Index

  init(_ part: Substring) {
    text = part.base
    windowEnd = part.startIndex
    end = part.endIndex
  }

  /// The index of the next character.
  var position: String.Index {
    windowCount == 0 ? windowEnd : text.utf8.index(windowEnd, offsetBy: -windowCount)
  }

  /// Returns the next character and advances past it, or returns `nil` at the end.
  mutating func next() -> Cluster? {
    if windowCount == 0 { fillWindow() }
    guard windowCount > 0 else { return nextCharacter() }
    let byte = UInt8(truncatingIfNeeded: window)
    window >>= 8
    windowCount -= 1
    return .scalar(Unicode.Scalar(byte))
  }

  /// Moves to a character boundary.
  mutating func move(to position: String.Index) {
    windowCount = 0
    windowEnd = position
  }

  /// Fills the window with the upcoming ASCII bytes, except a last one that the scalar after it
  /// could join.
  private mutating func fillWindow() {
    let bytes = text.utf8[windowEnd..<end]
    let filled = bytes.withContiguousStorageIfAvailable { bytes -> (UInt64, Int) in
      var window: UInt64 = 0
      var count = 0
      while count < Swift.min(8, bytes.count), bytes[count] < 0x80, bytes[count] != 0x0D {
        window |= UInt64(bytes[count]) << (count * 8)
        count += 1
      }
      let isJoinable = count < bytes.count && bytes[count] >= 0x80
      return (window, isJoinable ? Swift.max(0, count - 1) : count)
    }
    guard let (window, count) = filled, count > 0 else { return }
    self.window = window
    windowCount = count
    windowEnd = text.utf8.index(windowEnd, offsetBy: count)
  }

  private mutating func nextCharacter() -> Cluster? {
    guard windowEnd < end, let character = text[windowEnd..<end].first else { return nil }
    windowEnd = text.utf8.index(windowEnd, offsetBy: character.utf8.count)
    return Cluster(character)
  }
}
