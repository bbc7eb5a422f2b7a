import RowKit
import RowKitTesting
import Testing

@MainActor struct PhoneNumberRowTests {
  @Test func `name and number stand in columns, or below each other where it is narrow`() {
    let row = PhoneNumberRowController(name: "Ada", number: "555 0142")
    TableDriver(row, width: 44).expect("> Ada                              555 0142")
    TableDriver(row, width: 20).expect(
      """
      > Ada
          555 0142
      """)
  }

  @Test func `a missing number is a dash`() {
    let table = TableDriver(.phoneNumber(name: "Ada", number: String?.none), width: 44)
    #expect(table.content[0].hasSuffix("—"))
  }
}
