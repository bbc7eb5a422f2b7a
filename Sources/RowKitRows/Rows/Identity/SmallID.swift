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

  /// The value.
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
