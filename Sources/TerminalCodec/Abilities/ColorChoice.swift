/// A person's preference for colours.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// As many colours as the terminal supports, or none if the environment requests it.
  case auto
  /// At least 16 colours, regardless of the environment.
  case always
  /// No colours.
  case never
}
