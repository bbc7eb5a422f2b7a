/// The notation of a file of cards.
enum CardNotation {
  /// Lines of text: vCard.
  case lines

  /// JSON: jCard.
  case json

  /// XML: xCard.
  case markup

  /// Determines the notation by the first character that isn't a space.
  init(of text: [UInt8]) {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    switch text[start...].first(where: { !$0.isSpacing }) {
    case UInt8(ascii: "["), UInt8(ascii: "{"): self = .json
    case UInt8(ascii: "<"): self = .markup
    default: self = .lines
    }
  }

  /// The issue for a file in XML, which isn't read.
  static let markupAdvice =
    "This file is XML, as an xCard is, and only vCard and jCard are read; "
    + "export the contacts as vCard and try again."
}
