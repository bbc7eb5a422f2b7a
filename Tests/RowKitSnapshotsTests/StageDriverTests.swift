import RowKit
import RowKitTesting
import Testing

/// The issues that a driver records.
@MainActor struct StageDriverTests {
  private func table() -> TableDriver {
    TableDriver(.text("one"), .text("two"), width: 12, height: 3)
  }

  @Test func `a picture that is as expected is no issue, blanks at the ends aside`() {
    table().expect("> one   \n  two\n\n   \n")
  }

  @Test func `a different picture is an issue that marks its first different line`() {
    withKnownIssue {
      table().expect(
        """
        > one
          tow
        """)
    } matching: { issue in
      issue.comments.description.contains("Line 2 is not as expected.")
        && issue.comments.description.contains("▶   tow")
        && issue.comments.description.contains("▶   two")
    }
  }

  @Test func `a line too many is an issue`() {
    withKnownIssue {
      table().expect("> one\n  two\n  three")
    } matching: { issue in
      issue.comments.description.contains("▶ (no such line)")
    }
  }

  @Test func `an unknown key is an issue that lists the keys there are`() {
    withKnownIssue {
      table().press("dwon")
    } matching: { issue in
      issue.comments.description.contains("There is no key called")
    }
  }

  @Test func `keys are written as in a script, one by one or together`() {
    let table = table()
    table.press("down", "up down")
    #expect(table.cursor == RowPath(group: 0, row: 1))
    table.press(.up)
    #expect(table.cursor == RowPath(group: 0, row: 0))
  }

  @Test func `a picture that differs from a complete redraw is an issue`() {
    let driver = ScreenDriver(ForgetfulScreen(), size: ScreenSize(width: 12, height: 4))
    driver.expectConsistentDrawing()
    driver.press("x")
    withKnownIssue {
      driver.expectConsistentDrawing("seed 1")
    } matching: { issue in
      issue.comments.description.contains("seed 1")
        && issue.comments.description.contains("A complete redraw changed the screen.")
    }
  }

  @Test func `a screen is seen with its parts`() {
    let driver = ScreenDriver(
      TextScreen(title: "Title", text: "words"), size: ScreenSize(width: 30, height: 6))
    #expect(driver.lines.count == 6)
    #expect(driver.text == driver.lines.joined(separator: "\n"))
    #expect(driver.content == ["  words", "", "", ""])
    #expect(driver.line(with: "Title") == 0)
    #expect(driver.style(column: 0, line: 0).background == .role(.titleBar))
    #expect(driver.caret == nil)
    driver.expectContent("  words")
  }

  @Test func `typed text and the Return key reach the screen`() {
    let screen = KeyLogScreen()
    let driver = ScreenDriver(screen)
    driver.type("a é\t\n")
    driver.paste("text")
    driver.press("ctrl+x", "alt+up")
    #expect(screen.log == ["a", "space", "é", "tab", "return", "paste text", "ctrl+x", "alt+up"])
  }

  @Test func `a character that no key types is an issue`() {
    let screen = KeyLogScreen()
    let driver = ScreenDriver(screen)
    withKnownIssue {
      driver.type("a\u{1B}b")
    } matching: { issue in
      issue.comments.description.contains("No key types")
    }
    #expect(screen.log == ["a", "b"])
  }

  @Test func `a screen that moves all the time is an issue instead of an endless wait`() async {
    let driver = TableDriver(.activity("Looking…"))
    await withKnownIssue {
      await driver.settle(within: .zero)
    } matching: { issue in
      issue.comments.description.contains("The screen still changes")
    }
  }
}

/// A screen that forgets to draw what a key changed.
private final class ForgetfulScreen: ScreenController {
  private let view = ForgetfulView()

  override func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
    [ScreenRegion(view, in: bounds)]
  }

  override func handle(_ key: KeyPress) -> Bool {
    view.text = "after"
    return true
  }
}

/// A view that doesn't announce its changes.
private final class ForgetfulView: RegionView {
  var text = "before"
  private(set) var needsDisplay = true

  func resize(to size: ScreenSize) {}

  func draw(on canvas: Canvas, keepsContent: Bool) -> ScrollHint? {
    canvas.fill(Style(foreground: .standard, background: .standard))
    canvas.text(text)
    needsDisplay = false
    return nil
  }
}

/// A screen that records its input.
private final class KeyLogScreen: ScreenController {
  private(set) var log: [String] = []

  override func handle(_ key: KeyPress) -> Bool {
    log.append(key.description)
    return true
  }

  override func paste(_ text: String) -> Bool {
    log.append("paste " + text)
    return true
  }
}
