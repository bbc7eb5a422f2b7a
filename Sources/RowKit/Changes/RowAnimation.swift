/// How rows come and go.
///
/// An animation lasts a quarter of a second at most. Rows around make room line by line, from what
/// is shown at the moment, so a change in the middle of another goes on smoothly. It is left out
/// where nothing of it would be seen, where animations are off, where there are no colours to fade
/// with, and while a terminal doesn't keep up with the frames.
public enum RowAnimation: Hashable, Sendable, CaseIterable {
  /// What suits best: rows fade while the others make room.
  case automatic
  /// The row turns from faint to its own colours, or back.
  case fade
  /// The row comes from the left edge, or goes there.
  case left
  /// The row comes from the right edge, or goes there.
  case right
  /// The row comes out from under the one above, or goes there.
  case top
  /// The row is uncovered from its first line on, or covered up to it.
  case bottom
  /// The row opens from its middle, or closes to it.
  case middle
  /// None: the change is seen at once.
  case none
}
