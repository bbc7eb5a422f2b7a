import RowKit
import Testing

@testable import RowKitScreens

struct WantedFrameTests {
  /// A frame after the first one, which shows everything.
  private var drawn: WantedFrame {
    var frame = WantedFrame()
    frame.begin(hasMore: false)
    frame.didDraw()
    return frame
  }

  @Test func `the first frame shows everything`() {
    let first = WantedFrame()
    #expect(first.isWanted && first.isDrawnInFull && first.isRedrawn)
    #expect(!drawn.isWanted && !drawn.isDrawnInFull && !drawn.isRedrawn)
  }

  @Test func `a redraw includes a full drawing, which includes a frame`() {
    var (frame, full, redrawn) = (drawn, drawn, drawn)
    frame.request()
    full.requestFullDrawing()
    redrawn.requestRedraw()
    let frames = [frame, full, redrawn]
    let wanted = frames.map(\.isWanted)
    let drawnInFull = frames.map(\.isDrawnInFull)
    let shownAgain = frames.map(\.isRedrawn)
    #expect(wanted == [true, true, true])
    #expect(drawnInFull == [false, true, true])
    #expect(shownAgain == [false, false, true])
  }

  @Test func `effects are taken once, and need a frame`() {
    var frame = drawn
    frame.add(.bell)
    frame.begin(hasMore: false)
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
