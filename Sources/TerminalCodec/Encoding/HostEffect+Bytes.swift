package import CharacterScreen

extension HostEffect {
  /// Appends the bytes that make a terminal perform the effect.
  ///
  /// - Returns: Whether bytes can perform the effect. If not, the host must perform it itself or
  ///   ignore it.
  package func appendBytes(_ abilities: TerminalAbilities, to bytes: inout [UInt8]) -> Bool {
    switch self {
    case .bell:
      bytes.append(0x07)
      return true
    case .copy(let text) where abilities.clipboard:
      bytes.append("\u{1B}]52;c;")
      bytes += Base64.text(of: text.utf8).utf8
      bytes.append("\u{1B}\\")
      return true
    case .copy, .openURL, .theme, .suspend, .quit: return false
    }
  }
}
