import RowKit
public import Testing

extension StageDriver {
  /// Expects that what is seen, drawn bit by bit as things changed, is what drawing everything
  /// anew gives.
  ///
  /// Call it after every step of a random walk: it finds what a change forgot to draw.
  ///
  /// - Parameters:
  ///   - comment: What led here, such as the seed of the walk and its last keys.
  ///   - sourceLocation: Where an issue is recorded; leave it out.
  public func expectConsistentDrawing(
    _ comment: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = ScreenRecord(frame.buffer)
    // No time passes here, as it would in a step of the player, so nothing that moves moves on.
    stage.handle(.redraw, at: player.now)
    guard let frame = stage.frame(at: player.now) else { return }
    guard let message = seen.difference(from: ScreenRecord(frame.buffer)) else { return }
    let words = [comment(), message].filter { !$0.isEmpty }.joined(separator: "\n")
    Issue.record("\(words)", sourceLocation: sourceLocation)
  }
}
