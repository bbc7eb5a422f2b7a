import RowKit
import RowKitTesting
import Testing

/// Fields of several rows that share a value.
@MainActor struct FormSharedFieldTests {
  private final class Trip {
    var plan: String?
    var days: Set<String> = []
    var phones = ["1"]
  }

  /// A form of such fields alone.
  private final class TripForm: FormController {
    let trip = Trip()
    var isEnabled = true

    override func constructFormGroups() -> [FormGroup] {
      [
        FormGroup("Plan") {
          FormField("plan", radio: Binding(trip, \.plan), [Choice("Solo"), Choice("Team")])
            .rules(.required(), showing: .blur)
        },
        FormGroup("Days") {
          FormField("days", checks: Binding(trip, \.days), [Choice("Mon"), Choice("Tue")])
            .rules(.required("One day at least"))
        }.visible { $0["plan"].text != "Solo" },
        FormGroup("Phones") {
          FormField(
            "phones", repeating: Binding(trip, \.phones), adding: "Add", new: "", maximum: 3
          ) {
            TextFieldRowController("Phone", $0)
          }.rules(.required("A phone at least"), .each(.length(1...3)))
        },
        FormGroup { saveRow() },
      ]
    }
  }

  private let form = TripForm(title: "Trip", style: .plain)

  private func driver() -> ScreenDriver {
    ScreenDriver(form, size: ScreenSize(width: 34, height: 18))
  }

  @Test func `a field of several rows has one value and one message, below the last row`() {
    let screen = driver()
    screen.press("ctrl+s")
    screen.expectContent(
      """
      Plan
      > ○ Solo
        ○ Team
                    ! Required
      Days
        ☐ Mon
        ☐ Tue
                    ! One day at least
      Phones
        Phone       1
        + Add
      -              Save
      """)
    screen.press("down", "return", "tab", "tab", "return")
    screen.expectContent(
      """
      Plan
        ○ Solo
        ◉ Team
      Days
        ☐ Mon
      > ☑ Tue
      Phones
        Phone       1
        + Add
                     Save
      """)
    #expect(form.canSave)
    #expect(form.valuesAsJSON().contains(#""plan": "Team""#))
    #expect(
      form.values.map(\.value) == [
        .text("Team"), .list([.text("Tue")]), .list([.text("1")]),
      ])
  }

  @Test func `the rows of a hidden field disappear and appear together`() {
    let screen = driver()
    screen.press("return")
    #expect(screen.line(with: "Days") == nil)
    #expect(form.values.map { "\($0.key)" } == ["plan", "phones"])
    screen.press("down", "return")
    #expect(screen.line(with: "☐ Tue") != nil)
  }

  @Test func `a message on leaving waits until the focus is in none of the rows`() {
    let screen = driver()
    screen.press("down")
    #expect(screen.line(with: "Required") == nil)
    screen.press("down")
    #expect(screen.line(with: "Required") != nil)
  }

  @Test func `the value follows added, removed and moved rows of a list`() {
    let screen = driver()
    screen.press("end", "up", "return", "return")
    screen.type("22")
    screen.press("escape")
    #expect(form.trip.phones == ["1", "22"])
    #expect(form.values.last?.value == .list([.text("1"), .text("22")]))
    screen.press("alt+up")
    #expect(form.trip.phones == ["22", "1"])
    screen.press("delete")
    #expect(form.trip.phones == ["1"])
    screen.press("ctrl+_")
    #expect(form.trip.phones == ["22", "1"])
    screen.press("end", "up", "return")
    #expect(form.trip.phones.count == 3)
    #expect(screen.lines.count { $0.dropFirst(2).hasPrefix("Phone") } == 3)
    #expect(screen.line(with: "Phones") != nil)
    screen.expectConsistentDrawing()
  }

  @Test func `rules check each value of a list`() {
    let screen = driver()
    form.trip.phones = ["1", "23456"]
    screen.update()
    #expect(screen.lines.count { $0.dropFirst(2).hasPrefix("Phone") } == 2)
    #expect(form.problems.map(\.message).contains("At most 3 characters"))
    form.trip.phones = ["12", "3"]
    screen.update()
    #expect(!form.problems.map(\.message).contains("At most 3 characters"))
    #expect(form.values.last?.value == .list([.text("12"), .text("3")]))
    form.trip.phones = []
    screen.update()
    #expect(form.problems.map(\.message).contains("A phone at least"))
  }

  @Test func `the message about a value of a list is below its row, which submitting reaches`() {
    let screen = driver()
    form.trip.plan = "Team"
    form.trip.days = ["Mon"]
    form.trip.phones = ["12", "34567", "8"]
    screen.press("ctrl+s")
    screen.expectContent(
      """
      Plan
        ○ Solo
        ◉ Team
      Days
        ☑ Mon
        ☐ Tue
      Phones
        Phone       12
      > Phone       34567
                    ! At most 3
                      characters
        Phone       8
      - + Add
      -              Save
      """)
    #expect(form.fieldProblems.map(\.row.path) == [RowPath(group: 2, row: 1)])
    screen.press("backspace", "backspace", "backspace")
    form.trip.phones[2] = "56789"
    screen.update()
    screen.expectContent(
      """
      Plan
        ○ Solo
        ◉ Team
      Days
        ☑ Mon
        ☐ Tue
      Phones
        Phone       12
      > Phone       34
        Phone       56789
                    ! At most 3
                      characters
      - + Add
      -              Save
      """)
    screen.expectConsistentDrawing()
  }

  @Test func `a read-only form changes no rows and adds none`() {
    let screen = driver()
    form.isReadOnly = true
    screen.press("home", "return", "down", "return", "space", "end", "delete", "alt+up", "return")
    #expect(form.trip.plan == nil)
    #expect(form.trip.days.isEmpty)
    #expect(form.trip.phones == ["1"])
    #expect(screen.line(with: "Add") == nil)
    form.isReadOnly = false
    screen.update()
    #expect(screen.line(with: "+ Add") != nil)
  }

  @Test func `a field with its own value reports changes`() {
    var told: [String] = []
    let fields = [
      FormField("a", radio: Binding("Harp") { told.append($0) }, Choice.rings),
      FormField("b", checks: Binding(Set(["Harp"])) { told.append("\($0.count)") }, Choice.rings),
      FormField(
        "c", repeating: Binding(["x"], onChange: { told += $0 }), adding: "Add", new: "y",
        row: { TextFieldRowController("Row", $0) }),
    ]
    for field in fields {
      let form = FormProbe { _ in [FormGroup { field }] }
      ScreenDriver(form).press("home", "return", "escape", "end", "return")
    }
    #expect(told == ["Marimba", "Bell", "2", "3", "x", "y"])
  }

  @Test func `a list that nobody changed isn't compared for each of its rows`() {
    final class Counter { var count = 0 }
    struct Phone: Equatable {
      var number: String
      let counter: Counter

      static func == (first: Phone, second: Phone) -> Bool {
        first.counter.count += 1
        return first.number == second.number
      }
    }
    final class Phones {
      let counter = Counter()
      lazy var numbers = (0..<100).map { Phone(number: "\($0)", counter: counter) }
    }
    let phones = Phones()
    let form = FormProbe { _ in
      [
        FormGroup {
          FormField(
            "phones", repeating: Binding(phones, \.numbers), adding: "Add",
            new: Phone(number: "", counter: phones.counter)
          ) { phone in
            TextFieldRowController(
              "Phone", Binding(get: { phone.value.number }, set: { phone.value.number = $0 }))
          }
        }
      ]
    }
    let screen = ScreenDriver(form)
    screen.press("return")
    phones.counter.count = 0
    screen.type("7")
    screen.press("down")
    #expect(phones.numbers[0].number == "07")
    #expect((1..<1_000).contains(phones.counter.count))
  }
}
