/// The animation of inserted and removed rows.
///
/// An animation lasts a quarter of a second. Surrounding rows make room line by line, starting from
/// the current state, so a change during another continues smoothly. An animation is skipped if it
/// would not be visible, if animations are off, if there are no colours for fading, or while the
/// terminal doesn't keep up with the frames.
public enum RowAnimation: Hashable, Sendable, CaseIterable {
  /// The default animation: rows fade while others make room.
  case automatic
  /// The row fades from faint to its own colours, or back.
  case fade
  /// The row slides in from the left edge, or out to it.
  case left
  /// The row slides in from the right edge, or out to it.
  case right
  /// The row slides out from under the row above, or back under it.
  case top
  /// The row is revealed from its first line downward, or hidden toward it.
  case bottom
  /// The row is revealed from its middle, or hidden toward it.
  case middle
  /// No animation. The change is shown at once.
  case none
}
