/// Where in a quoted field the reading of records stands.
public enum QuoteState: UInt8, Sendable {
  /// In no quoted field.
  case outside
  /// In one.
  case inside
  /// In one, directly after a quote, which either ends it or stands for itself.
  case afterQuote
}
