/// An error in a layout, with its file, position and key.
///
/// ```
/// DetailCell.json:7:18: "alignment" should be "leading", "center" or "trailing", not "middle".
/// ```
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason of an error.
  enum Reason: Hashable, Sendable {
    /// The file doesn't exist.
    case noFile
    /// The file isn't valid JSON.
    case noJSON(JSONError)
    /// The value of a key has the wrong type or is out of range.
    case wrongValue(key: String, expected: String, found: String)
    /// A value isn't a layout element.
    case wrongElement(expected: String, found: String)
    /// A required key is missing.
    case missingKey(String)
    /// A key isn't allowed here.
    case unknownKey(String, expected: [String])
    /// Two contents have the same name.
    case repeatedOutlet(String)
    /// Code sets a content that the layout doesn't name.
    case noOutlet(String, expected: [String])
    /// Code sets a content of another type than the layout's.
    case outletOfOtherKind(String, expected: String, found: String)
  }

  /// The reason.
  let reason: Reason

  /// The name of the file.
  let file: String

  /// The position in the file, or `nil` if there is none.
  let position: JSONPosition?

  public var description: String {
    let place = position.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(file)\(place): \(sentence)"
  }

  private var sentence: String {
    switch reason {
    case .noFile: "there is no such layout."
    case .noJSON(let error): error.sentence
    case .wrongValue(let key, let expected, let found):
      "\"\(key)\" should be \(expected), not \(found)."
    case .wrongElement(let expected, let found):
      "expected \(expected.prefix(1).lowercased() + expected.dropFirst()), not \(found)."
    case .missingKey(let key): "\"\(key)\" is missing."
    case .unknownKey(let key, let expected):
      "\"\(key)\" isn't allowed here; use \(LayoutError.list(expected))."
    case .repeatedOutlet(let name): "the outlet \"\(name)\" is repeated here."
    case .noOutlet(let name, let expected):
      "code sets the outlet \"\(name)\"; there "
        + (expected.isEmpty
          ? "is none."
          : "\(expected.count == 1 ? "is" : "are") only \(LayoutError.list(expected)).")
    case .outletOfOtherKind(let name, let expected, let found):
      "code sets the outlet \"\(name)\" as a \(expected); it is a \(found)."
    }
  }

  /// Returns a list of quoted words, with "or" before the last.
  static func list(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
