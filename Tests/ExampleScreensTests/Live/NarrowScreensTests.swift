import ExampleScreens
import RowKit
import RowKitTesting
import Testing

/// Lists with columns, in windows of twenty columns.
@MainActor struct NarrowScreensTests {
  private func lines(_ screen: ScreenController) -> [String] {
    ScreenDriver(screen, size: ScreenSize(width: 20, height: 14)).lines
  }

  @Test func `a stock is told by its symbol where its name has no room`() {
    let lines = lines(StocksScreen())
    #expect(lines.contains { $0.hasPrefix(">   AMBA ") }, "\(lines)")
  }

  @Test func `buttons stand below their label`() {
    let lines = lines(UpdatesScreen())
    #expect(lines[3...6] == ["> Animation", "   [automatic]", "    fade  left", "    right  top"])
  }

  @Test func `a summary of the gallery is shown in full`() {
    let text = lines(GalleryScreen()).joined(separator: "\n")
    #expect(!text.contains("…"), "\(text)")
  }
}
