import RowKit
import RowKitTesting
import Testing

@MainActor struct TimeRowTests {
  @Test func `time wheels go by the step and round their ends`() {
    let settings = PhoneSettings()
    let table = TableDriver(
      .time("Alarm", Binding(settings, \.time), minuteStep: 5), width: 30, height: 10)
    table.press("return")
    table.expect(
      """
      > Alarm                 07:30
                  06   25
                 ‹07›: 30
                  08   35
      """)
    table.press("right", "down", "down", "down", "down", "down", "down")
    #expect(settings.time.description == "07:00")
    table.press("left", "up", "up", "up", "up", "up", "up", "up", "up")
    #expect(settings.time.description == "23:00")
  }
}
