/// A URI reference that identifies a schema.
///
/// References are resolved as in RFC 3986. Nothing is ever fetched.
struct SchemaAddress: Hashable, Sendable {
  /// The text before the colon, or `nil` for a relative reference.
  private(set) var scheme: String?

  /// The text after the two slashes, or `nil`.
  private(set) var authority: String?

  private(set) var path: String

  /// The text after the question mark, or `nil`.
  private(set) var query: String?

  /// The text after the number sign, or `nil`.
  private(set) var fragment: String?

  /// Creates an address from its text.
  init(_ text: String) {
    var rest = Substring(text)
    if let index = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: index)...])
      rest = rest[..<index]
    }
    if let index = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: index)...])
      rest = rest[..<index]
    }
    if let index = rest.firstIndex(of: ":"), SchemaAddress.isScheme(rest[..<index]) {
      scheme = rest[..<index].lowercased()
      rest = rest[rest.index(after: index)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      authority = rest[..<end].lowercased()
      rest = rest[end...]
    }
    path = String(rest)
  }

  var withoutFragment: SchemaAddress {
    var address = self
    address.fragment = nil
    return address
  }

  /// Whether the address has nothing but a fragment.
  var isFragment: Bool { scheme == nil && authority == nil && path.isEmpty && query == nil }

  /// The fragment with percent escapes decoded, or an empty string.
  var decodedFragment: String { SchemaAddress.decoded(fragment ?? "") }

  /// The path with percent escapes decoded.
  var decodedPath: String { SchemaAddress.decoded(path) }

  /// Returns the address that a reference stands for in a document with this address.
  func resolving(_ reference: SchemaAddress) -> SchemaAddress {
    var result = reference
    if reference.scheme == nil {
      result.scheme = scheme
      if reference.authority == nil {
        result.authority = authority
        if reference.path.isEmpty {
          result.path = path
          result.query = reference.query ?? query
          return result
        }
        result.path = merged(with: reference.path)
      }
    }
    result.path = result.pathWithoutDots
    return result
  }

  private func merged(with other: String) -> String {
    if other.hasPrefix("/") { return other }
    if authority != nil, path.isEmpty { return "/" + other }
    guard let slash = path.lastIndex(of: "/") else { return other }
    return String(path[...slash]) + other
  }

  /// The path without `.` and `..` segments, except those that lead out of a relative path.
  private var pathWithoutDots: String {
    guard path.contains("/") else { return path }
    let isRelative = scheme == nil && authority == nil && !path.hasPrefix("/")
    var segments: [Substring] = []
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
      case ".": if isLast { segments.append("") }
      case "..":
        if let last = segments.last, last != "..", segments.count > 1 || !last.isEmpty {
          segments.removeLast()
        } else if isRelative {
          segments.append("..")
        }
        if isLast { segments.append("") }
      default: segments.append(part)
      }
    }
    return segments.joined(separator: "/")
  }

  // MARK: Text

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || (48...57).contains(byte) || "+-.".utf8.contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: Array(rest.prefix(2)), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2,
        digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: CustomStringConvertible

extension SchemaAddress: CustomStringConvertible {
  var description: String {
    (scheme.map { $0 + ":" } ?? "") + (authority.map { "//" + $0 } ?? "") + path
      + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
  }
}
