/// An error in a property list, with its place.
public struct PropertyListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place of an error.
  public enum Place: Hashable, Sendable, CustomStringConvertible {
    /// A line and a column of a text, both counted from 1.
    case text(line: Int, column: Int)
    /// The offset of a byte, counted from 0.
    case byte(Int)

    public var description: String {
      switch self {
      case .text(let line, let column): "Line \(line), column \(column)"
      case .byte(let offset): "Byte \(offset)"
      }
    }
  }

  /// The reason, as a sentence that continues after a colon.
  public let reason: String

  /// The place.
  public let place: Place

  init(_ reason: String, at place: Place) {
    self.reason = reason
    self.place = place
  }

  public var description: String { "\(place): \(reason)" }
}
