import RowKit
import RowKitTesting
import Testing

@MainActor struct NavigationTests {
  private func settings() -> ScreenDriver {
    let screen = GenericTableController(title: "Settings")
    screen.tableGroups = [
      TableGroup {
        LinkRowController("About") { TextScreen(title: "About", text: "One phone.") }
        ActionRowController("Erase", isDestructive: true, confirmation: "Erase all?") {
          $0.showMessage("Erased.")
        }
      }
    ]
    return ScreenDriver(screen, size: ScreenSize(width: 40, height: 9))
  }

  @Test func `the title bar shows the location, and the bottom line the keys`() {
    settings().expect(
      """
                      Settings
      > About                               ›
        Erase





       ⏎ open  / search  q quit  ? keys
      """)
  }

  @Test func `a link leads to its screen, with the way back in the title bar`() {
    let screen = settings()
    screen.press("return")
    screen.expect(
      """
       ‹ Settings      About
        One phone.






       esc back  ? keys
      """)
  }

  @Test(arguments: ["escape", "left", "q"])
  func `these keys go back`(key: String) {
    let screen = settings()
    screen.press("return", key)
    #expect(screen.lines.first?.contains("Settings") == true)
    #expect(!screen.player.hasQuit)
  }

  @Test func `a screen that presents another as it appears doesn't appear itself until then`() {
    final class Guarded: TextScreen {
      var (events, isLoggedIn) = ([String](), false)

      override func screenWillAppear() {
        events.append("will appear")
        if !isLoggedIn { present(TextScreen(title: "Login", text: "")) }
      }

      override func screenDidAppear() { events.append("did appear") }
      override func screenDidDisappear() { events.append("did disappear") }
    }
    let driver = settings()
    let screen = Guarded(title: "Secret", text: "")
    driver.stage.screen.push(screen)
    #expect(screen.events == ["will appear", "did disappear"])
    screen.isLoggedIn = true
    driver.stage.screen.dismiss()
    #expect(screen.events.suffix(2) == ["will appear", "did appear"])
    #expect(driver.stage.screen === screen)
  }

  @Test func `the list of keys stays while code changes the screen, and its key closes it alone`() {
    let driver = settings()
    driver.press("?")
    driver.stage.screen.push(TextScreen(title: "Next", text: ""))
    driver.press("q")
    #expect(driver.stage.overlays.isEmpty && driver.stage.screen.title == "Next")
  }

  @Test func `right follows a link and a click on the title bar goes back`() {
    let screen = settings()
    screen.press("right")
    #expect(screen.lines.first?.contains("About") == true)
    screen.click(column: 2, line: 0)
    #expect(screen.lines.first?.contains("About") == false)
  }

  @Test func `q at the root quits`() {
    let screen = settings()
    screen.press("q")
    #expect(screen.effects == [.quit(status: 0)])
  }

  @Test func `escape at the root does nothing`() {
    let screen = settings()
    screen.press("escape", "left")
    #expect(screen.effects.isEmpty)
  }

  @Test func `a long title leaves room for the way back`() {
    let screen = GenericTableController(title: "Contacts of the whole family")
    let driver = ScreenDriver(screen, size: ScreenSize(width: 30, height: 6))
    screen.push(TextScreen(title: "All the telephone numbers there are", text: ""))
    driver.update()
    #expect(driver.lines.first?.hasPrefix(" ‹ ") == true)
    #expect(driver.lines.first?.hasSuffix("…") == true)
  }

  // MARK: Over the screen

  @Test func `a confirmation precedes an action, with Cancel chosen`() {
    let screen = settings()
    screen.press("down", "return")
    screen.expect(
      """
                      Settings
        About ╭──────────────────────╮      ›
      > Erase │      Erase all?      │
              │                      │
              │        Erase         │
              │>       Cancel        │
              ╰──────────────────────╯

       ⏎ answer  esc cancel  f1 keys
      """)
  }

  @Test func `a destructive answer must be chosen`() {
    let screen = settings()
    screen.press("down", "return", "return")
    #expect(screen.lines.last?.contains("Erased.") == false)
    screen.press("return", "up", "return")
    #expect(screen.lines.last?.contains("Erased.") == true)
    screen.expectConsistentDrawing()
  }

  @Test func `Escape gives the cancelling answer`() {
    let screen = settings()
    screen.press("down", "return", "escape")
    #expect(screen.line(with: "Erase all?") == nil)
    #expect(screen.lines.first?.contains("Settings") == true)
  }

  @Test func `a message disappears after four seconds`() {
    let screen = settings()
    screen.stage.showMessage("Saved.")
    screen.update()
    #expect(screen.lines.last == " Saved.")
    screen.advance(by: .seconds(5))
    #expect(screen.lines.last == " ⏎ open  / search  q quit  ? keys")
  }

  @Test func `the help lists all keys and any key closes it`() {
    let screen = settings()
    screen.press("?")
    #expect(screen.line(with: "Keys") != nil)
    #expect(screen.line(with: "open") != nil)
    screen.press("x")
    #expect(screen.line(with: "Keys") == nil)
    screen.expectConsistentDrawing()
  }

  @Test func `help that doesn't fit scrolls`() {
    let screen = settings()
    screen.press("?")
    #expect(screen.line(with: "ctrl+c") == nil)
    for _ in 0..<20 { screen.press("down") }
    #expect(screen.line(with: "ctrl+c") != nil)
  }

  @Test func `the menu of a row offers its actions`() {
    let row = ProbeRow("Ada")
    let table = TableDriver(row, width: 30, height: 7)
    table.press(".")
    table.expect(
      """
      > A╭──────────────────────╮
         │         Ada          │
         │                      │
         │>      Call Ada       │
         │        Cancel        │
         ╰──────────────────────╯
      """)
    table.press("return")
    #expect(row.events == ["call"])
  }

  @Test func `a presented screen can be dismissed`() {
    let screen = settings()
    screen.stage.screen.present(TextScreen(title: "New", text: "…"))
    screen.update()
    #expect(screen.lines.first?.hasPrefix(" ‹ Cancel") == true)
    screen.press("escape")
    #expect(screen.lines.first?.contains("Settings") == true)
  }

  private final class Appearances: TextScreen {
    var events: [String] = []

    override func screenDidAppear() { events.append("appears") }
    override func screenDidDisappear() { events.append("disappears") }
  }

  @Test func `the stack below a presented screen changes unseen`() {
    let root = Appearances(title: "Root", text: "root")
    let driver = ScreenDriver(root, size: ScreenSize(width: 40, height: 10))
    let detail = Appearances(title: "Detail", text: "detail")
    root.push(detail)
    driver.update()
    let name = Binding("")
    let form = GenericTableController(title: "Form")
    form.tableGroups = [TableGroup(rows: [TextFieldRowController("Name", name)])]
    detail.present(form)
    driver.press("return")
    driver.type("a")
    let events = (root.events, detail.events)
    detail.navigation?.pop()
    driver.type("b")
    #expect(name.value == "ab" && form.isEditingText)
    #expect((root.events, detail.events) == events)
    form.show(Alert("Really?"))
    root.push(TextScreen(title: "Other", text: "…"))
    driver.update()
    #expect(driver.line(with: "Really?") != nil)
    driver.advance(by: .seconds(1))
    driver.press("return")
    root.navigation?.pop(to: root)
    form.dismiss()
    driver.update()
    #expect(driver.lines[0].contains("Root") && root.events == events.0 + ["appears"])
  }

  /// A screen that does something as it disappears.
  private final class Leaving: TextScreen {
    var onDisappear: () -> Void = {}

    override func screenDidDisappear() { onDisappear() }
  }

  @Test func `a screen that presents another as it is dismissed is followed by that one`() {
    let root = Appearances(title: "Root", text: "…")
    let driver = ScreenDriver(root, size: ScreenSize(width: 40, height: 10))
    let first = Leaving(title: "First", text: "…")
    let second = Appearances(title: "Second", text: "…")
    root.present(first)
    let events = root.events
    first.onDisappear = { root.present(second) }
    first.dismiss()
    driver.update()
    #expect(driver.lines[0].contains("Second"), "\(driver.text)")
    #expect(
      second.events == ["appears"] && !root.events.dropFirst(events.count).contains("appears"))
    driver.press("escape")
    #expect(driver.lines[0].contains("Root") && root.events.last == "appears")
    #expect(driver.stage.navigations.count == 1 && first.stage == nil)
  }

  @Test func `a screen that dismisses itself again as it is dismissed disappears once`() {
    let root = Appearances(title: "Root", text: "…")
    let driver = ScreenDriver(root, size: ScreenSize(width: 40, height: 10))
    let (first, second) = (Leaving(title: "First", text: "…"), Leaving(title: "Second", text: "…"))
    root.present(first)
    first.present(second)
    var count = 0
    second.onDisappear = {
      count += 1
      if count < 9 { first.dismiss() }
    }
    second.dismiss()
    driver.update()
    #expect(
      driver.lines[0].contains("Root") && root.events == ["appears", "disappears", "appears"])
    #expect(count == 1 && driver.stage.navigations.count == 1)
  }

  @Test func `a screen dismisses its own navigation and what is presented over it`() {
    let root = TextScreen(title: "Root", text: "…")
    let driver = ScreenDriver(root, size: ScreenSize(width: 40, height: 10))
    let (first, second) = (
      TextScreen(title: "First", text: "…"), TextScreen(title: "Second", text: "…")
    )
    root.present(first)
    first.present(second)
    root.dismiss()
    driver.update()
    #expect(driver.lines[0].contains("Second"))
    second.dismiss()
    driver.update()
    #expect(driver.lines[0].contains("First"))
    first.present(second)
    first.dismiss()
    driver.update()
    #expect(driver.lines[0].contains("Root"))
  }

  @Test func `a screen that the stage contains is neither presented nor pushed again`() {
    let home = GenericTableController(title: "Home")
    let sheet = GenericTableController(title: "Sheet")
    home.tableGroups = [
      TableGroup(rows: [
        .action("Sheet") { $0.present(sheet) }, .action("Home") { $0.present(home) },
      ])
    ]
    sheet.tableGroups = [TableGroup(rows: [.action("Home") { $0.push(home) }])]
    let driver = ScreenDriver(home, size: ScreenSize(width: 40, height: 9))
    driver.press("down return")
    #expect(driver.stage.screen === home)
    #expect(driver.stage.navigations.count == 1)
    driver.press("up return return")
    #expect(driver.stage.screen === sheet)
    driver.press("escape")
    #expect(driver.stage.screen === home)
    #expect(home.stage != nil && home.navigation != nil)
  }

  @Test(arguments: ["return", "ctrl+j", "space"])
  func `a key that follows before the first frame of a screen is for its first row`(key: String)
    throws
  {
    let isOn = Binding(false)
    let details = GenericTableController(title: "Wi-Fi")
    details.tableGroups = [TableGroup(rows: [.text("Networks"), .toggle("Wi-Fi", isOn)])]
    let home = GenericTableController(title: "Home")
    home.tableGroups = [TableGroup(rows: [.link("Wi-Fi") { details }])]
    let driver = ScreenDriver(home, size: ScreenSize(width: 40, height: 9))
    for key in ["return", key] {
      driver.stage.handle(.key(try #require(KeyPress(key))), at: .zero)
    }
    driver.update()
    #expect(driver.stage.screen === details && isOn.value, "\(driver.text)")
  }
}
