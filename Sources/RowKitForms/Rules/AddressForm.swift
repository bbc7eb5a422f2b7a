/// The formats of addresses.
enum AddressForm {
  /// Returns whether a text looks like an email address.
  static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !hasBlank(text), !parts[0].hasPrefix("."),
      !parts[0].hasSuffix("."), !parts[0].contains("..")
    else { return false }
    return parts[1].contains(".") && isHost(parts[1])
  }

  /// Returns whether a text looks like the URL of a web page.
  static func isURL(_ text: String) -> Bool {
    let lower = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: lower.hasPrefix), !hasBlank(text) else {
      return false
    }
    let rest = text.dropFirst(scheme.count)
    let authority = rest.prefix { !"/?#".contains($0) }
    let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, parts.count <= 2, isHost(host) else { return false }
    return parts.count == 1 || UInt16(parts[1]) != nil
  }

  /// Returns whether a text looks like a host name: labels of letters and digits, separated by
  /// dots.
  private static func isHost(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return !labels.isEmpty
      && labels.allSatisfy { label in
        !label.isEmpty && !label.hasPrefix("-") && !label.hasSuffix("-")
          && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }

  private static func hasBlank(_ text: String) -> Bool { text.contains(where: \.isWhitespace) }
}
