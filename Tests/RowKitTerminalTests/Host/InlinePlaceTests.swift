import RowKit
import Testing

@testable import RowKitTerminal

struct InlinePlaceTests {
  private func place(_ environment: [String: String] = [:], top: Int? = nil) -> InlinePlace {
    var place = InlinePlace(height: 10, environment: environment)
    _ = place.settle(in: ScreenSize(width: 80, height: 24))
    place.top = top
    return place
  }

  @Test(arguments: [(24, 10), (11, 10), (10, 9), (2, 1), (1, 1)])
  func `a line of the window stays free`(window: Int, height: Int) {
    var place = InlinePlace(height: 10, environment: [:])
    #expect(place.settle(in: ScreenSize(width: 80, height: window)).height == height)
  }

  @Test func `known terminals determine whether lines wrap`() {
    let tmux = ["TMUX": "1", "TERM": "tmux-256color"]
    #expect(place(tmux).linesUp(from: 3, wrapped: 6, reported: nil) == 6)
    #expect(place(["XTERM_VERSION": "1"]).linesUp(from: 3, wrapped: 6, reported: 9) == 3)
  }

  @Test(arguments: [
    ["XTERM_VERSION": "1"], ["VTE_VERSION": "1"], ["KITTY_WINDOW_ID": "1"],
    ["TERM_PROGRAM": "ghostty"],
  ])
  func `a terminal within a terminal decides whether lines wrap`(outer: [String: String]) {
    func up(_ own: [String: String]) -> Int {
      place(outer.merging(own) { $1 }).linesUp(from: 3, wrapped: 6, reported: nil)
    }
    #expect(up(["TMUX": "1", "TERM": "screen-256color"]) == 6)
    #expect(up(["STY": "1.pts"]) == 3)
    #expect(up(["STY": "1.pts", "TMUX": "1", "TERM": "screen"]) == 3)
    #expect(up(["TERM": "screen.xterm-256color"]) == 3)
  }

  @Test(arguments: [[:], ["XTERM_VERSION": "1"]])
  func `a window that was opened from tmux isn't tmux`(own: [String: String]) {
    let inherited = ["TMUX": "1", "TERM": "xterm-256color"].merging(own) { $1 }
    #expect(place(inherited).linesUp(from: 3, wrapped: 6, reported: nil) == 3)
  }

  @Test func `a terminal wraps lines if the cursor has moved, and else the smaller number counts`()
  {
    #expect(place(top: 5).linesUp(from: 3, wrapped: 6, reported: 8) == 3)
    #expect(place(top: 5).linesUp(from: 3, wrapped: 6, reported: 11) == 6)
    #expect(place(top: 5).linesUp(from: 3, wrapped: 6, reported: nil) == 3)
    #expect(place().linesUp(from: 3, wrapped: 6, reported: 11) == 3)
  }

  @Test func `a change of the window's height doesn't determine whether lines wrap`() {
    var place = place(top: 5)
    place.windowChanged(to: ScreenSize(width: 40, height: 20), at: .zero)
    #expect(place.linesUp(from: 3, wrapped: 6, reported: 11) == 3)
  }

  @Test func `a position that was asked for before the size changed is not used`() {
    var place = place()
    place.asked(atLine: 2)
    place.windowChanged(to: ScreenSize(width: 40, height: 24), at: .zero)
    #expect(place.deadline == InlinePlace.quiet)
    #expect(place.take() == nil)
    place.asked(atLine: 2)
    #expect(place.take() == 2)
  }
}
