import ExampleScreens
import Foundation
import RowKit
import RowKitTesting
import TestTraits
import Testing

@MainActor struct ComposedScreenTests {
  @Test func `the answer that is chosen is the question's value`() throws {
    let screen = ScreenDriver(QuestionScreen(), size: ScreenSize(width: 44, height: 8))
    screen.press("return", "down", "return")
    screen.expectContent("A question\n> Do you like tables?                    No")
    screen.press("return")
    screen.click(column: 10, line: try #require(screen.line(with: "Yes")))
    screen.expectContent("A question\n> Do you like tables?                   Yes")
  }

  @Test func `a screen of answers is released after the choice`() {
    let screen = ScreenDriver(QuestionScreen())
    screen.press("return")
    let answers = WeakReference(screen.stage.screen)
    #expect(answers.object is ComposedTableController)
    screen.press("return")
    #expect(answers.object == nil)
  }

  @Test func `an answer stays when its screen is left`() throws {
    let screen = driver()
    screen.click(column: 10, line: try #require(screen.line(with: "A question")))
    screen.press("return", "down", "return", "escape", "return")
    #expect(screen.line(with: "Do you like tables?") == screen.line(with: " No"))
  }

  @Test func `people are added until none is left, and removed`() throws {
    let screen = driver()
    screen.click(column: 10, line: try #require(screen.line(with: "Grace")))
    #expect(screen.line(with: "Grace Abara") == screen.line(with: "  called"))
    screen.press("i")
    #expect(screen.line(with: "Grace") == nil)
    for _ in 0..<4 {
      screen.click(column: 40, line: try #require(screen.line(with: "Add Somebody")))
    }
    #expect(screen.lines.count { $0.contains("called") } == 5)
    let line = try #require(screen.line(with: "Add Somebody"))
    #expect(screen.style(column: 38, line: line).foreground == .role(.disabledText))
  }

  @Test func `airplane mode disables the networks and keeps their values`() throws {
    let screen = driver()
    let wifi = try #require(screen.line(with: "Wi-Fi"))
    screen.click(column: 10, line: wifi)
    screen.click(column: 10, line: wifi - 1)
    #expect(screen.lines[wifi].contains("Off"))
    #expect(screen.style(column: 3, line: wifi).foreground == .role(.disabledText))
    screen.click(column: 10, line: wifi)
    #expect(screen.lines[wifi].contains("Off"))
    screen.click(column: 10, line: wifi - 1)
    screen.click(column: 10, line: wifi)
    #expect(screen.lines[wifi].contains("On"))
  }

  @Test func `cells and the document take the lines they need`() throws {
    let screen = driver()
    let grow = try #require(screen.line(with: "Grow"))
    let terms = try #require(screen.line(with: "Terms of Use"))
    for _ in 0..<3 { screen.click(column: 10, line: grow) }
    #expect(screen.line(with: "Terms of Use") == terms + 2)
    let end = try #require(screen.line(with: "A hundred thousand"))
    for _ in 0..<20 { screen.click(column: 10, line: terms + 3) }
    #expect(screen.line(with: "A hundred thousand") == end + 4)
    screen.expectConsistentDrawing()
  }

  @Test func `a name typed into a cell is greeted by another`() throws {
    let screen = driver()
    screen.click(column: 30, line: try #require(screen.line(with: "Your name")))
    screen.type("Ada")
    let line = try #require(screen.line(with: "Your name"))
    #expect(screen.lines[line].contains(" Ada "))
    #expect(screen.lines[line + 1].contains("Hello, Ada!"))
    screen.press("escape", "end", "home")
    #expect(screen.line(with: "Hello, Ada!") != nil)
    screen.click(column: 30, line: line)
    screen.press("alt+delete")
    #expect(screen.line(with: "Hello") == nil)
    #expect(screen.lines[line + 1].contains("—"))
  }

  @Test func `the example of a question has at most 25 lines`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Examples/Screens/Composed/QuestionScreen.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count <= 25)
  }

  @Test func `the messages at the end are reached at once`() {
    let screen = driver()
    screen.press("end")
    #expect(screen.line(with: "Message 100,000") != nil)
  }

  private func driver() -> ScreenDriver {
    ScreenDriver(ComposedScreen(), size: ScreenSize(width: 80, height: 60))
  }
}
