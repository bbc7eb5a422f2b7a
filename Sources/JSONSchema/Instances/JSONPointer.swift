package import JSONText

/// A path from the root of a JSON text to one of its values, as in `/phones/0/number`.
///
/// An empty pointer refers to the whole text.
package struct JSONPointer: Sendable {
  /// The keys and indices on the path, without escapes.
  package private(set) var tokens: [String]

  /// Creates a pointer from keys and indices.
  package init(_ tokens: [String] = []) {
    self.tokens = tokens
  }

  /// Creates a pointer from its text, or returns `nil` if the text doesn't follow the syntax.
  ///
  /// `~1` stands for a slash and `~0` for a tilde.
  package init?(parsing text: String) {
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
  package var parent: JSONPointer? { tokens.isEmpty ? nil : JSONPointer(tokens.dropLast()) }

  /// Returns the pointer to a value inside this one.
  package func appending(_ tokens: String...) -> JSONPointer {
    JSONPointer(self.tokens + tokens)
  }

  /// Returns whether the pointer refers to a value inside another one, or to that value itself.
  package func starts(with other: JSONPointer) -> Bool {
    tokens.count >= other.tokens.count
      && zip(tokens, other.tokens).allSatisfy { $0.isExactly($1) }
  }

  private init(_ tokens: ArraySlice<String>) {
    self.tokens = Array(tokens)
  }
}

// MARK: Hashable

extension JSONPointer: Hashable {
  package static func == (left: JSONPointer, right: JSONPointer) -> Bool {
    left.tokens.count == right.tokens.count && left.starts(with: right)
  }

  package func hash(into hasher: inout Hasher) {
    for token in tokens { hasher.combine(ExactString(token)) }
  }
}

// MARK: CustomStringConvertible

extension JSONPointer: CustomStringConvertible {
  /// The text of the pointer, with escapes.
  package var description: String { tokens.map { "/" + JSONPointer.escaped($0) }.joined() }

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

extension JSONValue {
  /// Returns the value that a pointer refers to, or `nil` if there is none.
  package func value(at pointer: JSONPointer) -> JSONValue? {
    var value = self
    for token in pointer.tokens {
      guard let next = value.value(at: token) else { return nil }
      value = next
    }
    return value
  }

  /// Returns the member or element that a token of a pointer refers to, or `nil`.
  func value(at token: String) -> JSONValue? {
    switch content {
    case .object(let members): return members.last { $0.key.isExactly(token) }?.value
    case .array(let elements):
      let isPadded = token.utf8.count > 1 && token.hasPrefix("0")
      guard !isPadded, token.utf8.allSatisfy({ (48...57).contains($0) }), let index = Int(token),
        elements.indices.contains(index)
      else { return nil }
      return elements[index]
    default: return nil
    }
  }
}
