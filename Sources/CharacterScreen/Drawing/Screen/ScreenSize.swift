/// The extent of a screen or of a part of it, in columns and lines.
public struct ScreenSize: Hashable, Sendable {
  /// How many columns there are, 0 or more.
  public var width: Int

  /// How many lines there are, 0 or more.
  public var height: Int

  /// Creates a size; a negative extent counts as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

extension ScreenSize: CustomStringConvertible {
  public var description: String { "\(width)x\(height)" }
}

extension ScreenSize: LosslessStringConvertible {
  /// Reads a size such as `80x24`; nil for anything else, or for more than 1,000 either way.
  public init?(_ description: String) {
    let parts = description.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...1000).contains(width), (1...1000).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
