import JSONText

/// A path from the root of a JSON text to one of its values, as in `/phones/0/number`.
///
/// An empty pointer refers to the whole text.
public struct JSONPointer: Sendable {
  /// The keys and indices on the path, without escapes.
  public private(set) var tokens: [String]

  /// Creates a pointer from keys and indices.
  public init(_ tokens: [String] = []) {
    self.tokens = tokens
  }

  /// Creates a pointer from its text, or returns `nil` if the text doesn't follow the syntax.
  ///
  /// `~1` stands for a slash and `~0` for a tilde.
  public init?(parsing text: String) {
    guard text.isEmpty || text.utf8.first == UInt8(ascii: "/") else { return nil }
    tokens = []
    var token: String.UnicodeScalarView?
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        guard scalar == "0" || scalar == "1" else { return nil }
        token?.append(scalar == "0" ? "~" : "/")
        isEscape = false
      } else if scalar == "/" {
        if let token { tokens.append(String(token)) }
        token = String.UnicodeScalarView()
      } else if scalar == "~" {
        isEscape = true
      } else {
        token?.append(scalar)
      }
    }
    if isEscape { return nil }
    if let token { tokens.append(String(token)) }
  }

  /// The pointer to the container of the value, or `nil` for the root.
  public var parent: JSONPointer? { tokens.isEmpty ? nil : JSONPointer(tokens.dropLast()) }

  /// Returns the pointer to a value inside this one.
  public func appending(_ tokens: String...) -> JSONPointer {
    JSONPointer(self.tokens + tokens)
  }

  /// Returns whether the pointer refers to a value inside another one, or to that value itself.
  public func starts(with other: JSONPointer) -> Bool {
    tokens.count >= other.tokens.count
      && zip(tokens, other.tokens).allSatisfy { $0.isExactly($1) }
  }

  private init(_ tokens: ArraySlice<String>) {
    self.tokens = Array(tokens)
  }
}

// MARK: Hashable

extension JSONPointer: Hashable {
  public static func == (left: JSONPointer, right: JSONPointer) -> Bool {
    left.tokens.count == right.tokens.count && left.starts(with: right)
  }

  public func hash(into hasher: inout Hasher) {
    for token in tokens { hasher.combine(ExactString(token)) }
  }
}

// MARK: CustomStringConvertible

extension JSONPointer: CustomStringConvertible {
  /// The text of the pointer, with escapes.
  public var description: String { tokens.map { "/" + JSONPointer.escaped($0) }.joined() }

  static func escaped(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return token
    }
    var text = String.UnicodeScalarView()
    for scalar in token.unicodeScalars {
      switch scalar {
      case "~": text.append(contentsOf: "~0".unicodeScalars)
      case "/": text.append(contentsOf: "~1".unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
