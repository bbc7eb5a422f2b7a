/// The placement of a cell's detail text.
public enum CellStyle: Hashable, Sendable {
  /// The text alone. A detail text is stored but not shown.
  case `default`
  /// The detail text at the right edge, as a value.
  case value
  /// The detail text in a second line below the text.
  case subtitle
  /// The text in the tint, right-aligned in a left column, with the detail text after it.
  case caption
}
