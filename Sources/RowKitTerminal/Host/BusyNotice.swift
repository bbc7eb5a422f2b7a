import CharacterScreen
import TerminalCodec

/// A notice on the last line of the terminal, or on the line of the cursor of an inline screen, which
/// needs neither the stage nor the main thread.
struct BusyNotice {
  /// The bytes that show the notice.
  let bytes: [UInt8]

  /// Creates a notice for a terminal.
  ///
  /// ASCII takes the place of a character that the terminal can't show.
  init(_ text: String, _ abilities: TerminalAbilities, isInline: Bool) {
    let shown = abilities.characters.shown(SafeText.visible(text))
    let place = isInline ? "\r" : "\u{1B}[\(TerminalSize.limit);1H"
    bytes = Array("\(place)\u{1B}[0;7m \(shown) \u{1B}[0m\u{1B}[K".utf8)
  }
}
