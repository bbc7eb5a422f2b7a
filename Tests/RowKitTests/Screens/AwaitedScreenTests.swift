import RowKit
import RowKitScreens
import RowKitTesting
import Testing

/// Keys that are pressed while a screen is awaited are for that screen.
@MainActor struct AwaitedScreenTests {
  private final class Opening: TextScreen, TemporaryScreen {
    var isAwaitingScreen = true

    init() { super.init(title: "Opening", text: "Opening…") }

    func open(_ screen: ScreenController) {
      isAwaitingScreen = false
      navigation?.replace(self, with: screen)
    }
  }

  private let opening = Opening()
  private let name = Binding("")
  private let driver: ScreenDriver

  init() {
    driver = ScreenDriver(opening, size: ScreenSize(width: 40, height: 8))
  }

  private func open() {
    let screen = GenericTableController(title: "One")
    screen.tableGroups = [
      TableGroup(rows: [.text("Ada"), TextFieldRowController("Name", name)])
    ]
    opening.open(screen)
    driver.update()
  }

  @Test func `keys and text wait for the awaited screen`() {
    driver.press("return")
    driver.type("squire")
    driver.press("return")
    #expect(driver.text.contains("Opening…"))
    open()
    #expect(name.value == "squire", "\(driver.text)")
  }

  @Test func `they don't answer an alert that it shows at once`() {
    final class AskingScreen: GenericTableController {
      var answers: [String] = []

      override func screenDidAppear() {
        super.screenDidAppear()
        let actions = ["Restore", "Discard"].map { title in
          AlertAction(title) { [weak self] in self?.answers.append(title) }
        }
        show(Alert("Restore the draft?", actions: actions))
      }
    }
    driver.press("down", "return")
    driver.type("d")
    let screen = AskingScreen(title: "One")
    screen.tableGroups = [TableGroup(rows: [.text("Ada"), TextFieldRowController("Name", name)])]
    opening.open(screen)
    driver.update()
    #expect(driver.line(with: "Restore the draft?") != nil && screen.answers == [])
    driver.press("return")
    driver.update()
    #expect(screen.answers == ["Restore"])
    #expect(name.value == "d", "\(driver.text)")
  }

  @Test func `Escape discards them`() {
    driver.press("return")
    driver.type("a")
    driver.press("escape")
    open()
    #expect(name.value == "", "\(driver.text)")
  }

  @Test func `the first key may leave the screen or list the keys`() {
    driver.press("?")
    #expect(!driver.text.contains("Opening…"), "\(driver.text)")
    driver.press("escape", "q")
    #expect(driver.effects.contains(.quit(status: 0)))
  }
}
