import RowKit
import RowKitTesting
import Testing

@testable import RowKitScreens

struct WantedFrameTests {
  /// A frame after the first one, which shows everything.
  private var drawn: WantedFrame {
    var frame = WantedFrame()
    _ = frame.begin(hasMore: false)
    return frame
  }

  @Test func `the first frame shows everything`() {
    let first = WantedFrame()
    #expect(first.isWanted && first.kind == .redrawn)
    #expect(!drawn.isWanted && drawn.kind == .partial)
  }

  @Test func `a redraw includes a full drawing, which includes a frame`() {
    var (frame, full, redrawn) = (drawn, drawn, drawn)
    frame.request()
    full.requestFullDrawing()
    redrawn.requestRedraw()
    let frames = [frame, full, redrawn]
    let wanted = frames.map(\.isWanted)
    #expect(wanted == [true, true, true])
    #expect(frames.map(\.kind) == [.partial, .full, .redrawn])
    redrawn.requestFullDrawing()
    #expect(redrawn.kind == .redrawn)
  }

  @Test func `a full drawing that is requested during a frame is for the next one`() {
    var frame = drawn
    frame.requestRedraw()
    let kind = frame.begin(hasMore: false)
    #expect(kind == .redrawn)
    frame.requestFullDrawing()
    #expect(frame.isWanted && frame.kind == .full)
  }

  @MainActor @Test func `a title that a row sets while it is drawn is shown`() {
    let screen = GenericTableController(title: "Old")
    let row = ConfiguredRow { [weak screen] in screen?.title = "New" }
    screen.tableGroups = [TableGroup(rows: [row])]
    let driver = ScreenDriver(screen, size: ScreenSize(width: 20, height: 5))
    driver.update()
    #expect(driver.lines[0].contains("New"))
  }

  @Test func `effects are taken once, and need a frame`() {
    var frame = drawn
    frame.add(.bell)
    _ = frame.begin(hasMore: false)
    #expect(frame.isWanted)
    let taken = (0..<2).map { _ in frame.takeEffects().count }
    #expect(taken == [1, 0])
    #expect(!frame.isWanted)
  }

  @Test func `a message returns the timer of the one that it replaces, once`() {
    var message = TimedMessage()
    message.show("Saved.", isDiagnostic: false, until: 7)
    #expect(message.text == "Saved.")
    let timers = (0..<2).map { _ in message.take() }
    #expect(timers == [7, nil])
    #expect(message.text == nil)
  }
}

private final class ConfiguredRow: CellController {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func configure(_ cell: TableCell) {
    cell.text = "Row"
    action()
  }
}
