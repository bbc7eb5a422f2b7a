import RowKit
import RowKitTesting
import Testing

@MainActor struct TextRowTests {
  @Test func `its detail stands at the right, or below`() {
    let table = TableDriver(
      .text("Ada", detail: "mobile"), .text("Isla", detail: "home", style: .subtitle), width: 20)
    table.expect(
      """
      > Ada        mobile
        Isla
        home
      """)
  }

  @Test func `its text is truncated, or wraps if several lines are allowed`() {
    let words = "A telephone number"
    let table = TableDriver(.text(words), .text(words, numberOfLines: 0), width: 16)
    table.expect(
      """
      > A telephone …
        A telephone
        number
      """)
  }
}
