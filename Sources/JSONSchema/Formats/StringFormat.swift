/// A format of texts, as named by the `format` keyword.
package enum StringFormat: String, Hashable, Sendable, CaseIterable {
  case date, time, duration, email, hostname, ipv4, ipv6, uri, iri, uuid, regex
  case dateTime = "date-time"
  case idnEmail = "idn-email"
  case idnHostname = "idn-hostname"
  case uriReference = "uri-reference"
  case iriReference = "iri-reference"
  case uriTemplate = "uri-template"
  case jsonPointer = "json-pointer"
  case relativeJSONPointer = "relative-json-pointer"

  /// Creates a format from its name, or returns `nil` for a name that the drafts don't define.
  ///
  /// Such formats accept every text.
  package init?(_ name: String) {
    self.init(rawValue: name)
  }

  /// Returns whether a text has the format.
  package func accepts(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return switch self {
    case .date: DateFormat.isDate(scalars)
    case .time: DateFormat.isTime(scalars)
    case .dateTime: DateFormat.isDateTime(scalars)
    case .duration: DurationFormat.accepts(scalars)
    case .email: EmailFormat.accepts(scalars, isInternational: false)
    case .idnEmail: EmailFormat.accepts(scalars, isInternational: true)
    case .hostname: HostFormat.isHostname(scalars)
    case .idnHostname: HostFormat.isInternationalHostname(scalars)
    case .ipv4: AddressFormat.isIPv4(scalars)
    case .ipv6: AddressFormat.isIPv6(scalars)
    case .uri: URIFormat(isInternational: false).accepts(scalars, isReference: false)
    case .uriReference: URIFormat(isInternational: false).accepts(scalars, isReference: true)
    case .iri: URIFormat(isInternational: true).accepts(scalars, isReference: false)
    case .iriReference: URIFormat(isInternational: true).accepts(scalars, isReference: true)
    case .uriTemplate: URITemplateFormat.accepts(scalars)
    case .uuid: StringFormat.isUUID(scalars)
    case .jsonPointer: JSONPointer(parsing: text) != nil
    case .relativeJSONPointer: StringFormat.isRelativePointer(scalars)
    case .regex: StringFormat.isPattern(text)
    }
  }

  /// A text that has the format.
  package var example: String {
    switch self {
    case .date: "2026-11-22"
    case .time: "14:30:00Z"
    case .dateTime: "2026-11-22T14:30:00Z"
    case .duration: "P3DT12H"
    case .email, .idnEmail: "mia@example.org"
    case .hostname, .idnHostname: "www.example.org"
    case .ipv4: "192.0.2.1"
    case .ipv6: "2001:db8::1"
    case .uri, .iri: "https://example.org/"
    case .uriReference, .iriReference: "../pictures/mia.png"
    case .uriTemplate: "https://example.org/{name}"
    case .uuid: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
    case .jsonPointer: "/phones/0"
    case .relativeJSONPointer: "1/number"
    case .regex: "^[a-z]+$"
    }
  }

  /// The key of the format in words, with an article.
  var nameKey: RuleStrings {
    switch self {
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .duration: .duration
    case .email, .idnEmail: .email
    case .hostname, .idnHostname: .host
    case .ipv4, .ipv6: .ipAddress
    case .uri, .iri: .webAddress
    case .uriReference, .iriReference: .webAddressOrPath
    case .uriTemplate: .webAddressTemplate
    case .uuid: .uuid
    case .jsonPointer: .pointer
    case .relativeJSONPointer: .relativePointer
    case .regex: .pattern
    }
  }

  // MARK: Short formats

  private static func isUUID(_ scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.count == 36 else { return false }
    return scalars.enumerated().allSatisfy { index, scalar in
      [8, 13, 18, 23].contains(index) ? scalar == "-" : scalar.isHexadecimal
    }
  }

  private static func isRelativePointer(_ scalars: [Unicode.Scalar]) -> Bool {
    var scanner = FormatScanner(scalars)
    let start = scanner.peek
    let count = scanner.skip(while: \.isDigit)
    guard count > 0, count == 1 || start != "0" else { return false }
    if scanner.take("#") { return scanner.isAtEnd }
    var rest = String.UnicodeScalarView()
    rest.append(contentsOf: scalars[scanner.index...])
    return JSONPointer(parsing: String(rest)) != nil
  }

  private static func isPattern(_ text: String) -> Bool {
    var parser = PatternParser(text, isStrict: true)
    do throws(PatternError) {
      _ = try parser.parse()
      return true
    } catch {
      guard case .syntax = error.reason else { return true }
      return false
    }
  }
}
