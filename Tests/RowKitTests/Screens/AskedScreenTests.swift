import RowKit
import RowKitTesting
import Testing

/// Screens and rows that change what is shown while they are asked for something.
@MainActor struct AskedScreenTests {
  private final class Asked: GenericTableController {
    var whenAsked: (Asked) -> Void = { _ in }

    override func constructTableGroups() -> [TableGroup] {
      [TableGroup(rows: [.text("One"), .text("Two")])]
    }

    override var keyHints: [KeyHint] {
      whenAsked(self)
      return super.keyHints
    }

    override var status: ScreenStatus {
      whenAsked(self)
      return super.status
    }
  }

  private static let requests: [(String, @MainActor (GenericTableController) -> Void)] = [
    ("hints", { $0.setNeedsHints() }), ("message", { $0.showMessage("Asked") }),
    ("editing", { $0.isEditing = true }), ("rows", { $0.reloadVisibleRows() }),
    ("title", { $0.title = "Asked" }),
    (
      "insertion",
      {
        if $0.row(at: RowPath(group: 0, row: 2)) == nil {
          $0.insert([.text("New")], at: RowPath(group: 0, row: 0))
        }
      }
    ),
  ]

  @Test(arguments: ["hints", "message", "editing", "rows", "title", "insertion"])
  func `a screen requests something while the bottom line is drawn`(name: String) throws {
    let request = try #require(AskedScreenTests.requests.first { $0.0 == name }?.1)
    let screen = Asked(title: "Screen")
    screen.whenAsked = request
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 8))
    driver.update()
    switch name {
    case "message": #expect(driver.lines.last?.contains("Asked") == true, "\(driver.text)")
    case "title": #expect(driver.lines.first?.contains("Asked") == true, "\(driver.text)")
    case "insertion": #expect(driver.text.contains("New"), "\(driver.text)")
    default: #expect(driver.text.contains("Two"), "\(driver.text)")
    }
  }

  /// A field whose getters and methods change the table.
  private final class RestlessField: TextFieldRow {
    var value = ""
    var whenAsked: (String) -> Void = { _ in }

    var label: String { "Name" }

    var text: Binding<String> {
      Binding(
        get: { [unowned self] in
          whenAsked("text")
          return value
        }, set: { [unowned self] in value = $0 })
    }

    func suggestions(for text: String) -> [String] {
      whenAsked("suggestions")
      return text.isEmpty ? [] : [text + "!"]
    }

    func refusal(of text: String, isFinal: Bool, in words: LocalizedStrings) -> String? {
      whenAsked("refusal")
      return nil
    }
  }

  @Test(arguments: ["suggestions", "refusal", "text"])
  func `a field changes the table while it is asked`(question: String) {
    let screen = GenericTableController(title: "Screen")
    let field = RestlessField()
    screen.tableGroups = [TableGroup(rows: [.text("One"), field])]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 12))
    driver.press("down return")
    var count = 0
    field.whenAsked = { asked in
      guard asked == question, count < 3 else { return }
      count += 1
      screen.insert([.text("New \(count)")], at: RowPath(group: 0, row: 0))
    }
    driver.type("abc")
    #expect(field.value == "abc", "\(driver.text)")
    #expect(count == 3 && driver.text.contains("New 3"), "\(driver.text)")
    if question == "suggestions" { #expect(driver.text.contains("abc!"), "\(driver.text)") }
  }

  @Test func `results are added while a person types`() {
    let screen = GenericTableController(title: "Find")
    screen.tableGroups = [
      TableGroup(rows: [
        TextFieldRowController(
          "Find", Binding(""),
          suggestions: TextSuggestions { [weak screen] text in
            screen?.insert([.text("result \(text)")], at: RowPath(group: 0, row: 1))
            return []
          })
      ])
    ]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 40, height: 12))
    driver.press("return")
    driver.type("ab")
    #expect(
      rows(of: driver) == [
        "> Find ab",
        "result ab",
        "result a",
      ], "\(driver.text)")
  }

  /// Returns the rows that are shown, with single spaces.
  private func rows(of driver: ScreenDriver) -> [String] {
    driver.lines.dropFirst().dropLast().map {
      $0.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
