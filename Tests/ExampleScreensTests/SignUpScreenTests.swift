import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct SignUpScreenTests {
  private let screen = SignUpScreen()

  private func driver(width: Int = 60, height: Int = 34) -> ScreenDriver {
    ScreenDriver(screen, size: ScreenSize(width: width, height: height))
  }

  @Test func `a sign-up can be filled in with the keyboard alone`() {
    let driver = driver()
    driver.type("Grace Hopper\ngrace\ngrace@navy.example\n85\n\n")
    driver.press("return", "return", "tab")
    driver.type("cobol1959\ncobol1959\n")
    driver.type("Hello")
    #expect(screen.valueProblems.isEmpty)
    driver.press("ctrl+s")
    #expect(driver.lines.last?.contains("Welcome, Grace Hopper.") == true)
    #expect(!screen.hasUnsavedChanges)
    #expect(
      screen.valuesAsJSON() == """
        {
          "name": "Grace Hopper",
          "user": "grace",
          "email": "grace@navy.example",
          "age": 85,
          "website": "",
          "plan": "free",
          "password": "cobol1959",
          "note": "Hello"
        }
        """)
  }

  @Test func `an address is completed from the suggestions`() {
    let driver = driver(height: 12)
    driver.press("tab", "tab")
    driver.type("ada@ex")
    driver.expectContent(
      """
        You
      ╭──────────────────────────────────────────────────────────╮
      │  Name              ‹Ada Lovelace›                        │
      │                    ! Required                            │
      │  User              ‹ada›                                 │
      │                    ! Required                            │
      │> E-mail            ada@ex                                │
      │                      ada@example.org                     │
      │                      ada@example.com                     │
      │  Age                                                     │
      """)
    driver.press("down", "return")
    #expect(screen.values[2].value == .text("ada@example.org"))
  }

  @Test func `a password may not hold the user's name`() {
    let driver = driver()
    screen.focus(RowPath(group: 2, row: 0))
    driver.type("grace1234")
    #expect(driver.line(with: "Not with the user's name") == nil)
    driver.press("ctrl+u")
    screen.focus(RowPath(group: 0, row: 1))
    driver.type("grace")
    screen.focus(RowPath(group: 2, row: 0))
    driver.type("grace1234")
    #expect(driver.line(with: "! Not with the user's name") != nil)
    driver.press("home", "delete")
    #expect(driver.line(with: "Not with the user's name") == nil)
  }

  @Test func `the server says which names are taken`() {
    let driver = driver()
    driver.press("tab")
    driver.type("ada")
    #expect(driver.line(with: "! The name is taken") != nil)
    driver.stage.handle(.key(KeyPress("x")), at: driver.player.now)
    #expect(screen.isChecking)
    driver.update()
    #expect(driver.line(with: "! The name is taken") == nil)
    #expect(!screen.isChecking)
  }

  @Test func `the rows of a company come with the plan that has seats`() {
    let driver = driver()
    for _ in 0..<5 { driver.press("tab") }
    driver.press("return", "down", "return")
    #expect(driver.line(with: "Company") != nil)
    #expect(screen.values.map(\.key.description).contains("seats"))
    driver.press("return", "return")
    #expect(driver.line(with: "Company") == nil)
    #expect(!screen.values.map(\.key.description).contains("seats"))
  }

  @Test func `invalid values are reported field by field`() {
    let driver = driver()
    driver.type("G\n9\n")
    #expect(
      screen.valueProblems == [
        "name: At least 2 characters.", "user: Small letters and digits, a letter first.",
        "email: Required.", "age: Required.", "password: Required.",
      ])
  }

  @Test func `secrets are masked at any width of the screen`() {
    let driver = driver()
    for _ in 0..<6 { driver.press("tab") }
    driver.type("cobol1959")
    driver.press("ctrl+r", "alt+w")
    for width in [20, 60, 200] {
      driver.resize(width: width, height: 60)
      #expect(!driver.text.contains("cobol"))
      #expect(driver.text.contains("•••••••••"))
    }
    #expect(!screen.printedLines(width: 80).contains { $0.contains("cobol") })
    #expect(driver.effects.isEmpty)
  }

  @Test func `the server answers a form that isn't shown at once`() {
    let row = screen.row(at: RowPath(group: 0, row: 1)) as? TextFieldRowController
    row?.text.value = "root"
    #expect(screen.valueProblems.contains { $0.contains("The name is taken") })
  }
}
