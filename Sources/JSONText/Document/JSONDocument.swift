/// A JSON text that is changed in place.
///
/// A document may have comments, trailing commas and repeated keys. It keeps every byte that
/// a change doesn't touch: the order of members, the spelling of numbers and strings, indentation,
/// line breaks, comments, and a byte order mark. A change follows the style of the text around it:
///
/// ```swift
/// var document = try JSONDocument(parsing: bytes)
/// try document.setValue(.number(8080), at: ["server", "port"])
/// let changed = document.bytes
/// ```
///
/// The text is parsed once. After a change, only the members or elements around it are parsed again,
/// and the values after them are shifted.
public struct JSONDocument: Sendable {
  /// The maximum nesting depth of values.
  package static let greatestDepth = 10_000

  /// The maximum number of bytes.
  package static let greatestSize = 1 << 30

  /// The bytes of the whole text.
  public private(set) var bytes: [UInt8]

  /// The keys and values, in the order of their text.
  private(set) var nodes: [JSONNode]

  /// The style of the text, after it was first needed.
  private var knownStyle: JSONStyle?

  /// Parses a text of UTF-8 bytes, in time linear in its length.
  ///
  /// - Throws: ``JSONError`` for the first error in the text.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    guard bytes.count <= JSONDocument.greatestSize else {
      throw JSONError(
        reason: .tooLong(limit: JSONDocument.greatestSize),
        position: JSONPosition(line: 1, column: 1))
    }
    let start = bytes.starts(with: JSONTrivia.mark) ? JSONTrivia.mark.count : 0
    var reader = JSONNodeReader(bytes, at: start)
    try reader.document()
    self.bytes = bytes
    nodes = reader.nodes
  }

  /// Parses a text.
  ///
  /// - Throws: ``JSONError`` for the first error in the text.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: Array(text.utf8))
  }

  /// Creates a document of a value, indented by two spaces.
  public init(_ value: JSONValue) {
    let text = Array(value.indentedText.utf8) + [JSONTrivia.newline]
    if let document = try? JSONDocument(parsing: text) {
      self = document
    } else {
      // Only a value deeper than a document can be has no text.
      bytes = Array("null\n".utf8)
      nodes = [JSONNode(start: 0, end: 4, count: 1, kind: .null)]
    }
  }

  /// The text, with the replacement character in place of invalid UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Changing bytes

  /// A replacement of a range of bytes.
  struct Splice {
    var range: Range<Int>

    /// The bytes to put there.
    var text: [UInt8]
  }

  /// Replaces ranges of bytes in a value, and parses the value again.
  ///
  /// Of a container, only the members or elements around the replacements are parsed.
  ///
  /// - Parameters:
  ///   - splices: The replacements, ascending and without overlaps.
  ///   - index: The index of the value around all of them.
  /// - Returns: Whether the result is a value that ends where it should. Otherwise nothing changes.
  mutating func replace(_ splices: [Splice], in index: Int) -> Bool {
    let part = part(around: splices, in: index)
    let inverse = apply(splices)
    let distance = splices.reduce(0) { $0 + $1.text.count - $1.range.count }
    let end = Int(nodes[index].end) + distance
    var reader = JSONNodeReader(bytes, at: part.start)
    var replaced = part.nodes
    do throws(JSONError) {
      if part.isWhole {
        try reader.value()
      } else {
        try reader.items(
          of: nodes[index], hasItemBefore: part.hasItemBefore,
          until: part.next.map { $0 + distance })
        if !reader.isStopped { replaced = replaced.lowerBound..<index + Int(nodes[index].count) }
      }
    } catch {
      _ = apply(inverse)
      return false
    }
    guard reader.isStopped || reader.index == end else {
      _ = apply(inverse)
      return false
    }
    shiftNodes(replacing: replaced, in: index, by: distance, count: reader.nodes.count)
    nodes.replaceSubrange(replaced, with: reader.nodes)
    return true
  }

  /// Applies replacements and returns those that undo them.
  private mutating func apply(_ splices: [Splice]) -> [Splice] {
    var inverse: [Splice] = []
    var distance = 0
    for splice in splices {
      let range = splice.range.lowerBound + distance..<splice.range.upperBound + distance
      inverse.append(
        Splice(
          range: splice.range.lowerBound + distance..<splice.range.lowerBound + distance
            + splice.text.count,
          text: Array(bytes[range])))
      bytes.replaceSubrange(range, with: splice.text)
      distance += splice.text.count - splice.range.count
    }
    // Ranges of the inverse are those of the new text; undoing proceeds with the same distances.
    return inverse
  }

  /// Adapts the nodes around and after nodes of a value that are replaced by others.
  private mutating func shiftNodes(
    replacing range: Range<Int>, in index: Int, by distance: Int, count: Int
  ) {
    let formerEnd = nodes[index].end
    let isWhole = range.lowerBound == index
    for other in 0..<(isWhole ? index : index + 1)
    where nodes[other].end >= formerEnd && nodes[other].kind != .key {
      nodes[other].end = nodes[other].end.moved(by: distance)
      nodes[other].count = nodes[other].count.moved(by: count - range.count)
    }
    guard distance != 0 else { return }
    for other in range.upperBound..<nodes.count {
      nodes[other].start = nodes[other].start.moved(by: distance)
      nodes[other].end = nodes[other].end.moved(by: distance)
    }
  }

  // MARK: Style

  /// The style of the text.
  mutating func style() -> JSONStyle {
    if let knownStyle { return knownStyle }
    let style = JSONStyle(of: self)
    knownStyle = style
    return style
  }
}

extension UInt32 {
  fileprivate func moved(by distance: Int) -> UInt32 { UInt32(Int(self) + distance) }
}
