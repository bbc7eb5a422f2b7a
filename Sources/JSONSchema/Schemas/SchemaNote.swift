public import JSONText

/// A part of a schema that can't be checked, so its place accepts anything.
public struct SchemaNote: Hashable, Sendable, CustomStringConvertible {
  /// A kind of part that can't be checked.
  public enum Reason: Hashable, Sendable {
    /// A reference to a document or place that isn't available.
    case reference(String)
    /// A pattern that is no regular expression, or needs something that isn't supported.
    case pattern(String, String)
    /// A `$schema` that names an unknown dialect.
    case dialect(String)
    /// A number, text or schema that takes more steps than the limits allow.
    case limit(String)
  }

  /// The kind of part.
  public let reason: Reason

  /// The place of the part in the schema.
  public let location: SchemaLocation

  /// The position in the document, or `nil` for a value that was not parsed.
  public let position: JSONPosition?

  public var description: String {
    SchemaNote.sentence(sentence, path: location.path, position: position)
  }

  /// Returns a sentence after the place that it is about.
  static func sentence(_ sentence: String, path: String?, position: JSONPosition?) -> String {
    let line = path == nil ? "Line" : "line"
    let place = [path, position.map { "\(line) \($0.line), column \($0.column)" }]
      .compactMap(\.self).joined(separator: ", ")
    return place.isEmpty ? sentence : place + ": " + sentence
  }

  private var sentence: String {
    switch reason {
    case .reference(let text): "the reference \"\(text)\" can't be followed: not checked."
    case .pattern(let text, let words): "the pattern \"\(text)\" isn't checked: \(words)."
    case .dialect(let text): "\"\(text)\" is no known dialect: the keywords decide."
    case .limit(let words): "\(words): not checked."
    }
  }
}
