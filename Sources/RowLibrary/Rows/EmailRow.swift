/// A row with an email address, which opens a new message to it.
@MainActor public protocol EmailRow: AddressRow {}

extension EmailRow {
  public var addressSign: String { "✉" }

  public func link(to address: String) -> String {
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
