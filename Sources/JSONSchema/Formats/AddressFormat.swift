/// The formats of IP addresses.
enum AddressFormat {
  static func isIPv4(_ scalars: [Unicode.Scalar]) -> Bool {
    let parts = scalars.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy(isOctet)
  }

  private static func isOctet(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard (1...3).contains(scalars.count), scalars.allSatisfy(\.isDigit) else { return false }
    if scalars.count > 1, scalars.first == "0" { return false }
    return scalars.reduce(0) { $0 * 10 + $1.value - 48 } < 256
  }

  static func isIPv6(_ scalars: [Unicode.Scalar]) -> Bool {
    let gaps = scalars.indices.dropLast().filter { scalars[$0] == ":" && scalars[$0 + 1] == ":" }
    guard let gap = gaps.first else { return groupCount(scalars[...], isLast: true) == 8 }
    // Three colons are two gaps that overlap.
    guard gaps.count == 1 else { return false }
    let (first, last) = (scalars[..<gap], scalars[(gap + 2)...])
    guard let firstCount = first.isEmpty ? 0 : groupCount(first, isLast: false),
      let lastCount = last.isEmpty ? 0 : groupCount(last, isLast: true)
    else { return false }
    return firstCount + lastCount <= 7
  }

  /// Returns the number of groups of 16 bits, or `nil` if one is malformed.
  private static func groupCount(_ scalars: ArraySlice<Unicode.Scalar>, isLast: Bool) -> Int? {
    var parts = scalars.split(separator: ":", omittingEmptySubsequences: false)
    var count = 0
    if isLast, let last = parts.last, last.contains(".") {
      guard isIPv4(Array(last)) else { return nil }
      parts.removeLast()
      count = 2
    }
    let isValid = parts.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy(\.isHexadecimal) }
    return isValid ? count + parts.count : nil
  }
}
