import Observation
import RowKit
import RowKitTesting
import Testing

/// Rules that compare dates, times and numbers with each other.
@MainActor struct ComparingRuleTests {
  @Observable @MainActor final class Trip {
    var start = CivilDate("2026-11-21")
    var end = CivilDate("2026-11-20")
    var least = 2.0
    var most = 10.0
  }

  private final class TripForm: FormController {
    let trip = Trip()

    override func constructFormGroups() -> [FormGroup] {
      [
        FormGroup {
          FormField("start", .date("Start", Binding(trip, \.start)))
            .rules(.range(CivilDate.first...CivilDate.last))
          FormField("end", .date("End", Binding(trip, \.end))).rules(.atLeast("start"))
          FormField("least", .numberField("Least", Binding(trip, \.least))).rules(
            .less(than: "most"))
          FormField("most", .numberField("Most", Binding(trip, \.most))).rules(.more(than: "least"))
        }
      ]
    }
  }

  @Test func `a date before another is refused in words`() {
    let form = TripForm()
    let driver = ScreenDriver(form)
    #expect(form.problems.map(\.message).contains("At least 21 Nov 2026"))
    form.trip.end = CivilDate("2026-11-21")
    driver.update()
    #expect(form.problems.isEmpty)
  }

  @Test func `numbers are compared as numbers, not as text`() {
    let form = TripForm()
    let driver = ScreenDriver(form, size: ScreenSize(width: 40, height: 20))
    #expect(!form.problems.contains { $0.key == "least" })
    form.trip.most = 1
    driver.update()
    #expect(form.problems.map(\.message).contains("Less than 1"))
    #expect(form.problems.map(\.message).contains("More than 2"))
  }

  @Test func `a value returns its date, time or number`() {
    #expect(FormValue.text("2026-11-21").date == CivilDate(year: 2026, month: 11, day: 21))
    #expect(FormValue.text("07:30").time == CivilTime(hour: 7, minute: 30))
    #expect(FormValue.text("2026-11-21T07:30").dateTime?.time == CivilTime(hour: 7, minute: 30))
    #expect(FormValue.integer(9).isLess(than: .integer(10)) == true)
    #expect(FormValue.text("Ada").isLess(than: .text("Bob")) == nil)
  }
}
