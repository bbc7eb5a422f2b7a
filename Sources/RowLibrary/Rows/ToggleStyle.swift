/// The control that shows whether a ``ToggleRow`` is on.
public enum ToggleStyle: Hashable, Sendable {
  /// A switch at the right edge.
  case `switch`

  /// A checkbox before the title.
  ///
  /// It takes the place of an image.
  case checkbox
}
