import Testing

@testable import TerminalCodec

/// Cells after which the rest of a line is drawn again, because terminals differ on their widths.
struct UncertainWidthTests {
  private func cell(_ scalar: Unicode.Scalar) -> PackedCell {
    PackedCell(low: UInt64(scalar.value), high: 1 << 48)
  }

  @Test(
    arguments: [
      "\u{378}", "\u{870}", "\u{20C0}", "⌚", "☰", "㉈", "䷀", "\u{17000}", "\u{1B120}", "\u{1D300}",
      "\u{1D356}", "\u{1D360}", "😀", "\u{1F000}", "\u{1FFFD}",
    ] as [Unicode.Scalar])
  func `terminals differ on new, unassigned and rare characters`(scalar: Unicode.Scalar) {
    #expect(cell(scalar).isUncertain)
  }

  @Test(
    arguments: [
      " ", "a", "é", "Ж", "ب", "あ", "漢", "한", "！", "│", "▶", "⠋", "✓", "☀", "⏎", "\u{1D400}",
      "\u{20000}", "\u{E000}",
    ] as [Unicode.Scalar])
  func `terminals agree on ordinary text`(scalar: Unicode.Scalar) {
    #expect(!cell(scalar).isUncertain)
  }
}
