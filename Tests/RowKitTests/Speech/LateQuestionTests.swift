import RowKit
import RowKitTesting
import Testing

/// Lines that were typed before a person heard what they would answer.
@MainActor struct LateQuestionTests {
  @Test func `a line from before an alert appeared is no command`() {
    var answers = 0
    let screen = GenericTableController(title: "Root")
    screen.tableGroups = [TableGroup { ActionRowController("Begin") { _ in answers += 100 } }]
    let driver = LinearDriver(screen)
    screen.show(
      Alert("Changed elsewhere", actions: [.cancel { answers += 1 }, AlertAction("Read")]))
    driver.type("b")
    #expect(answers == 0 && driver.transcript.contains("Changed elsewhere"))
    driver.type("b")
    #expect(answers == 1, "\(driver.transcript)")
  }

  @Test func `leaving the question of a panel is said, and an empty text is named`() {
    let screen = GenericTableController(title: "Root")
    screen.tableGroups = [TableGroup { SliderRowController("Volume", Binding(0.3)) }]
    let driver = LinearDriver(screen)
    driver.type("press /", ".q", "volume", ".clear")
    #expect(
      driver.transcript.contains("«.q»\nLeft without an answer.\nRoot, command: "),
      "\(driver.transcript)")
    #expect(driver.transcript.contains("Not accepted: empty. "), "\(driver.transcript)")
    screen.show(Alert("Changed elsewhere", actions: [.cancel {}, AlertAction("Read")]))
    driver.type(".q")
    driver.type("q")
    #expect(driver.transcript.hasSuffix("«q»\nLeft without an answer.\nRoot, command: "))
  }

  @Test func `an answer to the question of a screen that is gone is neither said nor a command`() {
    let screen = GenericTableController(title: "Form")
    screen.tableGroups = [
      TableGroup { TextFieldRowController("Password", Binding("") { _ in }, input: .secure) }
    ]
    let root = GenericTableController(title: "Root")
    root.tableGroups = [TableGroup { LinkRowController("Form") { screen } }]
    let driver = LinearDriver(root)
    driver.type("1", "1")
    driver.stage.navigation.pop()
    let before = driver.transcript.count
    driver.type("q")
    let said = driver.transcript.dropFirst(before)
    #expect(driver.exitStatus == nil && said.contains("Password: unchanged."), "\(said)")
  }

  @Test func `a command is a line of a text with one more dot, and other dots stay`() {
    var text = ""
    let screen = GenericTableController(title: "Form")
    screen.tableGroups = [
      TableGroup { TextFieldRowController("Note", Binding("") { text = $0 }, input: .multiline) }
    ]
    let driver = LinearDriver(screen)
    driver.type("1", ".gitignore", "../lib", "..b", "...", ".")
    #expect(text == ".gitignore\n../lib\n.b\n..", "\(driver.transcript)")
  }
}
