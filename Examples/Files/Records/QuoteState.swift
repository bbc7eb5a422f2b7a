/// A position relative to quoted fields.
public enum QuoteState: UInt8, Sendable {
  /// Outside of quoted fields.
  case outside
  /// Inside a quoted field.
  case inside
  /// In a quoted field, after a quote that either ends it or begins an escaped quote.
  case afterQuote
}
