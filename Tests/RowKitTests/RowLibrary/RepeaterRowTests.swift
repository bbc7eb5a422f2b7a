import RowKit
import RowKitTesting
import Testing

@MainActor struct RepeaterRowTests {
  @Test func `it adds rows above itself until there may be no more`() {
    var count = 0
    let table = TableDriver(
      .repeater("Add Phone", canAdd: { count < 2 }) {
        count += 1
        return ToggleRowController.toggle("Phone \(count)", isOn: false)
      }, width: 24)
    table.expect("> + Add Phone")
    table.press("return")
    table.expect(
      """
      > Phone 1          ○───
        + Add Phone
      """)
    table.press("end", "return", "end")
    table.expect(
      """
        Phone 1          ○───
      > Phone 2          ○───
        + Add Phone
      """)
    #expect(count == 2)
  }
}
