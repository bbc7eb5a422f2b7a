import RowKit
import RowKitTesting
import Testing

@MainActor struct MultilineTextRowTests {
  private let probe = FieldProbe()

  private func table(width: Int = 40) -> TableDriver {
    TableDriver(
      .multilineText("Note", Binding(probe, \.note), placeholder: "Anything", maximumLength: 60),
      .text("Next"), width: width, height: 7)
  }

  @Test func `it wraps, and grows with the typed text`() {
    let table = table()
    table.press("return")
    table.type("one two three four five six")
    table.expect(
      """
      > Note        one two three four five
                    six
        Next
      """)
    table.type("\n")
    #expect(table.caret == ScreenPoint(column: 14, line: 3))
    table.press("backspace", "ctrl+w", "ctrl+w")
    table.expect(
      """
      > Note        one two three four
        Next
      """)
    table.expectConsistentDrawing()
  }

  @Test func `the arrows move through its lines, and leave it at its ends`() {
    let table = table()
    table.press("return")
    table.type("one\ntwo")
    table.press("up")
    table.type("!")
    #expect(probe.note == "one!\ntwo")
    table.press("down", "down")
    #expect(!table.controller.isEditingText)
  }

  @Test func `a paste keeps its lines, and is refused where it has no room`() {
    let table = table(width: 30)
    table.press("return")
    table.paste("a\r\nb\r\n")
    #expect(probe.note == "a\nb\n")
    table.paste(String(repeating: "x", count: 99))
    #expect(probe.note == "a\nb\n")
    table.expect(
      """
      > Note
        a
        b

        ! At most 60 characters
        Next
      """)
  }
}
