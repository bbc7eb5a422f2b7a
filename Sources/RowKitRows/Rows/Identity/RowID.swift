/// The identity of a row or a group across changes.
///
/// Give rows identifiers when their objects are recreated for the same values: focus, selection and
/// scroll position then stay with them.
public struct RowID: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case number(Int)
    case text(String)
    case small(SmallID)
    case other(OtherID)
  }

  private let storage: Storage

  /// Creates an identifier from a value, such as a model's own identifier.
  ///
  /// Numbers, strings and values of up to 16 bytes without references are stored inline. Any other
  /// value costs one allocation. An identifier is itself.
  public init<Value: Hashable & Sendable>(_ value: Value) {
    // Comparing the types first avoids the casts, which dominate the cost.
    if Value.self == Int.self, let number = value as? Int {
      storage = .number(number)
    } else if Value.self == String.self, let text = value as? String {
      storage = .text(text)
    } else if Value.self == RowID.self, let id = value as? RowID {
      self = id
    } else if let small = SmallID(value) {
      storage = .small(small)
    } else {
      storage = .other(OtherID(value))
    }
  }

  /// Creates an identifier from a number.
  public init(_ number: Int) {
    storage = .number(number)
  }

  /// Creates an identifier from text.
  public init(_ text: String) {
    storage = .text(text)
  }
}

// MARK: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral

extension RowID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

// MARK: CustomStringConvertible

extension RowID: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .number(let number): String(number)
    case .text(let text): text
    case .small(let small): String(describing: small.value)
    case .other(let other): String(describing: other.value)
    }
  }
}

/// An identifier that is neither a number, nor text, nor small.
///
/// It caches its hash, which is read often while tables are compared.
private final class OtherID: Hashable, Sendable {
  let value: any Hashable & Sendable
  private let hash: Int
  private let isEqual: @Sendable (any Hashable & Sendable) -> Bool

  init<Value: Hashable & Sendable>(_ value: Value) {
    self.value = value
    hash = value.hashValue
    isEqual = { ($0 as? Value) == value }
  }

  static func == (left: OtherID, right: OtherID) -> Bool {
    left === right || (left.hash == right.hash && left.isEqual(right.value))
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}

extension RowID {
  /// Returns an identifier that is unique as long as it is kept.
  package static func unique() -> RowID { RowID(Token()) }

  /// An object that equals only itself.
  private final class Token: Hashable, Sendable {
    static func == (left: Token, right: Token) -> Bool { left === right }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}

/// An identifier of up to 16 bytes without references, stored inline instead of in an object.
///
/// Identifiers of the same type with equal bytes are equal. Otherwise their `==` decides, since
/// equal values can differ in bytes: by a custom `==`, the sign of a zero, or padding.
struct SmallID: Sendable {
  private let first: UInt64
  private let second: UInt64
  private let kind: any (Hashable & Sendable).Type

  /// Creates an identifier from a value, or returns `nil` if the value is larger or holds a
  /// reference.
  init?<Value: Hashable & Sendable>(_ value: Value) {
    guard _isPOD(Value.self), MemoryLayout<Value>.size <= 16, MemoryLayout<Value>.alignment <= 8
    else { return nil }
    var words: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &words) { words in
      withUnsafeBytes(of: value) { words.copyMemory(from: $0) }
    }
    (first, second) = words
    kind = Value.self
  }

  var value: any Hashable & Sendable { load(kind) }

  private func load<Value: Hashable & Sendable>(_ type: Value.Type) -> Value {
    withUnsafeBytes(of: (first, second)) { $0.load(as: type) }
  }

  private func isEqual<Value: Hashable & Sendable>(to other: SmallID, as type: Value.Type) -> Bool {
    load(type) == other.load(type)
  }

  private func hash<Value: Hashable & Sendable>(
    _ type: Value.Type, into hasher: inout Hasher
  ) {
    load(type).hash(into: &hasher)
  }
}

// MARK: Hashable

extension SmallID: Hashable {
  static func == (left: SmallID, right: SmallID) -> Bool {
    guard ObjectIdentifier(left.kind) == ObjectIdentifier(right.kind) else { return false }
    if left.first == right.first, left.second == right.second { return true }
    return left.isEqual(to: right, as: left.kind)
  }

  func hash(into hasher: inout Hasher) {
    hash(kind, into: &hasher)
  }
}
