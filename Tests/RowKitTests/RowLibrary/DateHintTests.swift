import RowKit
import RowKitTesting
import Testing

/// The keys that a row with a date lists.
@MainActor struct DateHintTests {
  private func keys(_ value: CivilDate?, today: CivilDate?) -> [String] {
    let row = DateRowController("Due", Binding<CivilDate?>(value), today: today)
    return row.keyHints.map(\.keys)
  }

  @Test(arguments: [nil, CivilDate(daysSince1970: 0)])
  func `the key of today is listed, and moves to the marked or the current day`(
    today: CivilDate?
  ) {
    #expect(keys(nil, today: today).contains("t"))
    let value = Binding<CivilDate?>(CivilDate(daysSince1970: 5000))
    let table = TableDriver(DateRowController("Due", value, today: today), width: 40, height: 14)
    table.press("return", "t")
    #expect(value.value == today ?? .today)
  }

  @Test func `Delete is listed where there is a value to clear`() {
    #expect(!keys(nil, today: nil).contains("del"))
    #expect(keys(CivilDate(daysSince1970: 0), today: nil).contains("del"))
  }
}
