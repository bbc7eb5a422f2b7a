/// A row with the URL of a web page, which it opens.
@MainActor public protocol URLRow: AddressRow {}

extension URLRow {
  public var addressSign: String { "↗" }

  /// Returns the address, with the scheme `https` if it has none.
  public func link(to address: String) -> String {
    address.contains("://") ? address : "https://" + address
  }
}
