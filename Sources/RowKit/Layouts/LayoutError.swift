/// Why a layout can't be shown as it is written: the file, the place, the key and what was
/// expected.
///
/// ```
/// DetailCell.json:7:18: "alignment" should be "leading", "center" or "trailing", not "middle".
/// ```
public struct LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no such file.
    case noFile
    /// The file is no JSON.
    case noJSON(JSONError)
    /// A key has a value of another kind, or out of its range.
    case wrongValue(key: String, expected: String, found: String)
    /// Something stands in the layout that is no layout.
    case wrongElement(expected: String, found: String)
    /// A key that must be there is not.
    case missingKey(String)
    /// A key means nothing here.
    case unknownKey(String, expected: [String])
    /// Two contents have one name.
    case repeatedOutlet(String)
    /// Code sets a content that the layout doesn't name.
    case noOutlet(String, expected: [String])
    /// Code sets a content of another kind than the layout has.
    case outletOfOtherKind(String, expected: String, found: String)
  }

  /// What is wrong.
  public let reason: Reason

  /// The name of the file.
  public let file: String

  /// Where in the file; nil where no place is to blame.
  public let position: JSONPosition?

  /// The key that is wrong; nil where none is.
  public var key: String? {
    switch reason {
    case .wrongValue(let key, _, _), .missingKey(let key), .unknownKey(let key, _): key
    case .repeatedOutlet, .noOutlet, .outletOfOtherKind: "outlet"
    case .noFile, .noJSON, .wrongElement: nil
    }
  }

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
    case .wrongElement(let expected, let found): "\(expected) should stand here, not \(found)."
    case .missingKey(let key): "\"\(key)\" is missing."
    case .unknownKey(let key, let expected):
      "\"\(key)\" means nothing here; what may stand here is \(LayoutError.list(expected))."
    case .repeatedOutlet(let name): "the outlet \"\(name)\" stands here a second time."
    case .noOutlet(let name, let expected):
      "code sets the outlet \"\(name)\"; there "
        + (expected.isEmpty ? "is none." : "are only \(LayoutError.list(expected)).")
    case .outletOfOtherKind(let name, let expected, let found):
      "code sets the outlet \"\(name)\" as a \(expected); it is a \(found)."
    }
  }

  /// Words in quotation marks, the last after an "or".
  static func list(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
