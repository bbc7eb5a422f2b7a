import RowKit
import RowKitTesting
import Testing

@MainActor struct ContentRowTests {
  @Test func `a content row shows any content`() {
    let table = TableDriver(.content(GaugeContent(0.5)), width: 20)
    table.expect("> ████████▌────────")
  }
}
