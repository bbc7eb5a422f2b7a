/// The labels of color components, and of the keys that change a color.
///
/// Replace it to localize an app.
public struct ColorStrings: Hashable, Sendable {
  /// One-letter labels of the color components.
  public var red = "R"
  public var green = "G"
  public var blue = "B"
  public var changeColor = "change the open colour"
}
