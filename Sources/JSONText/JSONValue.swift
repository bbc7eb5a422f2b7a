/// A value of a JSON text, which knows where it stands in it.
///
/// So what is wrong with a value can be said with its line and column:
///
/// ```swift
/// let settings = try JSONValue(parsing: text)
/// guard let wifi = settings["wifi"]?.bool else { … settings["wifi"]?.position … }
/// ```
public struct JSONValue: Sendable {
  /// The kinds of values.
  public indirect enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// What it is.
  public let content: Content

  /// Where it begins; nil for a value that was not read.
  public let position: JSONPosition?

  /// How deep values may lie in each other.
  public static let greatestDepth = 256

  /// Creates a value.
  public init(_ content: Content, at position: JSONPosition? = nil) {
    self.content = content
    self.position = position
  }

  /// Reads a text.
  ///
  /// - Throws: ``JSONError`` for the first thing that is wrong. It costs O(n) in the text's length.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Reads a text of UTF-8 bytes; what is no UTF-8 in a string becomes the replacement character.
  ///
  /// - Throws: ``JSONError`` for the first thing that is wrong.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }

  // MARK: What it holds

  /// Whether it is null.
  public var isNull: Bool { content == .null }

  /// The truth value; nil for any other kind.
  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  /// The number; nil for any other kind.
  public var number: JSONNumber? { if case .number(let value) = content { value } else { nil } }

  /// The text; nil for any other kind.
  public var string: String? { if case .string(let value) = content { value } else { nil } }

  /// The values of an array; nil for any other kind.
  public var array: [JSONValue]? { if case .array(let value) = content { value } else { nil } }

  /// The members of an object, in their order; nil for any other kind.
  public var members: [JSONMember]? { if case .object(let value) = content { value } else { nil } }

  /// The value of a key of an object; nil without such a key, and for any other kind.
  public subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }
}

// MARK: Hashable

extension JSONValue: Hashable {
  /// Values are the same wherever they stand.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    left.content == right.content
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
  }
}

// MARK: CustomStringConvertible

extension JSONValue: CustomStringConvertible {
  /// The value as JSON in one line.
  public var description: String { JSONWriter(isIndented: false).text(of: self) }
}
