/// A namespace for making any text safe to send to a terminal without hiding its contents.
///
/// Data may contain escape sequences, control characters, marks that reverse the direction of text,
/// or a thousand accents on one letter. Each of them is replaced by a visible, harmless sign:
///
/// | In the text | On the screen |
/// | --- | --- |
/// | controls below U+0020, delete | their pictures, `␀` to `␡` |
/// | CR LF, the line and paragraph separators | `␤` |
/// | controls U+0080 to U+009F, noncharacters | `�` |
/// | direction marks, tags outside a flag | `␦` |
/// | a combining mark without a letter | the mark on `◌` |
/// | zero-width spaces and joiners, soft hyphens, byte order marks | nothing |
/// | a character of more than 16 scalars | its first 16 |
///
/// Private-use characters stay unchanged, because symbol fonts use them.
public enum SafeText {
  /// The maximum number of scalars drawn for one character.
  ///
  /// The longest emoji has 10.
  static let longestCluster = 16

  /// The sign for an invisible character that affects its neighbours, one column wide.
  static let hiddenSign: Unicode.Scalar = "\u{2426}"

  /// The sign for a line break in a text of one line, one column wide.
  static let newlineSign: Unicode.Scalar = "\u{2424}"

  /// The sign for a character without a picture, one column wide.
  static let replacementSign: Unicode.Scalar = "\u{FFFD}"

  private static let dottedCircle: Unicode.Scalar = "\u{25CC}"

  /// Returns the replacement for a character, or `nil` if it is drawn unchanged.
  ///
  /// The replacement is empty for an invisible character. A tab is replaced by its picture. Expand
  /// tabs to spaces first.
  public static func visibleReplacement(for character: Character) -> String? {
    visibleReplacement(for: Cluster(character))
  }

  /// Returns a text with visible replacements of the characters that would drive a terminal.
  public static func visible(_ text: String) -> String {
    isPlain(text) ? text : text.map { visibleReplacement(for: $0) ?? String($0) }.joined()
  }

  /// Returns whether a text is printable ASCII only, so that its width is its number of bytes.
  public static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(isPlain) ?? text.utf8.allSatisfy(isPrintable)
  }

  static func isPlain(_ text: Substring) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(isPlain) ?? text.utf8.allSatisfy(isPrintable)
  }

  static func visibleReplacement(for cluster: Cluster) -> String? {
    switch cluster {
    case .scalar(let scalar): visibleReplacement(for: scalar, WidthClass(scalar))
    // Compared by scalar: comparing characters normalizes both.
    case .sequence(let character) where character.unicodeScalars.first == "\r":
      String(newlineSign)
    case .sequence(let character):
      isSafe(character) ? nil : visibleReplacement(forUnsafe: character)
    }
  }

  // MARK: Scalars

  private static func visibleReplacement(for scalar: Unicode.Scalar, _ class: WidthClass) -> String?
  {
    switch `class` {
    case .narrow, .wide, .widening: nil
    case .control: String(picture(of: scalar))
    case .hidden: String(hiddenSign)
    case .invisible: ""
    case .zero, .spacingMark, .linker: support(for: scalar) + String(scalar)
    }
  }

  private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
    switch control.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + control.value) ?? replacementSign
    case 0x7F: "\u{2421}"
    case 0x2028, 0x2029: newlineSign
    default: replacementSign
    }
  }

  /// Returns the text that a scalar needs before it: fillers for a part of a Hangul syllable,
  /// otherwise a dotted circle.
  private static func support(for scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x1160...0x11A7, 0xD7B0...0xD7C6: "\u{115F}"
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: "\u{115F}\u{1160}"
    default: String(dottedCircle)
    }
  }

  // MARK: Characters of several scalars

  private static func isSafe(_ character: Character) -> Bool {
    var count = 0
    for scalar in character.unicodeScalars {
      let scalarClass = WidthClass(scalar)
      if scalarClass == .control || scalarClass == .hidden { return false }
      if count == 0 && !scalarClass.isBase || count == longestCluster { return false }
      count += 1
    }
    return true
  }

  private static func visibleReplacement(forUnsafe character: Character) -> String? {
    let safe = madeSafe(character)
    return safe.unicodeScalars.elementsEqual(character.unicodeScalars) ? nil : safe
  }

  private static func madeSafe(_ character: Character) -> String {
    let scalars = character.unicodeScalars.prefix(longestCluster)
    let keepsTags = isFlag(scalars)
    var safe = String.UnicodeScalarView()
    var isInTags = false
    for scalar in scalars {
      let isTag = scalar.value >= 0xE0000 && WidthClass(scalar) == .hidden
      if !isTag || keepsTags {
        safe.append(replacement(in: scalar))
      } else if !isInTags {
        safe.append(hiddenSign)
      }
      isInTags = isTag
    }
    return supported(safe)
  }

  private static func replacement(in scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch WidthClass(scalar) {
    case .control: picture(of: scalar)
    case .hidden where scalar.value < 0xE0000: hiddenSign
    default: scalar
    }
  }

  /// Removes invisible scalars from the start and gives a leading mark a base.
  private static func supported(_ scalars: String.UnicodeScalarView) -> String {
    let visible = scalars.drop { WidthClass($0) == .invisible }
    guard let first = visible.first else { return "" }
    let text = String(String.UnicodeScalarView(visible))
    return WidthClass(first).isBase ? text : support(for: first) + text
  }

  /// Returns whether scalars form the flag of a region: a black flag, tags, and the cancel tag.
  private static func isFlag(_ scalars: Substring.UnicodeScalarView) -> Bool {
    guard scalars.first == "\u{1F3F4}", scalars.last == "\u{E007F}" else { return false }
    return scalars.dropFirst().dropLast().allSatisfy { (0xE0020...0xE007E).contains($0.value) }
  }
}
