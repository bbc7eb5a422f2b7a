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
    let authority = text.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    let parts = authority.split(separator: "@", omittingEmptySubsequences: false)
    guard let place = parts.last, parts.count <= 2 else { return false }
    return parts.allSatisfy { !$0.isEmpty } && isHostWithPort(place)
  }

  /// Returns whether a text looks like a host name, or an IPv6 address in brackets, and perhaps a port.
  private static func isHostWithPort(_ text: Substring) -> Bool {
    let host = text.hasPrefix("[") ? text.prefix { $0 != "]" } : text.prefix { $0 != ":" }
    var rest = text[host.endIndex...]
    if text.hasPrefix("[") {
      guard rest.popFirst() == "]", isIPv6(host.dropFirst()) else { return false }
    } else if !isHost(host) {
      return false
    }
    return rest.isEmpty || (rest.popFirst() == ":" && isPort(rest))
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } && UInt16(text) != nil
  }

  /// Returns whether a text is an IPv6 address: eight groups of up to four hexadecimal digits, of which
  /// `::` stands for several zeros, and an IPv4 address for the last two.
  private static func isIPv6(_ text: Substring) -> Bool {
    let halves = text.split(separator: "::", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return false }
    var groups = halves.flatMap { half in
      half.isEmpty ? [] : half.split(separator: ":", omittingEmptySubsequences: false)
    }
    var count = groups.count
    if halves.last?.isEmpty == false, let last = groups.last, isIPv4(last) {
      groups.removeLast()
      count += 1
    }
    return groups.allSatisfy(isHexadecimalGroup) && (halves.count == 2 ? count < 8 : count == 8)
  }

  private static func isHexadecimalGroup(_ text: Substring) -> Bool {
    (1...4).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private static func isIPv4(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { isPort($0) && UInt8($0) != nil }
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
