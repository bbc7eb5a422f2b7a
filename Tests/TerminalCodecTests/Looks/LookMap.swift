import CharacterScreen
@testable import TerminalCodec

/// A map of a terminal's picture with some colour depth: each line, below it a letter for
/// the look of each column, and at the end what the letters mean.
struct LookMap {
  private var letters: [ResolvedStyle: Character] = [:]
  private var legend: [String] = []
  private var lines: [String] = []

  init(_ buffer: ScreenBuffer, theme: Theme, depth: ColorDepth) {
    var resolver = StyleResolver(theme: theme, depth: depth)
    for line in 0..<buffer.size.height {
      var text = ""
      var looks = ""
      for column in 0..<buffer.size.width {
        let cell = buffer[column, line]
        text += cell.isContinuation ? "" : buffer.text(of: cell)
        looks.append(letter(of: resolver.style(of: unsafeBitCast(cell, to: PackedCell.self))))
      }
      lines += [text, looks]
    }
  }

  /// The whole of it.
  var text: String { (lines + [""] + legend).joined(separator: "\n") + "\n" }

  private mutating func letter(of style: ResolvedStyle) -> Character {
    if style == .standard { return "." }
    if let letter = letters[style] { return letter }
    // Small letters, then capital ones.
    let first = UInt8(letters.count < 26 ? 97 : 39)
    let letter = Character(Unicode.Scalar(first + UInt8(letters.count)))
    letters[style] = letter
    legend.append("\(letter)  \(LookMap.words(style))")
    return letter
  }

  private static func words(_ style: ResolvedStyle) -> String {
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
      (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    var words = ["\(color(style.foreground)) on \(color(style.background))"]
    words += names.filter { style.attributes.contains($0.0) }.map(\.1)
    return words.joined(separator: ", ")
  }

  private static func color(_ color: ResolvedColor) -> String {
    if let index = color.paletteIndex { return "\(index)" }
    guard let rgb = color.rgb else { return "standard" }
    let digits = String(rgb, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
