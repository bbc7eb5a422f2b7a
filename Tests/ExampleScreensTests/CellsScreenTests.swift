import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct CellsScreenTests {
  @Test func `s changes between cards and a plain table`() {
    let screen = driver()
    #expect(screen.line(with: "╭") != nil)
    screen.press("s")
    #expect(screen.line(with: "╭") == nil)
    screen.press("s")
    #expect(screen.line(with: "╭") != nil)
  }

  @Test func `a deleted favourite comes back to its place`() throws {
    let screen = driver()
    let place = try #require(screen.line(with: "★ Isla"))
    screen.click(column: 10, line: place)
    screen.press("delete")
    #expect(screen.line(with: "★ Isla") == nil)
    screen.press("u")
    #expect(screen.line(with: "★ Isla") == place)
  }

  @Test func `favourites move, and the row that adds them stays last`() throws {
    let screen = driver()
    let place = try #require(screen.line(with: "★ Isla"))
    screen.click(column: 10, line: place)
    screen.press("alt+down", "alt+down", "alt+down")
    #expect(screen.line(with: "★ Isla") == place + 1)
    screen.press("alt+up", "alt+up", "alt+up")
    #expect(screen.line(with: "★ Isla") == place - 1)
  }

  @Test func `a favourite is added above the row that adds it, while contacts are left`() throws {
    let screen = driver()
    for count in 0...3 {
      let place = try #require(screen.line(with: "Add a Favourite"))
      #expect(screen.lines.count { $0.contains("│  ★") } == 4 + min(count, 3))
      screen.click(column: 10, line: place)
    }
    #expect(screen.lines.last?.contains("Everybody is a favourite already.") == true)
  }

  @Test func `a deleted favourite can be added again`() throws {
    let screen = driver()
    screen.click(column: 10, line: try #require(screen.line(with: "★ Isla")))
    screen.press("delete")
    for _ in 0...3 {
      screen.click(column: 10, line: try #require(screen.line(with: "Add a Favourite")))
    }
    #expect(screen.line(with: "★ Isla") != nil)
    screen.click(column: 10, line: try #require(screen.line(with: "Add a Favourite")))
    #expect(screen.lines.last?.contains("Everybody is a favourite already.") == true)
  }

  @Test func `a deleted favourite that was added again doesn't come back a second time`() throws {
    let screen = driver()
    screen.click(column: 10, line: try #require(screen.line(with: "★ Isla")))
    screen.press("delete")
    for _ in 0...3 {
      screen.click(column: 10, line: try #require(screen.line(with: "Add a Favourite")))
    }
    screen.press("u")
    #expect(screen.lines.count { $0.contains("★ Isla") } == 1)
    #expect(screen.lines.last == " Isla Abernathy is a favourite already.")
  }

  @Test func `chosen days stay chosen when their screen is left`() throws {
    let screen = driver()
    screen.click(column: 10, line: try #require(screen.line(with: "Choose several")))
    screen.press("space down down space")
    #expect(screen.lines.last?.contains("2 of 7 days") == true, "\(screen.text)")
    screen.press("escape return")
    #expect(screen.lines.last?.contains("2 of 7 days") == true, "\(screen.text)")
    #expect(screen.lines.count { $0.contains("✓") } == 2)
  }

  @Test func `an accessory has an action of its own`() throws {
    let screen = driver()
    screen.click(column: 10, line: try #require(screen.line(with: "Detail and disclosure")))
    #expect(screen.lines[0].contains("The Row"))
    screen.press("escape", "i")
    #expect(screen.line(with: "The accessory has an action of its own.") != nil)
  }

  @Test func `the menu of a row asks for what only a host can do`() throws {
    let screen = driver()
    screen.click(column: 10, line: try #require(screen.line(with: "missed call")))
    screen.press(".", "down", "return")
    #expect(screen.effects == [.copy("+44 7700 900101")])
  }

  @Test func `several days can be chosen`() throws {
    let screen = driver()
    screen.click(column: 10, line: try #require(screen.line(with: "Choose several…")))
    screen.press("space", "down", "space", "down", "space", "space")
    #expect(screen.lines.last?.contains("2 of 7 days") == true)
    #expect(screen.lines.count { $0.contains("✓") } == 2)
  }

  @Test func `the spinner turns while it is visible and animations are on`() {
    let still = driver(isAnimated: false)
    #expect(still.stage.nextDeadline == nil)
    let moving = driver()
    let first = moving.text
    moving.advance(by: .milliseconds(240))
    #expect(moving.text != first)
    moving.resize(width: 80, height: 10)
    #expect(moving.stage.nextDeadline == nil)
  }

  private func driver(isAnimated: Bool = true) -> ScreenDriver {
    ScreenDriver(
      CellsScreen(isAnimated: isAnimated), size: ScreenSize(width: 80, height: 90))
  }
}
