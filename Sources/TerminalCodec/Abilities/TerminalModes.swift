/// The bytes that prepare a terminal for a full-screen program and restore it afterwards.
package enum TerminalModes {
  /// Returns the bytes that prepare a terminal for a full-screen program.
  ///
  /// They select the alternate screen, hide the cursor, turn off line wrapping, and turn on the
  /// reporting of keys, pastes and the mouse. Queries come last.
  package static func enter(_ abilities: TerminalAbilities) -> [UInt8] {
    var bytes = plainText
    for mode in modes(abilities) { bytes.append(contentsOf: mode.enter.utf8) }
    if abilities.answers { bytes.append(contentsOf: questions.utf8) }
    return bytes
  }

  /// Returns the bytes that undo ``enter(_:)`` in reverse order and clean up after an incomplete
  /// frame: an open string, held-back output, a scroll region, colours.
  ///
  /// Pass the abilities used for entering; changes learned from replies don't matter. Sending the
  /// bytes twice erases at most the last line of the main screen. To use them in a signal handler,
  /// create them beforehand.
  ///
  /// - Parameters:
  ///   - abilities: The abilities of the terminal.
  ///   - isLast: Whether a prompt follows, for which the last line is cleared in case the terminal has
  ///     no alternate screen after all. The default is `true`.
  /// - Returns: The bytes.
  package static func leave(_ abilities: TerminalAbilities, isLast: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = []
    if abilities.title || abilities.clipboard { bytes.append("\u{1B}\\") }
    bytes.append("\u{1B}[?2026l\u{1B}[r\u{1B}[m")
    if !abilities.alternateScreen {
      bytes.append("\u{1B}[H\u{1B}[J")
    } else if isLast {
      bytes.append("\u{1B}[9999;1H\u{1B}[K")
    }
    for mode in modes(abilities).reversed() { bytes.append(contentsOf: mode.leave.utf8) }
    return bytes
  }

  /// Returns the bytes that prepare a terminal for a screen in the lines below the prompt.
  ///
  /// If the cursor isn't in the first column, it moves to the next line, because a line's width of
  /// spaces wraps only then: the last space in a line wraps with the next character. Queries come
  /// last. Mouse events stay off.
  ///
  /// - Parameters:
  ///   - abilities: The abilities of the terminal.
  ///   - columns: The number of columns.
  /// - Returns: The bytes.
  package static func enterInline(_ abilities: TerminalAbilities, columns: Int) -> [UInt8] {
    var bytes = plainText
    bytes += Array(repeating: UInt8(ascii: " "), count: max(0, columns))
    bytes.append("\r\u{1B}[K")
    for mode in modes(inline(abilities, mouse: false)) { bytes.append(contentsOf: mode.enter.utf8) }
    if abilities.answers { bytes.append(contentsOf: questions.utf8) }
    return bytes
  }

  /// Returns the bytes that undo ``enterInline(_:columns:)`` and end an incomplete frame, without
  /// moving the cursor.
  package static func leaveInline(_ abilities: TerminalAbilities) -> [UInt8] {
    var bytes: [UInt8] = []
    if abilities.clipboard { bytes.append("\u{1B}\\") }
    bytes.append("\u{1B}[?2026l\u{1B}[m")
    let modes = modes(inline(abilities, mouse: abilities.mouse))
    for mode in modes.reversed() { bytes.append(contentsOf: mode.leave.utf8) }
    return bytes
  }

  /// The bytes that turn on the reporting of mouse events.
  package static let mouse = Array("\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h".utf8)

  /// The bytes that ask for the position of the cursor.
  package static let askPosition = Array("\u{1B}[6n".utf8)

  private static func inline(_ abilities: TerminalAbilities, mouse: Bool) -> TerminalAbilities {
    var abilities = abilities
    abilities.alternateScreen = false
    abilities.title = false
    abilities.mouse = mouse
    return abilities
  }

  /// Returns the bytes that set the title, or none if the terminal has no title.
  ///
  /// Control and formatting characters are removed from the text, which is limited to 200 scalars.
  package static func title(_ text: String, _ abilities: TerminalAbilities) -> [UInt8] {
    guard abilities.title else { return [] }
    let scalars = text.unicodeScalars.prefix(4 * titleLimit).filter(isTitle).prefix(titleLimit)
    return Array("\u{1B}]2;\(String(String.UnicodeScalarView(scalars)))\u{1B}\\".utf8)
  }

  /// The bytes that turn off insertion and the characters for drawing lines, which the output of
  /// another program may have turned on.
  private static let plainText = Array("\u{1B}[4l\u{1B}(B\u{F}".utf8)

  private static let titleLimit = 200

  /// The queries sent at the beginning.
  ///
  /// Every terminal answers the last one, so its reply means that no other will follow.
  private static let questions = "\u{1B}[?2026$p\u{1B}]11;?\u{1B}\\\u{1B}[?u\u{1B}[c"

  private static func modes(_ abilities: TerminalAbilities) -> [(enter: String, leave: String)] {
    let all: [(isUsed: Bool, enter: String, leave: String)] = [
      (abilities.title, "\u{1B}[22;0t", "\u{1B}[23;0t"),
      (abilities.alternateScreen, "\u{1B}[?1049h", "\u{1B}[?1049l"),
      // Normal cursor keys and keypad. Terminals should be left in this mode as well.
      (true, "\u{1B}[?1l\u{1B}>", "\u{1B}[?1l\u{1B}>"),
      (true, "\u{1B}[?7l", "\u{1B}[?7h"),
      (true, "\u{1B}[?25l", "\u{1B}[?25h"),
      (abilities.bracketedPaste, "\u{1B}[?2004h", "\u{1B}[?2004l"),
      (
        abilities.mouse, "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h",
        "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
      ),
      (abilities.focusEvents, "\u{1B}[?1004h", "\u{1B}[?1004l"),
      // Keys with modifiers are sequences, with the key of an American keyboard.
      (abilities.kittyKeyboard, "\u{1B}[>5u", "\u{1B}[<u"),
    ]
    return all.filter(\.isUsed).map { ($0.enter, $0.leave) }
  }

  /// Returns whether a scalar may appear in a title.
  ///
  /// Control characters, invisible ones, and those that change the direction or break the line may
  /// not.
  private static func isTitle(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate:
      scalar.value == 0x200D
    default: true
    }
  }
}
