/// Where a cell puts its detail text.
public enum CellStyle: Hashable, Sendable {
  /// Text alone; a detail text is kept but not shown.
  case `default`
  /// The detail at the right edge, as a value.
  case value
  /// The detail in a second line below the text.
  case subtitle
  /// The text right-aligned before a middle line in the tint, the detail after it, as in contacts.
  case caption
}
