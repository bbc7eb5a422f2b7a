import RowKit
import RowKitTesting
import Testing

/// Code shows something while a person types without a pause.
@MainActor struct TypingBurstTests {
  private final class Person {
    var name = "Ada"
  }

  private let ada = Person()
  private let screen: GenericTableController
  private let driver: ScreenDriver

  init() {
    let ada = ada
    screen = GenericTableController(title: "Names")
    screen.tableGroups = [TableGroup(rows: [.textField("Name", Binding(ada, \.name))])]
    driver = ScreenDriver(screen)
    driver.press("return")
    driver.type("x")
    #expect(ada.name == "Adax")
  }

  private final class Answer {
    var text = ""
  }

  private func showAlert() -> Answer {
    let answer = Answer()
    screen.show(
      Alert(
        "Delete all?",
        actions: [
          AlertAction("Keep") { answer.text = "kept" },
          AlertAction("Quit", isDestructive: true) { answer.text = "quit" },
        ]))
    return answer
  }

  @Test func `an alert isn't answered by the letters of a text`() {
    let answer = showAlert()
    driver.type("k q")
    driver.press("return")
    driver.update()
    #expect(answer.text.isEmpty && ada.name == "Adaxk q")
    #expect(driver.line(with: "Delete all?") != nil)
  }

  @Test func `an alert is answered after a pause`() {
    let answer = showAlert()
    driver.type("y")
    driver.advance(by: .milliseconds(600))
    driver.press("return")
    #expect(answer.text == "kept" && ada.name == "Adaxy")
  }

  @Test func `a key that types nothing goes to the alert at once`() {
    let answer = showAlert()
    driver.press("down", "return")
    #expect(answer.text == "quit" && ada.name == "Adax")
  }

  @Test func `an alert that a command shows is answered at once`() {
    driver.press("escape")
    let answer = showAlert()
    driver.press("return")
    #expect(answer.text == "kept")
  }

  @Test func `a pasted text goes on to the field below an alert`() {
    let answer = showAlert()
    driver.paste("kq")
    #expect(answer.text.isEmpty && ada.name == "Adaxkq")
  }

  @Test func `a screen that code pushes doesn't take letters as commands`() {
    let next = GenericTableController(title: "Next")
    next.tableGroups = [TableGroup(rows: [.text("Row")])]
    screen.push(next)
    driver.type("yq")
    driver.press("return")
    driver.update()
    #expect(driver.stage.screen === next && driver.effects.isEmpty && ada.name == "Adax")
    #expect(driver.line(with: "Editing ended: another screen is shown") != nil)
    driver.advance(by: .milliseconds(600))
    driver.press("q")
    #expect(driver.stage.screen === screen)
  }

  @Test func `letters of a search go on to the search`() {
    driver.press("escape", "escape", "ctrl+f")
    driver.type("a")
    let answer = showAlert()
    driver.type("d")
    driver.update()
    #expect(answer.text.isEmpty && driver.line(with: "ad") != nil)
  }

  @Test func `Return that closes a prompt below an alert doesn't answer it next`() {
    driver.press("escape", "escape", "ctrl+f")
    driver.type("a")
    let answer = showAlert()
    driver.press("return", "return")
    #expect(answer.text.isEmpty)
  }

  @Test func `an answer after a pause is no text for the next alert`() {
    var answer = ""
    screen.show(
      Alert(
        "First?",
        actions: [
          AlertAction("Go on") { [weak screen] in
            screen?.show(Alert("Second?", actions: [AlertAction("Yes") { answer = "yes" }]))
          }
        ]))
    driver.advance(by: .milliseconds(600))
    driver.press("space", "return")
    #expect(answer == "yes" && ada.name == "Adax")
  }

  @Test func `the letter that begins the editing begins the text`() {
    driver.press("escape")
    driver.advance(by: .seconds(1))
    driver.type("b")
    let answer = showAlert()
    driver.type("q")
    driver.press("return")
    #expect(answer.text.isEmpty && ada.name == "Adaxbq")
  }
}
