/// The formats of host names in RFC 1123, and in RFC 5890 for other scripts.
enum HostFormat {
  static func isHostname(_ scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.count <= 253 else { return false }
    return scalars.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      isASCIILabel(Array(label)) && (!isEncoded(label) || isEncodedLabel(Array(label)))
    }
  }

  static func isInternationalHostname(_ scalars: [Unicode.Scalar]) -> Bool {
    let labels = scalars.split(omittingEmptySubsequences: false) { scalar in
      [".", "\u{3002}", "\u{FF0E}", "\u{FF61}"].contains(scalar)
    }
    let lengths = labels.map { label in
      label.allSatisfy(\.isASCII)
        ? label.count : (Punycode.encodedCount(Array(label)).map { $0 + 4 } ?? 64)
    }
    guard lengths.reduce(lengths.count - 1, +) <= 253, lengths.allSatisfy({ $0 <= 63 }) else {
      return false
    }
    let isRightToLeft = labels.contains { InternationalLabel.isRightToLeft(Array($0)) }
    return labels.allSatisfy { label in
      let label = Array(label)
      guard label.allSatisfy(\.isASCII) else {
        return InternationalLabel.accepts(label, inRightToLeftName: isRightToLeft)
      }
      guard isASCIILabel(label) else { return false }
      return isEncoded(label[...]) ? isEncodedLabel(label) : !hasReservedHyphens(label)
    }
  }

  /// Returns whether a label has letters, digits and inner hyphens only.
  private static func isASCIILabel(_ label: [Unicode.Scalar]) -> Bool {
    guard (1...63).contains(label.count), label.first != "-", label.last != "-" else {
      return false
    }
    return label.allSatisfy { $0.isLetter || $0.isDigit || $0 == "-" }
  }

  private static func hasReservedHyphens(_ label: [Unicode.Scalar]) -> Bool {
    label.count >= 4 && label[2] == "-" && label[3] == "-"
  }

  private static func isEncoded(_ label: ArraySlice<Unicode.Scalar>) -> Bool {
    let tag = label.prefix(4).map { Unicode.Scalar(UInt8($0.value & 0x7F) | 0x20) }
    return tag == ["x", "n", "-", "-"]
  }

  /// Returns whether the text that a label encodes could stand for it.
  private static func isEncodedLabel(_ label: [Unicode.Scalar]) -> Bool {
    guard let decoded = Punycode.decoded(label.dropFirst(4)), !decoded.allSatisfy(\.isASCII) else {
      return false
    }
    return InternationalLabel.accepts(decoded, inRightToLeftName: false)
  }
}
