import RowKit
public import Testing

extension StageDriver {
  /// Expects the screen, which was drawn incrementally, to equal a complete redraw.
  ///
  /// Call it after every step of a random test to find changes that weren't drawn.
  ///
  /// - Parameters:
  ///   - comment: The circumstances, such as the seed of the test and its last keys.
  ///   - sourceLocation: The location of recorded issues. The default is the caller's location.
  public func expectConsistentDrawing(
    _ comment: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = ScreenRecord(frame.buffer)
    // The time doesn't advance here, as it would in a step of the player, so animations stand
    // still.
    stage.handle(.redraw, at: player.now)
    guard let frame = stage.frame(at: player.now) else { return }
    guard let message = seen.difference(from: ScreenRecord(frame.buffer)) else { return }
    let words = [comment(), message].filter { !$0.isEmpty }.joined(separator: "\n")
    Issue.record("\(words)", sourceLocation: sourceLocation)
  }
}
