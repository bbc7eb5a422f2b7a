/// The kind of an address, which determines how the host opens it.
public enum AddressKind: Hashable, Sendable {
  /// An email address, to which a new message is opened.
  case email

  /// The URL of a web page.
  ///
  /// An address without a scheme gets `https`.
  case web

  /// The sign at the right of a row with such an address.
  package var sign: String {
    switch self {
    case .email: "✉"
    case .web: "↗"
    }
  }

  /// Returns the URL that the host opens for an address.
  func link(to address: String) -> String {
    switch self {
    case .email: AddressKind.message(to: address)
    case .web: address.contains("://") ? address : "https://" + address
    }
  }

  private static func message(to address: String) -> String {
    // Percent-encodes everything that could be more than an address, such as another recipient.
    let address = Array(address.utf8).map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "@"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return "mailto:" + address.joined()
  }
}
