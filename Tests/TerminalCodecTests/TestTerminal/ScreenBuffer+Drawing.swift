@testable import CharacterScreen

extension ScreenBuffer {
  /// Draws text of which each grapheme is one column wide or two, and cuts it off at the edge.
  func put(_ text: String, column: Int = 0, line: Int = 0, style: Style = .plain) {
    var column = column
    for character in text {
      let width = TestWidth.agreed(character)
      guard column >= 0, column + width <= size.width else { return }
      put(character, width, column, line, style)
      column += width
    }
  }

  private func put(
    _ character: Character, _ width: Int, _ column: Int, _ line: Int, _ style: Style
  ) {
    let scalars = character.unicodeScalars
    let value = scalars.count == 1 ? scalars.first?.value : nil
    let glyph = value ?? self.glyph(for: String(character))
    withMutableLine(line) { cells in
      Canvas.releaseWideCells(in: cells, at: column..<column + width)
      for offset in 0..<width {
        cells[column + offset] = ScreenCell(
          glyph: offset == 0 ? glyph : 0x20,
          foreground: style.foreground == .clear ? .standard : style.foreground,
          background: style.background == .clear ? .standard : style.background,
          attributes: style.attributes, width: UInt8(offset == 0 ? width : 0))
      }
    }
  }

  /// Makes a line blank in a style.
  func fill(line: Int, style: Style = .plain) {
    put(String(repeating: " ", count: size.width), line: line, style: style)
  }
}
