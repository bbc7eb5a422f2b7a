import RowKit
import RowKitTesting
import Testing

@MainActor struct SeparatorRowTests {
  @Test func `a separator goes from edge to edge, with words in it`() {
    let table = TableDriver(.separator(), .separator("Older"), .text("Ada"), width: 20)
    table.expect(
      """
      > ─────────────────
        ── Older ────────
        Ada
      """)
  }
}
