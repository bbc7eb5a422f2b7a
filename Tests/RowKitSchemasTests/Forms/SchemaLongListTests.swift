import JSONSchema
import JSONText
import RowKit
import RowKitSchemas
import RowKitTesting
import Testing

/// Lists whose rows are made at once, and lists whose rows are made as they come into view.
@MainActor struct SchemaLongListTests {
  private func form(
    _ elements: [String], rules: String = "{}"
  ) throws -> (SchemaForm, ScreenDriver) {
    let (form, screen) = try SchemaForm.shown(
      #"{"properties":{"list":{"type":"array","items":\#(rules)}}}"#,
      #"{"before":{"of":[{"x":1}]},"list":[\#(elements.joined(separator: ","))]}"#,
      width: 60, height: 18)
    form.onSave = { _ in nil }
    screen.moveCursor(to: "List")
    screen.press("return home")
    return (form, screen)
  }

  private func numbers(_ count: Int) -> [String] { (0..<count).map(String.init) }

  private func elements(_ form: SchemaForm) -> [String] {
    form.document.value["list"]?.array?.map(\.description) ?? []
  }

  @Test(arguments: [150, 210])
  func `an open calendar stays with its element when one above comes back`(count: Int) throws {
    let dates = (0..<count).map { index in
      let day = String(index % 28 + 1)
      return "\"2024-01-\(day.count == 1 ? "0" : "")\(day)\""
    }
    let (form, screen) = try form(dates, rules: #"{"type":"string","format":"date"}"#)
    screen.press("delete down down return u right")
    var expected = dates
    expected[3] = "\"2024-01-05\""
    #expect(elements(form) == expected, "\(screen.text)")
  }

  @Test(arguments: [150, 210], ["alt+up alt+up", "alt+e alt+up alt+up alt+e"])
  func `the cursor follows the element that it moves`(count: Int, keys: String) throws {
    let (form, screen) = try form(numbers(count))
    screen.press("end up \(keys)")
    var expected = numbers(count)
    expected.insert(expected.removeLast(), at: count - 3)
    #expect(elements(form) == expected, "\(screen.text)")
    screen.press("ctrl+_ ctrl+_")
    #expect(elements(form) == numbers(count), "\(screen.text)")
  }

  @Test(arguments: [150, 201, 210])
  func `the cursor stays with its element when one above comes back`(count: Int) throws {
    let (form, screen) = try form(numbers(count))
    screen.press("delete down down")
    #expect(screen.line(with: "> 3  ") != nil, "\(screen.text)")
    screen.press("ctrl+_")
    #expect(screen.line(with: "> 4  ") != nil, "\(screen.text)")
    screen.press("ctrl+shift+z")
    #expect(screen.line(with: "> 3  ") != nil, "\(screen.text)")
    screen.press("ctrl+_ delete")
    #expect(elements(form) == numbers(count).filter { $0 != "3" })
  }

  @Test(arguments: [150, 210], ["3", "0"])
  func `an element that comes back has the cursor again`(count: Int, element: String) throws {
    let (form, screen) = try form(numbers(count))
    screen.press("home " + String(repeating: "down ", count: Int(element)!))
    screen.press("delete ctrl+_ delete")
    #expect(elements(form) == numbers(count).filter { $0 != element }, "\(screen.text)")
    screen.press("delete ctrl+_ ctrl+_ delete")
    #expect(elements(form) == numbers(count).filter { $0 != element }, "\(screen.text)")
  }

  @Test(arguments: [150, 210])
  func `a refused text stays with its element, and is said before saving`(count: Int) throws {
    let (_, screen) = try form(numbers(count))
    screen.press("down down down down return")
    screen.type("--")
    screen.press("down up up up delete ctrl+s")
    #expect(screen.text.contains("“4--” wasn't accepted"), "\(screen.text)")
    screen.press("ctrl+s")
    #expect(screen.text.contains("Saved."), "\(screen.text)")
  }

  @Test(arguments: [199, 200, 201])
  func `an entry that is added has the cursor`(count: Int) throws {
    let (form, screen) = try form(numbers(count), rules: #"{"type":"integer"}"#)
    screen.press("end return 7 escape")
    #expect(elements(form) == numbers(count) + ["7"], "\(screen.text)")
  }

  @Test(arguments: [150, 210])
  func `random changes keep the cursor on its element`(count: Int) throws {
    var random = RandomNumbers(seed: 7)
    let (form, screen) = try form(numbers(count))
    for step in 0..<25 {
      let place = screen.cursorElement
      let before = elements(form)
      let key = random.pick([
        "alt+up", "alt+down", "up", "down", "down", "down", "delete", "ctrl+_", "ctrl+shift+z",
      ])
      screen.press(key)
      let after = elements(form)
      guard let place, before != after, key != "delete", after.contains(before[place]) else {
        continue
      }
      let now = try #require(screen.cursorElement)
      // An element that comes back beside the cursor has it.
      let isBack = key == "ctrl+_" && after.count > before.count && now == place
      #expect(after[now] == before[place] || isBack, "step \(step): \(key)\n\(screen.text)")
    }
  }
}

extension ScreenDriver {
  /// The index of the element whose row has the cursor, or `nil` if none has.
  fileprivate var cursorElement: Int? {
    let line = content.first { $0.contains("> ") }
    let number = line?.split(separator: ">").last?.split(separator: " ").first
    return number.flatMap { Int($0) }.map { $0 - 1 }
  }
}
