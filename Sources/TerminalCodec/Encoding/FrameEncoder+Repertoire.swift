import CharacterScreen

extension FrameEncoder {
  /// Appends a character that the terminal may not have, in as many columns as it occupies.
  mutating func append(
    _ cell: PackedCell, _ graphemes: GraphemePool, extent: Int, to bytes: inout [UInt8]
  ) {
    let text = cell.pooledGrapheme.map { graphemes[$0] }
    guard let first = text?.unicodeScalars.first ?? Unicode.Scalar(cell.glyph) else { return }
    var columns = 1
    if let sign = ASCIISigns.sign(for: first) {
      bytes.append(scalar: sign.value)
    } else if abilities.characters == .ascii {
      bytes.append(scalar: ASCIISigns.letter(for: first).value)
    } else {
      if let text { bytes.append(contentsOf: text.utf8) } else { bytes.append(scalar: cell.glyph) }
      columns = extent
    }
    for _ in columns..<max(columns, extent) { bytes.append(UInt8(ascii: " ")) }
  }

  /// Returns whether a character must be replaced, or may have to.
  @inline(__always)
  func isBeyondRepertoire(_ cell: PackedCell) -> Bool {
    cell.glyph >= 0x7F && abilities.characters != .unicode
  }
}
