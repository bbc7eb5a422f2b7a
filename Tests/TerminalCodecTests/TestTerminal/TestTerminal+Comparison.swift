@testable import CharacterScreen
@testable import TerminalCodec

extension TestTerminal {
  /// Returns the first place that doesn't show what a picture says; nil if all do.
  ///
  /// Only the visible attributes of a space count. Disputed clusters may look different.
  func difference(
    from buffer: ScreenBuffer, theme: Theme, depth: ColorDepth, skipsDisputed: Bool = false
  ) -> String? {
    guard problems.isEmpty else { return "problems: \(problems)" }
    var resolver = StyleResolver(theme: theme, depth: depth)
    for line in 0..<size.height {
      var skipped = 0
      for column in 0..<size.width {
        let cell = buffer[column, line]
        let text = buffer.text(of: cell)
        if let character = text.first, skipsDisputed, TestWidth.isDisputed(character) {
          skipped = column + Int(cell.width)
        }
        guard column >= skipped else { continue }
        let style = resolver.style(of: unsafeBitCast(cell, to: PackedCell.self))
        let shown = cells[line * size.width + column]
        if shown.text != text || !TestTerminal.looksLike(shown, style, isSpace: text == " ") {
          return "line \(line), column \(column): \(shown) instead of '\(text)' \(style)"
        }
      }
    }
    return nil
  }

  private static func looksLike(_ shown: Cell, _ style: ResolvedStyle, isSpace: Bool) -> Bool {
    let visible: TextAttributes = [.reverse, .underline, .strikethrough]
    guard isSpace, style.attributes.isDisjoint(with: visible) else { return shown.style == style }
    return shown.style.background == style.background
      && shown.style.attributes.isDisjoint(with: visible)
  }
}
