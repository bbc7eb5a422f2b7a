import RowKit
import RowKitTesting
import Testing

/// The keys that a row with a date lists.
@MainActor struct DateHintTests {
  private func keys(_ value: CivilDate?, today: CivilDate?) -> [String] {
    let row = DateRowController("Due", Binding<CivilDate?>(value), today: today)
    return row.keyHints.map(\.keys)
  }

  @Test func `the key of today is listed where it has an effect`() {
    #expect(!keys(nil, today: nil).contains("t"))
    #expect(keys(nil, today: CivilDate(daysSince1970: 0)).contains("t"))
  }

  @Test func `Delete is listed where there is a value to clear`() {
    #expect(!keys(nil, today: nil).contains("del"))
    #expect(keys(CivilDate(daysSince1970: 0), today: nil).contains("del"))
  }
}
