import CharacterScreen
import TerminalCodec

/// A notice on the last line of the terminal, which needs neither the stage nor the main thread.
struct BusyNotice {
  /// The bytes that show the notice.
  let bytes: [UInt8]

  /// Creates a notice for a terminal.
  ///
  /// A character that the terminal can't show is a question mark.
  init(_ text: String, _ abilities: TerminalAbilities) {
    let safe = text.map { SafeText.visibleReplacement(for: $0) ?? String($0) }.joined()
    let shown =
      abilities.characters == .unicode ? safe : safe.map { $0.isASCII ? "\($0)" : "?" }.joined()
    bytes = Array("\u{1B}[\(TerminalSize.limit);1H\u{1B}[0;7m \(shown) \u{1B}[0m\u{1B}[K".utf8)
  }
}
