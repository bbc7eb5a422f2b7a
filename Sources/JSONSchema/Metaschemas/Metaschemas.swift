import JSONText

/// The public schemas that describe schemas, so that references to them need no network.
enum Metaschemas {
  /// Returns the document at an address, or `nil` if it isn't one of the metaschemas.
  static func document(at address: String) -> JSONValue? {
    guard let text = texts[address] ?? texts["http" + address.dropFirst(5)] else { return nil }
    return try? JSONValue(parsing: text)
  }

  /// The texts by the addresses that they give themselves.
  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    for text in draft4 + draft6 + draft7 + draft2019 + draft2020 {
      guard let value = try? JSONValue(parsing: text),
        var address = (value["$id"] ?? value["id"])?.string
      else { continue }
      if address.hasSuffix("#") { address.removeLast() }
      texts[address] = text
    }
    return texts
  }()
}
