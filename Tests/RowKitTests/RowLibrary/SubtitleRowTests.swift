import RowKit
import RowKitTesting
import Testing

@MainActor struct SubtitleRowTests {
  @Test func `a subtitle stands below`() {
    let table = TableDriver(.subtitle("Ada", "mobile", image: "☏"), width: 20)
    table.expect(
      """
      > ☏ Ada
          mobile
      """)
  }
}
