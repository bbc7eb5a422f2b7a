/// How much is measured.
enum Effort: Sendable {
  /// Enough for a median that can be relied on.
  case full
  /// Enough for a first impression.
  case quick

  /// How often something is measured, given how often it should be.
  func rounds(_ count: Int) -> Int {
    self == .full ? count : max(3, count / 8)
  }
}
