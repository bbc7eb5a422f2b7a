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
}
