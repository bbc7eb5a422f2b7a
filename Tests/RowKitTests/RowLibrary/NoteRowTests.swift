import RowKit
import RowKitTesting
import Testing

@MainActor struct NoteRowTests {
  @Test func `a note wraps, and grows with its text`() {
    let settings = PhoneSettings()
    let table = TableDriver(.note { settings.note }, .text("Next"), width: 20)
    table.expect(
      """
      > One.
        Next
      """)
    settings.note = "One phone, and all who call it."
    table.update()
    table.expect(
      """
      > One phone, and
        all who call it.
        Next
      """)
  }
}
