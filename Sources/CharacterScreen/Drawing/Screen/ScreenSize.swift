/// The size of a screen or of a part of it, in columns and lines.
public struct ScreenSize: Hashable, Sendable {
  /// The number of columns, at least 0.
  public var width: Int

  /// The number of lines, at least 0.
  public var height: Int

  /// Creates a size.
  ///
  /// A negative width or height counts as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }
}

extension ScreenSize {
  /// The maximum number of columns and lines that a host shows.
  package static let limit = 1000
}

extension ScreenSize: CustomStringConvertible {
  public var description: String { "\(width)x\(height)" }
}

extension ScreenSize: LosslessStringConvertible {
  /// Creates a size from text such as `80x24`.
  ///
  /// Returns `nil` for other text, or if either number is outside `1...1000`.
  public init?(_ description: String) {
    let parts = description.split(separator: "x", omittingEmptySubsequences: false)
    let extents = 1...ScreenSize.limit
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      extents.contains(width), extents.contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
