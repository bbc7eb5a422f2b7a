/// A counter for the columns of one character, fed scalar by scalar.
///
/// Most characters are as wide as their first scalar. Counting is needed for characters with
/// several visible scalars, such as Thai consonants followed by a vowel.
struct ClusterWidth {
  private var finished = 0
  private var unit = 0
  private var base: Unicode.Scalar?
  private var isBaseOpen = false
  private var isJoined = false
  private var isLinked = false

  /// The number of columns so far.
  var columns: Int { finished + unit }

  /// Adds the next scalar of the character.
  mutating func add(_ scalar: Unicode.Scalar) {
    if isJoined {
      isJoined = false
      return
    }
    switch scalar.value {
    case 0x200D: isJoined = !isLinked
    // Terminals differ in whether the text selector narrows a wide emoji. Room is better than half
    // of it.
    case 0xFE0E: isBaseOpen = false
    case 0xFE0F: widen()
    case 0x1F1E6...0x1F1FF where isBehindRegionalIndicator: isBaseOpen = false
    case 0x1F3FB...0x1F3FF where isBehindEmoji: break
    default: add(scalar, WidthClass(scalar))
    }
  }

  private mutating func add(_ scalar: Unicode.Scalar, _ class: WidthClass) {
    switch `class` {
    case .narrow, .widening, .control: begin(scalar, width: 1)
    case .hidden where scalar.value < 0xE0000: begin(scalar, width: 1)
    case .wide: begin(scalar, width: 2)
    case .spacingMark:
      if isBaseOpen { unit = 2 }
      isBaseOpen = false
      isLinked = false
    case .linker: isLinked = true
    case .zero, .invisible, .hidden: isLinked = false
    }
  }

  /// Adds a scalar with its own columns.
  ///
  /// A conjunct is two columns wide regardless of its length.
  private mutating func begin(_ scalar: Unicode.Scalar, width: Int) {
    if isLinked {
      unit = 2
    } else {
      finished += unit
      unit = width
    }
    base = scalar
    isBaseOpen = true
    isLinked = false
  }

  /// Selects the emoji of a base that has both a text and an emoji presentation.
  private mutating func widen() {
    if isBaseOpen, let base, WidthClass(base) == .widening { unit = 2 }
    isBaseOpen = false
  }

  /// Whether the base takes a skin tone.
  ///
  /// Digits are emoji too, but only with a keycap.
  private var isBehindEmoji: Bool {
    guard let base, !base.isASCII else { return false }
    return base.properties.isEmoji && !base.properties.isEmojiModifier
  }

  private var isBehindRegionalIndicator: Bool {
    guard isBaseOpen, let base else { return false }
    return (0x1F1E6...0x1F1FF).contains(base.value)
  }
}

/// The effect of a scalar on the width of its character, and whether it may be drawn.
///
/// The raw values are the digits of ``WidthTable``.
enum WidthClass: UInt8 {
  /// Joins the previous scalar without adding width: combining marks and Hangul vowels.
  case zero

  /// One column.
  case narrow

  /// Two columns.
  case wide

  /// A mark with its own column, as in Indic scripts.
  case spacingMark

  /// Joins two Indic consonants into a conjunct.
  case linker

  /// One column, or two if followed by the emoji selector.
  case widening

  /// Invisible: joiners, selectors, byte order marks and soft hyphens.
  case invisible

  /// Affects its neighbours invisibly: direction marks and tags.
  case hidden

  /// Must never reach a terminal: control characters, line separators and noncharacters.
  case control

  /// Looks up the class of a scalar in constant time.
  init(_ scalar: Unicode.Scalar) {
    let value = Int(scalar.value)
    guard value < 0x20000 else {
      self = WidthClass.beyondTable(value)
      return
    }
    let index = WidthTable.index.utf8Start + value >> 7 * 2
    let block = (Int(index[0]) - 0x30) << 6 + Int(index[1]) - 0x30
    let digit = WidthTable.blocks.utf8Start[block << 7 + value & 127]
    self = WidthClass(rawValue: digit - 0x30) ?? .narrow
  }

  /// Whether a character that begins with the scalar can be drawn without a base before it.
  var isBase: Bool {
    switch self {
    case .zero, .spacingMark, .linker, .invisible: false
    default: true
    }
  }

  private static func beyondTable(_ value: Int) -> WidthClass {
    if value & 0xFFFE == 0xFFFE { return .control }
    switch value {
    case 0x20000..<0x40000: return .wide
    case 0xE0001, 0xE0020...0xE007F: return .hidden
    case 0xE0000..<0xE1000: return .invisible
    default: return .narrow
    }
  }
}
