/// The alignment of text within its width.
public enum TextAlignment: Hashable, Sendable {
  /// Aligned with the left edge.
  case leading
  /// Centered.
  case center
  /// Aligned with the right edge.
  case trailing
}
