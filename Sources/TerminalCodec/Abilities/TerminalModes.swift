/// What a terminal is told when a program begins and ends to use all of it.
public enum TerminalModes {
  /// Returns what makes a terminal ready for a program that uses all of it.
  ///
  /// That is its second screen, no cursor, no wrapping at the edge, and the ways it tells about
  /// keys, pastes and the mouse. Questions come last.
  public static func enter(_ abilities: TerminalAbilities) -> [UInt8] {
    var bytes: [UInt8] = []
    for mode in modes(abilities) { bytes.append(contentsOf: mode.enter.utf8) }
    if abilities.answers { bytes.append(contentsOf: questions.utf8) }
    return bytes
  }

  /// Returns what undoes ``enter(_:)`` in reverse order, and whatever half of a frame may have left
  /// behind: an open string, held-back output, a scroll region, colours.
  ///
  /// The abilities must be those of entering, as far as they are not learned. Twice does no harm.
  /// Make the bytes beforehand, to have them in a signal handler.
  public static func leave(_ abilities: TerminalAbilities) -> [UInt8] {
    var bytes: [UInt8] = []
    if abilities.title || abilities.clipboard { bytes.append("\u{1B}\\") }
    bytes.append("\u{1B}[?2026l\u{1B}[r\u{1B}[m")
    if !abilities.alternateScreen { bytes.append("\u{1B}[H\u{1B}[J") }
    for mode in modes(abilities).reversed() { bytes.append(contentsOf: mode.leave.utf8) }
    return bytes
  }

  /// Returns what sets the title, without whatever could be more than text, and not too long;
  /// nothing if the terminal has none.
  public static func title(_ text: String, _ abilities: TerminalAbilities) -> [UInt8] {
    guard abilities.title else { return [] }
    let scalars = text.unicodeScalars.prefix(4 * titleLimit).filter(isTitle).prefix(titleLimit)
    return Array("\u{1B}]2;\(String(String.UnicodeScalarView(scalars)))\u{1B}\\".utf8)
  }

  private static let titleLimit = 200

  /// Asked at the beginning.
  ///
  /// The last is what every terminal answers, so its answer tells that no
  /// other will come.
  private static let questions = "\u{1B}[?2026$p\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[c"

  private static func modes(_ abilities: TerminalAbilities) -> [(enter: String, leave: String)] {
    let all: [(isUsed: Bool, enter: String, leave: String)] = [
      (abilities.title, "\u{1B}[22;0t", "\u{1B}[23;0t"),
      (abilities.alternateScreen, "\u{1B}[?1049h", "\u{1B}[?1049l"),
      // Normal cursor keys and keypad, which is how a terminal should be left, too.
      (true, "\u{1B}[?1l\u{1B}>", "\u{1B}[?1l\u{1B}>"),
      (true, "\u{1B}[?7l", "\u{1B}[?7h"),
      (true, "\u{1B}[?25l", "\u{1B}[?25h"),
      (abilities.bracketedPaste, "\u{1B}[?2004h", "\u{1B}[?2004l"),
      (
        abilities.mouse, "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h",
        "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
      ),
      (abilities.focusEvents, "\u{1B}[?1004h", "\u{1B}[?1004l"),
      (abilities.kittyKeyboard, "\u{1B}[>1u", "\u{1B}[<u"),
    ]
    return all.filter(\.isUsed).map { ($0.enter, $0.leave) }
  }

  /// Whether a scalar is text that may stand in a title: neither a control character nor one that
  /// changes the direction, breaks the line or can't be seen.
  private static func isTitle(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      scalar.value == 0x200D
    default: true
    }
  }
}
