/// Turns the value of a number into what a person would dial.
enum TelephoneNumber {
  /// The number; a `tel:` address loses its scheme and coding, and says its extension in words.
  static func text(_ value: String) -> String {
    guard value.utf8.count > 4, value.prefix(4).lowercased() == "tel:" else { return value }
    let parts = value.dropFirst(4).split(separator: ";", omittingEmptySubsequences: false)
    let number = decoded(parts[0])
    let isExtension = { (part: Substring) in part.prefix(4).lowercased() == "ext=" }
    guard let part = parts.dropFirst().first(where: isExtension) else { return number }
    let words = number.isEmpty ? "ext." : "\(number) ext."
    return "\(words) \(decoded(part.dropFirst(4)))"
  }

  private static func decoded(_ part: Substring) -> String {
    let bytes = PercentCoding.decoded(Array(part.utf8), marker: UInt8(ascii: "%"))
    // Coded control characters would break out of the line they are shown in.
    return String(decoding: bytes.map { $0.isSpacing ? .space : $0 }[...].trimmed, as: UTF8.self)
  }
}
