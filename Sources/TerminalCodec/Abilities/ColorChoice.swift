/// What a person says about colours.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// As many as the terminal has, unless the environment asks for none.
  case auto
  /// At least 16, whatever the environment says.
  case always
  /// None.
  case never
}
