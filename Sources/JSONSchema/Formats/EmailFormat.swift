/// The format of e-mail addresses in RFC 5321, and in RFC 6531 for other scripts.
enum EmailFormat {
  static func accepts(_ scalars: [Unicode.Scalar], isInternational: Bool) -> Bool {
    var scanner = FormatScanner(scalars)
    let isLocal =
      scanner.peek == "\""
      ? takeQuoted(&scanner, isInternational) : takeAtoms(&scanner, isInternational)
    guard isLocal, scanner.take("@") else { return false }
    let domain = Array(scalars[scanner.index...])
    if domain.first == "[" { return isLiteral(domain) }
    return isInternational
      ? HostFormat.isInternationalHostname(domain) : HostFormat.isHostname(domain)
  }

  private static func takeAtoms(_ scanner: inout FormatScanner, _ isInternational: Bool) -> Bool {
    repeat {
      let count = scanner.skip { scalar in
        scalar.isLetter || scalar.isDigit || "!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains(scalar)
          || isInternational && scalar.value >= 0x80
      }
      if count == 0 { return false }
    } while scanner.take(".")
    return true
  }

  private static func takeQuoted(_ scanner: inout FormatScanner, _ isInternational: Bool) -> Bool {
    guard scanner.take("\"") else { return false }
    while let scalar = scanner.peek {
      scanner.index += 1
      switch scalar {
      case "\"": return true
      case "\\":
        guard let next = scanner.peek, (" "..."~").contains(next) else { return false }
        scanner.index += 1
      default:
        guard (" "..."~").contains(scalar) || isInternational && scalar.value >= 0x80 else {
          return false
        }
      }
    }
    return false
  }

  /// Returns whether a text is an IP address in brackets.
  private static func isLiteral(_ scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.last == "]" else { return false }
    let inside = Array(scalars.dropFirst().dropLast())
    let tag = Array("IPv6:".unicodeScalars)
    if inside.starts(with: tag) { return AddressFormat.isIPv6(Array(inside.dropFirst(tag.count))) }
    return AddressFormat.isIPv4(inside)
  }
}
