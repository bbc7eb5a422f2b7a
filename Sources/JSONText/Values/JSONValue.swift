/// A value in a JSON text, with its position in that text.
///
/// Use the position to report an invalid value with its line and column:
///
/// ```swift
/// let settings = try JSONValue(parsing: text)
/// let isWiFiOn = settings["wifi"]?.bool
/// let position = settings["wifi"]?.position
/// ```
public struct JSONValue: Sendable {
  /// The kinds of JSON values.
  package indirect enum Content: Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// The content of the value.
  package let content: Content

  /// The position of the value, or `nil` for a value that was not parsed.
  public let position: JSONPosition?

  /// The maximum nesting depth of values.
  package static let greatestDepth = 256

  /// Creates a value.
  package init(_ content: Content, at position: JSONPosition? = nil) {
    self.content = content
    self.position = position
  }

  /// Parses a text in time linear in its length.
  ///
  /// - Throws: ``JSONError`` for the first error in the text.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Parses a text of UTF-8 bytes.
  ///
  /// Invalid UTF-8 in a string becomes the replacement character.
  ///
  /// - Throws: ``JSONError`` for the first error in the text.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }

  // MARK: Creating

  /// The value null.
  public static let null = JSONValue(.null)

  /// Returns a Boolean value.
  public static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }

  /// Returns an integer.
  public static func number(_ value: Int) -> JSONValue { JSONValue(.number(JSONNumber(value))) }

  /// Returns a number, or null for infinity and NaN, which JSON can't represent.
  public static func number(_ value: Double) -> JSONValue {
    JSONNumber(value).map { JSONValue(.number($0)) } ?? .null
  }

  /// Returns a string.
  public static func string(_ value: String) -> JSONValue { JSONValue(.string(value)) }

  /// Returns an array.
  public static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  /// Returns an object.
  public static func object(_ members: [JSONMember]) -> JSONValue { JSONValue(.object(members)) }

  // MARK: Contents

  /// Whether the value is null.
  public var isNull: Bool { content == .null }

  package var unlessNull: JSONValue? { isNull ? nil : self }

  /// The Boolean value, or `nil` for any other kind.
  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  /// The number, or `nil` for any other kind.
  public var number: JSONNumber? { if case .number(let value) = content { value } else { nil } }

  /// The string, or `nil` for any other kind.
  public var string: String? { if case .string(let value) = content { value } else { nil } }

  /// The elements of an array, or `nil` for any other kind.
  public var array: [JSONValue]? { if case .array(let value) = content { value } else { nil } }

  /// The members of an object in order, or `nil` for any other kind.
  public var members: [JSONMember]? { if case .object(let value) = content { value } else { nil } }

  /// The value for a key of an object, or `nil` if there is no such key or for any other kind.
  public subscript(key: String) -> JSONValue? {
    members?.first { $0.key.isExactly(key) }?.value
  }
}

// MARK: Hashable

extension JSONValue: Hashable {
  /// Returns whether two values are equal, regardless of their positions.
  ///
  /// Numbers are equal if they are written alike, strings and keys if their Unicode scalars are, and
  /// objects if their members have the same order.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.content == right.content
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
  }
}

extension JSONValue.Content: Hashable {
  package static func == (left: JSONValue.Content, right: JSONValue.Content) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.isExactly(right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    // Equal scalars make equal strings, so that their own hash values do.
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let number): hasher.combine(number)
    case .string(let string): hasher.combine(string)
    case .array(let elements): hasher.combine(elements)
    case .object(let members): hasher.combine(members)
    }
  }
}

// MARK: CustomStringConvertible

extension JSONValue: CustomStringConvertible {
  /// The value as JSON in one line.
  public var description: String { JSONWriter(isIndented: false).text(of: self) }

  /// The value as JSON with each value on its own line, indented by two spaces, without a newline at the
  /// end.
  ///
  /// Control characters, line separators, and format characters except joiners, are escaped in strings,
  /// so the text is safe to show anywhere.
  public var indentedText: String { JSONWriter(isIndented: true).text(of: self) }
}
