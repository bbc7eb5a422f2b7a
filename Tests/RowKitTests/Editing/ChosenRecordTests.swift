import Observation
import RowKit
import RowKitTesting
import Testing

/// A value chosen for one record never goes to another.
@MainActor struct ChosenRecordTests {
  private let team = Team("Guest", "Member", "Owner")

  private static let roles: [Choice<String>] = [
    Choice("Guest", "Guest"), Choice("Member", "Member"), Choice("Owner", "Owner"),
  ]

  private var roles: [String] { team.people.map(\.role) }

  private func comesIn() { team.people.insert(Member("Guest"), at: 0) }

  /// A table with the role of the second person, bound to the place.
  private func table(_ row: (Binding<String>) -> any CellController) -> TableDriver {
    TableDriver(
      TableGroup(rows: [row(Binding(team, \.people[1].role))]), width: 60, height: 12)
  }

  private func saysSo(_ table: TableDriver) -> Bool {
    table.line(with: "Changed elsewhere") != nil
  }

  // MARK: Lists

  @Test func `a list opened for one person stores nothing for another at the place`() {
    let table = table { ChoiceRowController("Role", $0, Self.roles) }
    table.press("return")
    comesIn()
    table.press("down return")
    #expect(roles == ["Guest", "Guest", "Member", "Owner"])
    #expect(saysSo(table))
    #expect(table.line(with: "> Role") != nil)
    table.press("return down return")
    #expect(roles == ["Guest", "Member", "Member", "Owner"])
  }

  @Test func `a list of several choices stores only while the value is known`() {
    team.people[1].days = ["Mon"]
    let days = ["Mon", "Tue", "Wed"].map { Choice($0, $0) }
    let table = TableDriver(
      TableGroup(
        rows: [MultipleChoiceRowController("Days", Binding(team, \.people[1].days), days)]),
      width: 60, height: 12)
    table.press("return down return down return")
    #expect(team.people[1].days == ["Mon", "Tue", "Wed"])
    comesIn()
    table.press("return")
    #expect(team.people.map(\.days) == [[], [], ["Mon", "Tue", "Wed"], []])
    #expect(saysSo(table))
  }

  @Test func `choices below a row store nothing for another person`() {
    let table = table { InlineChoiceRowController("Role", $0, Self.roles) }
    table.press("return")
    comesIn()
    table.press("down down return")
    #expect(roles == ["Guest", "Guest", "Member", "Owner"])
    #expect(saysSo(table))
  }

  @Test(arguments: [true, false]) func `a list stores for a person whose row was created again`(
    _ isBound: Bool
  ) {
    let group = { [team] in
      TableGroup(
        rows: team.people.map { person in
          let closures = Binding(get: { person.role }, set: { person.role = $0 })
          return ChoiceRowController(
            "Role", isBound ? Binding(person, \.role) : closures, Self.roles)
        })
    }
    let table = TableDriver(group(), width: 60, height: 12)
    table.press("down return")
    if isBound { comesIn() }
    table.controller.tableGroups = [group()]
    table.press("down return")
    #expect(Array(roles.suffix(3)) == ["Guest", "Owner", "Owner"])
  }

  @Test func `choices below a row that was created again are stored`() {
    let group = { [team] in
      TableGroup(
        rows: team.people.map { InlineChoiceRowController("Role", Binding($0, \.role), Self.roles) }
      )
    }
    let table = TableDriver(group(), width: 60, height: 12)
    table.press("down return")
    comesIn()
    table.controller.tableGroups = [group()]
    table.press("down return")
    #expect(roles == ["Guest", "Guest", "Guest", "Owner"])
  }

  @Test func `a calendar in a row that was created again replaces no value from elsewhere`() {
    let person = team.people[0]
    let group = { TableGroup(rows: [.date("Birthday", Binding(person, \.birthday))]) }
    let table = TableDriver(group(), width: 60, height: 16)
    table.press("return")
    table.controller.tableGroups = [group()]
    table.update()
    let other = CivilDate(daysSince1970: 10_000)
    person.birthday = other
    table.press("right")
    #expect(person.birthday == other, "\(table.text)")
    #expect(saysSo(table))
  }

  @Test func `a calendar below an open row stays open when its row is created again`() {
    let person = team.people[0]
    let group = {
      TableGroup(rows: [
        ExpandableRowController("More", id: "more") {
          DateRowController("Birthday", Binding(person, \.birthday), id: "birthday")
        }
      ])
    }
    let table = TableDriver(group(), width: 60, height: 16)
    table.press("return down return")
    let open = table.text
    #expect(table.controller.isExpanded(RowPath(group: 0, row: 1)), "\(open)")
    table.controller.tableGroups = [group()]
    table.update()
    #expect(table.text == open)
  }

  @Test func `a value that was changed elsewhere is not replaced from a list`() {
    let table = TableDriver(
      .choice("Role", Binding(team.people[1], \.role), Self.roles), width: 60, height: 12)
    table.press("return")
    team.people[1].role = "Owner"
    table.press("up return")
    #expect(roles == ["Guest", "Owner", "Owner"])
    #expect(saysSo(table))
  }

  // MARK: Pickers

  private func light(in table: TableDriver) -> [RGBColor] { team.people.map(\.light) }

  @Test(arguments: ["right", "down"])
  func `an open picker changes nothing for another person`(_ key: String) {
    team.people[1].light = RGBColor.standardSwatches[3]
    let table = TableDriver(
      TableGroup(rows: [ColorRowController("Light", Binding(team, \.people[1].light))]),
      width: 30, height: 14)
    table.press("return right")
    #expect(team.people[1].light == RGBColor.standardSwatches[4])
    comesIn()
    let lights = team.people.map(\.light)
    table.press(key)
    #expect(team.people.map(\.light) == lights)
    #expect(saysSo(table))
    #expect(!table.controller.isExpanded(RowPath(group: 0, row: 0)))
    table.press("return right")
    #expect(team.people[1].light == RGBColor.standardSwatches[1])
  }

  @Test func `a click in a calendar changes no other person's day`() throws {
    team.people[1].birthday = CivilDate(daysSince1970: 20_778)
    let table = TableDriver(
      TableGroup(rows: [DateRowController("Birthday", Binding(team, \.people[1].birthday))]),
      width: 40, height: 14)
    table.press("return")
    comesIn()
    let days = team.people.map(\.birthday)
    let line = try #require(table.line(with: " 16 "))
    let text = table.lines[line]
    let column = try #require(text.firstRange(of: " 16 ")).lowerBound
    table.click(column: text.distance(from: text.startIndex, to: column) + 1, line: line)
    #expect(team.people.map(\.birthday) == days)
    #expect(saysSo(table))
  }

  @Test func `an empty date of another person isn't filled in by closing the picker`() {
    team.people[1].due = CivilDate(daysSince1970: 20_778)
    let table = TableDriver(
      TableGroup(rows: [DateRowController("Due", Binding(team, \.people[1].due))]),
      width: 40, height: 14)
    table.press("return")
    comesIn()
    table.press("return")
    #expect(team.people[1].due == nil)
    table.press("return return")
    #expect(team.people[1].due != nil)
  }

  // MARK: Answers

  @Test func `an answer in lines of text is stored for no other person`() {
    let screen = GenericTableController(title: "Team")
    screen.tableGroups = [
      TableGroup(rows: [
        ChoiceRowController("Role", Binding(team, \.people[1].role), Self.roles),
        ToggleRowController("Lead", Binding(team, \.people[1].isLead)),
        StepperRowController("Size", Binding(team, \.people[1].size), in: 1...9),
      ])
    ]
    let driver = LinearDriver(screen)
    team.people[1].isLead = true
    team.people[1].size = 7
    for (row, answer) in [("Role", "Owner"), ("Lead", "no"), ("Size", "3")] {
      driver.type(row)
      let former = team.people
      comesIn()
      let people = team.people.map(\.state)
      driver.type(answer)
      #expect(team.people.map(\.state) == people)
      team.people = former
    }
    #expect(driver.transcript.occurrences(of: "Changed elsewhere") == 3)
  }

  @Test func `an answer in lines of text is stored though the row was created again`() {
    let group = { [team] in
      TableGroup(
        rows: [ChoiceRowController("Role", Binding(team.people[1], \.role), Self.roles)])
    }
    let screen = GenericTableController(title: "Team")
    screen.tableGroups = [group()]
    let driver = LinearDriver(screen)
    driver.type("Role")
    screen.tableGroups = [group()]
    driver.type("Owner")
    #expect(roles == ["Guest", "Owner", "Owner"])
  }

  // MARK: Rows that are gone

  @Test func `an action confirmed for a row acts on no other row`() {
    let rows = (0..<3).map { AskingRow("r\($0)") }
    let table = TableDriver(TableGroup(rows: rows as [any CellController]), width: 30, height: 12)
    table.press("down return")
    #expect(table.line(with: "Delete r1?") != nil)
    table.controller.removeRows(at: [RowPath(group: 0, row: 1)])
    table.press("return")
    #expect(table.controller.tableGroups[0].rows.count == 2)
    #expect(rows.map(\.deletions) == [0, 0, 0])
    table.press("return")
    table.controller.insert([AskingRow("new")], at: RowPath(group: 0, row: 0))
    table.press("return")
    #expect(rows.map(\.deletions) == [0, 0, 1])
    #expect(table.controller.tableGroups[0].rows.count == 2)
  }

  @Test func `a drag ends with the row in which it began`() throws {
    var volumes = [0.5, 0.5]
    let group = {
      TableGroup(
        rows: volumes.indices.map { index in
          SliderRowController(
            "Volume", Binding(get: { volumes[index] }, set: { volumes[index] = $0 }))
        })
    }
    let table = TableDriver(group(), width: 50, height: 6)
    let line = try #require(table.line(with: "> Volume"))
    table.stage.handle(
      .mouse(MouseEvent(.press, at: ScreenPoint(column: 26, line: line))), at: table.stage.now)
    let pressed = volumes
    #expect(pressed != [0.5, 0.5])
    volumes.insert(0.1, at: 0)
    table.controller.tableGroups = [group()]
    table.update()
    table.stage.handle(
      .mouse(MouseEvent(.drag, at: ScreenPoint(column: 36, line: line))), at: table.stage.now)
    #expect(volumes == [0.1] + pressed)
  }
}

private final class AskingRow: SelectableRow {
  private(set) var deletions = 0
  private let name: String

  init(_ name: String) { self.name = name }

  func configure(_ cell: TableCell) { cell.text = name }

  func didSelect(_ row: RowContext) {
    row.show(
      .confirmation("Delete \(name)?", confirm: "Delete") {
        guard row.path != nil else { return }
        self.deletions += 1
        row.remove()
      })
  }
}

extension String {
  /// Returns the number of times that the text contains another.
  fileprivate func occurrences(of part: String) -> Int { ranges(of: part).count }
}

@Observable private final class Team {
  var people: [Member]

  init(_ roles: String...) {
    people = roles.map { Member($0) }
  }
}

@Observable private final class Member: Identifiable {
  var role: String
  var days: Set<String> = []
  var light = RGBColor.standardSwatches[0]
  var birthday = CivilDate(daysSince1970: 20_000)
  var due: CivilDate?
  var isLead = false
  var size = 5

  /// The values that answers change.
  var state: [String] { [role, "\(isLead)", "\(size)"] }

  init(_ role: String) {
    self.role = role
  }
}
