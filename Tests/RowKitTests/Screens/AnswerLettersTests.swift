import RowKit
import RowKitTesting
import Testing

/// Answers that are chosen by their first letter, and actions that are due at once.
@MainActor struct AnswerLettersTests {
  private func driver() -> ScreenDriver {
    let screen = GenericTableController(title: "Phone")
    screen.tableGroups = [TableGroup(rows: [.text("Row")])]
    return ScreenDriver(screen, size: ScreenSize(width: 40, height: 12))
  }

  @Test(arguments: ["k", "d", "j", "q"])
  func `the first letter of an answer never means another one`(letter: String) {
    let driver = driver()
    let titles = ["Keep Editing", "Discard", "Join", "Quit"]
    driver.stage.screen.show(
      Alert("Changes", actions: titles.map { title in AlertAction(title) {} }))
    driver.press(letter)
    let chosen = titles.first { $0.lowercased().hasPrefix(letter) } ?? ""
    let line = driver.lines.first { $0.contains("│>") } ?? ""
    #expect(line.contains(chosen), "\(driver.text)")
  }

  @Test func `a long message scrolls, and leaves room for the answers`() {
    let driver = driver()
    let message = (1...30).map { "Sentence \($0)." }.joined(separator: "\n")
    driver.stage.screen.show(Alert("Read this", message: message, actions: [.cancel {}]))
    driver.update()
    #expect(driver.line(with: "Sentence 1.") != nil && driver.line(with: "Cancel") != nil)
    for _ in 0..<8 { driver.press("pagedown") }
    #expect(driver.line(with: "Sentence 30.") != nil, "\(driver.text)")
    #expect(driver.line(with: "Cancel") != nil)
    driver.resize(width: 70, height: 12)
    #expect(driver.text.contains("pgup pgdn scroll"), "\(driver.text)")
    driver.press("pageup")
    #expect(driver.line(with: "Sentence 30.") == nil)
  }

  @Test func `a window of three lines shows the question`() {
    let driver = driver()
    driver.resize(width: 40, height: 3)
    driver.stage.screen.show(Alert("Erase all?", actions: [AlertAction("Erase") {}, .cancel {}]))
    driver.update()
    #expect(driver.text.contains("Erase all?"), "\(driver.text)")
  }

  @Test func `a message from a task after a pause is timed from then`() {
    let stage = driver().stage
    stage.clock = { .seconds(100) }
    stage.showMessage("Done.")
    _ = stage.frame(at: .seconds(100))
    #expect(stage.message == "Done." && stage.nextDeadline == .seconds(104))
  }

  @Test func `an action that is due is cancelled by another one`() {
    let driver = driver()
    var performed: [Int] = []
    var second = 0
    _ = driver.stage.schedule(after: .seconds(1)) { [stage = driver.stage] in
      performed.append(1)
      stage.cancelScheduled(second)
      _ = stage.schedule(after: .zero) { performed.append(3) }
    }
    second = driver.stage.schedule(after: .seconds(1)) { performed.append(2) }
    driver.advance(by: .seconds(2))
    #expect(performed == [1, 3])
  }

  @Test func `every line of a text is read out, whatever blank lines are between`() {
    let text = "head\n" + String(repeating: "\n", count: 90) + "tail"
    let driver = LinearDriver(TextScreen(title: "Log", text: text))
    driver.type("")
    #expect(driver.transcript.contains("2 lines"), "\(driver.transcript)")
    #expect(driver.transcript.contains("tail"), "\(driver.transcript)")
  }
}
