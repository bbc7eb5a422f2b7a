/// The place of a value in a JSON document: the keys and indexes from the root.
///
/// ```swift
/// let port = try document.value(at: ["servers", 0, "port"])
/// ```
public struct JSONPath: Hashable, Sendable {
  /// The steps, beginning at the root.
  public var steps: [Step]

  /// Creates a path.
  ///
  /// Without steps, it refers to the root.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The path of the container, or `nil` for the root.
  package var parent: JSONPath? { steps.isEmpty ? nil : JSONPath(steps.dropLast()) }

  /// Returns the path of a member or an element.
  public func appending(_ step: Step) -> JSONPath { JSONPath(steps + [step]) }

  /// The path as a JSON Pointer, such as `/servers/0/port`.
  public var pointer: String {
    steps.map { step in
      switch step {
      case .index(let index): "/\(index)"
      case .key(let key):
        "/"
          + String(
            String.UnicodeScalarView(
              key.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
                switch scalar {
                case "~": ["~", "0"]
                case "/": ["~", "1"]
                default: [scalar]
                }
              }))
      }
    }.joined()
  }
}

// MARK: ExpressibleByArrayLiteral

extension JSONPath: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Step...) {
    self.init(elements)
  }
}

// MARK: CustomStringConvertible

extension JSONPath: CustomStringConvertible {
  public var description: String { pointer }
}

// MARK: - Step

extension JSONPath {
  /// A step from a container to a value in it.
  public enum Step: Sendable {
    /// The last member with a key.
    case key(String)
    /// The element at an index of an array, or the member at an index of an object.
    case index(Int)
  }
}

extension JSONPath.Step: Hashable {
  /// Returns whether two steps are equal.
  ///
  /// Keys are equal if their Unicode scalars are.
  public static func == (left: JSONPath.Step, right: JSONPath.Step) -> Bool {
    switch (left, right) {
    case (.key(let left), .key(let right)): left.isExactly(right)
    case (.index(let left), .index(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .index(let index): hasher.combine(index)
    case .key(var key):
      key.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }
}

extension JSONPath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self = .key(value) }

  public init(integerLiteral value: Int) { self = .index(value) }
}
