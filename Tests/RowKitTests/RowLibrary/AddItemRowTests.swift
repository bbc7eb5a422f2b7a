import Observation
import RowKit
import RowKitTesting
import Testing

@MainActor struct AddItemRowTests {
  @Test func `it adds rows above itself up to the maximum`() {
    var count = 0
    let table = TableDriver(
      .addItem("Add Phone", canAdd: { count < 2 }) {
        count += 1
        return ToggleRowController.toggle("Phone \(count)", Binding(false))
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
      - + Add Phone
      """)
    #expect(count == 2)
  }

  @Test func `it is spoken as a button`() {
    let screen = GenericTableController(title: "Phones")
    screen.tableGroups = [TableGroup { AddItemRowController("Add Phone") { nil } }]
    let driver = LinearDriver(screen)
    driver.type("")
    #expect(driver.transcript.contains("1 Add Phone, button\n"))
  }

  private func phones(_ phones: Binding<[String]>, maximum: Int? = nil) -> TableDriver {
    TableDriver(
      TableGroup(repeating: phones, adding: "Add Phone", new: "", maximum: maximum) {
        TextFieldRowController("Phone", $0)
      }, width: 40, height: 10)
  }

  @Test func `a group has a row for each value, and adds more up to a maximum`() {
    let values = Binding(["1", "2"])
    let table = phones(values, maximum: 3)
    table.expect(
      """
      > Phone       1
        Phone       2
        + Add Phone
      """)
    table.press("end", "return", "return")
    table.type("3")
    #expect(values.value == ["1", "2", "3"])
    table.press("escape", "end")
    #expect(table.cursor == RowPath(group: 0, row: 2))
  }

  @Test func `an added row is removed by Delete, and undo restores it`() {
    let values = Binding(["1", "2", "3"])
    let table = phones(values, maximum: 3)
    table.press("down", "delete")
    #expect(values.value == ["1", "3"])
    table.press("end")
    #expect(table.cursor == RowPath(group: 0, row: 2))
    table.press("ctrl+_")
    #expect(values.value == ["1", "2", "3"])
    table.expect(
      """
        Phone       1
      > Phone       2
        Phone       3
      - + Add Phone
      """)
  }

  @Test func `a removed row stays out of a list that is full by now, until there is room`() {
    let values = Binding(["1", "2"])
    let table = phones(values, maximum: 2)
    table.press("delete")
    values.value = ["2", "3"]
    table.update()
    table.press("ctrl+_")
    #expect(values.value == ["2", "3"])
    values.value = ["2"]
    table.update()
    table.press("ctrl+_")
    #expect(values.value == ["1", "2"])
  }

  @Test func `rows move among themselves, never below the one that adds`() {
    let values = Binding(["1", "2"])
    let table = phones(values)
    table.press("alt+down", "alt+down")
    #expect(values.value == ["2", "1"])
    table.expect(
      """
        Phone       2
      > Phone       1
        + Add Phone
      """)
    table.press("ctrl+_")
    #expect(values.value == ["1", "2"])
  }

  @Test func `edit mode shows the available actions of these rows only`() {
    let table = phones(Binding(["1"]))
    table.press("alt+e")
    table.expect(
      """
      > ⊖ Phone       1                     ≡
          + Add Phone
      """)
  }

  @Test func `concurrent changes survive typing, removing and moving`() {
    let model = PlainList()
    let table = TableDriver(
      TableGroup(repeating: Binding(model, \.phones), adding: "Add Phone", new: "") {
        TextFieldRowController("Phone", $0)
      }, width: 40, height: 10)
    table.press("return")
    table.type("a")
    model.phones[1] = "x"
    table.type("b")
    #expect(model.phones == ["1ab", "x", "3"])
    table.press("escape")
    model.phones[2] = "y"
    table.press("delete")
    #expect(model.phones == ["x", "y"])
    model.phones[1] = "z"
    table.press("alt+down")
    #expect(model.phones == ["z", "x"])
  }

  @Test func `concurrent insertions and removals are kept`() {
    let model = PlainList()
    let table = TableDriver(
      TableGroup(repeating: Binding(model, \.phones), adding: "Add Phone", new: "") {
        TextFieldRowController("Phone", $0)
      }, width: 40, height: 10)
    model.phones.append("4")
    table.press("delete")
    #expect(model.phones == ["2", "3", "4"])
    model.phones.append("5")
    table.press("return")
    table.type("a")
    #expect(model.phones == ["2a", "3", "4", "5"])
    table.press("escape")
    model.phones.removeLast(3)
    table.press("alt+down")
    #expect(model.phones == ["2a"])
  }

  @Test func `rows of an observed list follow it, whoever changes it`() {
    let model = PhoneList()
    let screen = PhoneListScreen(model)
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 10))
    driver.press("delete")
    #expect(model.phones == ["2"])
    model.phones.append("4")
    driver.update()
    driver.press("ctrl+_")
    #expect(model.phones == ["1", "2", "4"])
    driver.expectContent(
      """
      > Phone       1
        Phone       2
        Phone       4
        + Add Phone
      """)
  }

  // MARK: Lists bound by closures

  @Observable final class NoteModel {
    var texts = ["a", "b"]
  }

  private final class Notes: GenericTableController {
    let model = NoteModel()
    var limit = Int.max
    var reloads = false

    private var list: Binding<[String]> {
      Binding(
        get: { self.model.texts },
        set: {
          self.model.texts = Array($0.prefix(self.limit))
          if self.reloads { self.updateAndReload() }
        })
    }

    override func constructTableGroups() -> [TableGroup] {
      [
        TableGroup("Notes", repeating: list, adding: "Add", new: "") {
          TextFieldRowController("Note", $0)
        }
      ]
    }
  }

  @Observable final class Shelf {
    var lists = [["same"], ["same"]]
    var chosen = 0
  }

  private final class ShelfScreen: GenericTableController {
    let shelf = Shelf()

    override func constructTableGroups() -> [TableGroup] {
      let chosen = shelf.chosen
      let list = Binding(
        get: { [shelf] in shelf.lists[chosen] }, set: { [shelf] in shelf.lists[chosen] = $0 })
      return [
        TableGroup("Notes", repeating: list, adding: "Add", new: "") {
          TextFieldRowController("Note", $0)
        }
      ]
    }
  }

  @Test func `undoing in a list of another record changes that record`() {
    let screen = ShelfScreen(title: "Shelf")
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 10))
    driver.press("home delete")
    #expect(screen.shelf.lists == [[], ["same"]])
    screen.shelf.chosen = 1
    driver.press("ctrl+_")
    #expect(screen.shelf.lists == [["same"], ["same"]])
  }

  private func shown(_ notes: Notes) -> ScreenDriver {
    ScreenDriver(notes, size: ScreenSize(width: 40, height: 10))
  }

  @Test func `a value is typed into a list that is bound by closures`() {
    let notes = Notes(title: "Notes")
    let screen = shown(notes)
    screen.press("home return")
    screen.type("da")
    screen.press("escape end return")
    screen.type("new")
    #expect(notes.model.texts == ["ada", "b", "new"], "\(screen.text)")
  }

  @Test func `a model that constructs the rows again at once gets one row for each value`() {
    let notes = Notes(title: "Notes")
    notes.reloads = true
    let screen = shown(notes)
    screen.press("home return")
    screen.type("da")
    #expect(notes.model.texts == ["ada", "b"], "\(screen.text)")
    screen.press("escape end return")
    #expect(notes.model.texts == ["ada", "b", ""])
    #expect(notes.tableGroups[0].rows.count == 4, "\(screen.text)")
  }

  @Test func `a value that the model doesn't take has no row`() {
    let notes = Notes(title: "Notes")
    notes.limit = 2
    let screen = shown(notes)
    screen.press("end return")
    #expect(notes.tableGroups[0].rows.count == 3, "\(screen.text)")
    #expect(screen.line(with: "> + Add") != nil, "\(screen.text)")
  }
}

@MainActor struct RepeatedGroupsTests {
  @Test(arguments: [0, 1])
  func `each of two groups of one list keeps the text that is typed`(group: Int) {
    let model = PhoneList()
    let driver = ScreenDriver(
      PhoneListScreen(model, groups: 2), size: ScreenSize(width: 40, height: 12))
    if group == 1 { driver.press("end", "up", "up") }
    driver.press("return")
    driver.type("ab")
    #expect(model.phones == ["1ab", "2"])
  }
}

/// A list without observation.
@MainActor private final class PlainList {
  var phones = ["1", "2", "3"]
}

@Observable @MainActor private final class PhoneList {
  var phones = ["1", "2"]
}

private final class PhoneListScreen: GenericTableController {
  private let model: PhoneList
  private let repetitions: Int

  init(_ model: PhoneList, groups: Int = 1) {
    self.model = model
    repetitions = groups
    super.init()
  }

  override func constructTableGroups() -> [TableGroup] {
    (0..<repetitions).map { _ in
      TableGroup(repeating: Binding(model, \.phones), adding: "Add Phone", new: "") {
        TextFieldRowController("Phone", $0)
      }
    }
  }
}
