/// The formats of addresses in RFC 3986, and in RFC 3987 for other scripts.
struct URIFormat {
  let isInternational: Bool

  /// Returns whether a text is an address, or a reference to one.
  func accepts(_ scalars: [Unicode.Scalar], isReference: Bool) -> Bool {
    var rest = scalars[...]
    if let index = rest.firstIndex(of: "#") {
      guard isText(rest[(index + 1)...], "/?:@") else { return false }
      rest = rest[..<index]
    }
    if let index = rest.firstIndex(of: "?") {
      guard isText(rest[(index + 1)...], "/?:@", allowsPrivate: true) else { return false }
      rest = rest[..<index]
    }
    let segment = rest.prefix { $0 != "/" }
    if let colon = segment.firstIndex(of: ":") {
      guard isScheme(rest[..<colon]) else { return false }
      rest = rest[(colon + 1)...]
    } else if !isReference {
      return false
    }
    return isHierarchy(rest)
  }

  private func isScheme(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard scalars.first?.isLetter == true else { return false }
    return scalars.allSatisfy { $0.isLetter || $0.isDigit || "+-.".unicodeScalars.contains($0) }
  }

  private func isHierarchy(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard scalars.starts(with: "//".unicodeScalars) else { return isText(scalars, "/:@") }
    let authority = scalars.dropFirst(2).prefix { $0 != "/" }
    return isAuthority(authority) && isText(scalars[authority.endIndex...], "/:@")
  }

  // MARK: Authority

  private func isAuthority(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    var host = scalars
    if let at = scalars.lastIndex(of: "@") {
      guard isText(scalars[..<at], ":") else { return false }
      host = scalars[(at + 1)...]
    }
    if host.first == "[" {
      guard let end = host.lastIndex(of: "]"), isLiteral(host[(host.startIndex + 1)..<end]) else {
        return false
      }
      return isPort(host[(end + 1)...])
    }
    let name = host.prefix { $0 != ":" }
    return isText(name, "") && isPort(host[name.endIndex...])
  }

  /// Returns whether a text is a colon and digits, or empty.
  private func isPort(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let colon = scalars.first else { return true }
    return colon == ":" && scalars.dropFirst().allSatisfy(\.isDigit)
  }

  private func isLiteral(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = scalars.first, first == "v" || first == "V" else {
      return AddressFormat.isIPv6(Array(scalars))
    }
    let version = scalars.dropFirst().prefix { $0.isHexadecimal }
    let rest = scalars[version.endIndex...]
    guard !version.isEmpty, rest.first == ".", rest.count > 1 else { return false }
    return rest.dropFirst().allSatisfy { isPlain($0) || $0 == ":" }
  }

  // MARK: Characters

  /// Returns whether a text has plain characters, escapes and some others only.
  private func isText(
    _ scalars: ArraySlice<Unicode.Scalar>, _ others: String, allowsPrivate: Bool = false
  ) -> Bool {
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      index += 1
      if scalar == "%" {
        guard scalars.endIndex - index >= 2, scalars[index].isHexadecimal,
          scalars[index + 1].isHexadecimal
        else { return false }
        index += 2
      } else if !isPlain(scalar), !others.unicodeScalars.contains(scalar),
        !(isInternational && isInternationalScalar(scalar, allowsPrivate))
      {
        return false
      }
    }
    return true
  }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter || scalar.isDigit || "-._~!$&'()*+,;=".unicodeScalars.contains(scalar)
  }

  private func isInternationalScalar(_ scalar: Unicode.Scalar, _ allowsPrivate: Bool) -> Bool {
    switch scalar.value {
    case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: true
    case 0x10000...0xDFFFF: scalar.value & 0xFFFF <= 0xFFFD
    case 0xE1000...0xEFFFD: true
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: allowsPrivate
    default: false
    }
  }
}
