import ExampleScreens
import RowKit
import RowKitTesting
import Testing

@MainActor struct SourceScreensTests {
  private let size = ScreenSize(width: 44, height: 8)

  @Test func `followers arrive, arrive late, fail, or are none`() {
    let screen = ScreenDriver(FollowersScreen(), size: size)
    #expect(screen.line(with: "> Grace Abara") != nil)
    screen.press("f")
    #expect(screen.line(with: "The server has no followers") != nil)
    #expect(screen.line(with: "Grace Abara") != nil)
    screen.press("e")
    #expect(screen.content.first?.contains("No Results") == true)
    screen.press("s")
    #expect(screen.line(with: "Loading…") != nil)
    screen.press("wait:5s")
    #expect(screen.line(with: "Loading…") == nil)
    #expect(screen.line(with: "Grace Abara") != nil || screen.content[0].contains("›"))
  }

  @Test func `a feed loads the pages that are looked at`() {
    let screen = ScreenDriver(FeedScreen(), size: size)
    #expect(screen.line(with: "1. Does anybody") != nil)
    screen.press("end", "end")
    #expect(screen.line(with: "40. ") != nil)
    screen.press("end")
    #expect(screen.line(with: "Page 3 didn't come") != nil)
    screen.press("return", "end")
    #expect(screen.line(with: "60. ") != nil)
  }

  @Test func `several sources stand in their order`() {
    let screen = ScreenDriver(MixedScreen(), size: ScreenSize(width: 44, height: 14))
    screen.press("wait:1s")
    let lines = ["My number", "Recent calls", "Kenji Ito", "Messages", "didn't come", "A", "Amira"]
      .map { screen.line(with: $0) ?? -1 }
    #expect(lines == lines.sorted() && !lines.contains(-1))
  }

  // MARK: Printing

  /// Returns the lines that a program prints of a screen.
  private func printed(_ screen: ModelTableController, keys: String = "") throws -> [String] {
    let player = StagePlayer(Stage(root: screen, size: size, isAttended: false))
    player.play(try KeyToken.script(keys))
    return Array(screen.printedLines(width: 80))
  }

  @Test func `all posts of a feed are printed`() throws {
    for keys in ["", "end end end"] {
      let feed = FeedScreen()
      let lines = try printed(feed, keys: keys)
      #expect(lines.count == 200 && lines.last?.contains("200. ") == true)
      #expect(feed.missingParts == [])
    }
  }

  @Test func `a part that failed or is still loading isn't printed without a problem`() throws {
    let mixed = MixedScreen()
    #expect(try printed(mixed, keys: "wait:1s").contains { $0.contains("didn't come") })
    #expect(mixed.missingParts.map { $0.prefix(12) } == ["The messages"])
    let slow = FollowersScreen()
    _ = try printed(slow, keys: "s")
    #expect(slow.missingParts == ["Not all of “Followers” was loaded."])
    let well = FollowersScreen()
    _ = try printed(well, keys: "wait:1s")
    #expect(well.missingParts == [])
  }
}
