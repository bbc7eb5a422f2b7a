/// A value or a key of a document, as the range of its bytes.
///
/// The nodes of a document are stored in the order of their text. A key stands before its value,
/// and a container before its contents.
struct JSONNode: Sendable, Equatable {
  /// The kinds of nodes.
  enum Kind: UInt8, Sendable {
    case null, bool, number, string, array, object, key
  }

  /// Whether the value has items.
  var isContainer: Bool { kind == .array || kind == .object }

  /// The offset of the first byte.
  var start: UInt32

  /// The offset after the last byte.
  var end: UInt32

  /// The number of nodes in the value, including this one.
  var count: UInt32

  let kind: Kind

  /// The range of bytes.
  var range: Range<Int> { Int(start)..<Int(end) }
}
