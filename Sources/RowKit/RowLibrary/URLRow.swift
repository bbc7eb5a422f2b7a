/// A row with the address of a web page, which it opens.
@MainActor public protocol URLRow: AddressRow {}

extension URLRow {
  public var addressSign: String { "↗" }

  /// Returns the address, over a safe connection if it doesn't say how.
  public func link(to address: String) -> String {
    address.contains("://") ? address : "https://" + address
  }
}
