/// A reader that makes a value of a part of a document, without recursion.
struct JSONNodeValueReader {
  /// A container whose contents are being read.
  private struct Frame {
    let node: Int
    let position: JSONPosition?
    var elements: [JSONValue] = []
    var members: [JSONMember] = []
    var key: (text: String, position: JSONPosition?)?
  }

  private let document: JSONDocument
  private let root: Int
  private var frames: [Frame] = []
  private var result: JSONValue?

  // The position of the last node, from which the next one is counted.
  private var offset: Int
  private var position: JSONPosition?

  /// Creates a reader.
  ///
  /// Lines are counted from the beginning of the document.
  init(_ document: JSONDocument, at root: Int, hasPositions: Bool) {
    self.document = document
    self.root = root
    offset = document.nodes[root].range.lowerBound
    position = hasPositions ? JSONPosition(of: offset, in: document.bytes) : nil
  }

  mutating func value() -> JSONValue {
    for index in root..<root + Int(document.nodes[root].count) { read(index) }
    return result ?? JSONValue(.null)
  }

  private mutating func read(_ index: Int) {
    let node = document.nodes[index]
    proceed(to: node.range.lowerBound)
    switch node.kind {
    case .key: frames[frames.count - 1].key = (document.string(of: index), position)
    case .object, .array:
      frames.append(Frame(node: index, position: position))
      close(after: index)
    default:
      add(JSONValue(document.scalar(of: index), at: position))
      close(after: index)
    }
  }

  private mutating func add(_ value: JSONValue) {
    guard let last = frames.indices.last else {
      result = value
      return
    }
    if let key = frames[last].key {
      frames[last].members.append(JSONMember(key.text, value, at: key.position))
      frames[last].key = nil
    } else {
      frames[last].elements.append(value)
    }
  }

  /// Completes the containers whose last node was read.
  private mutating func close(after index: Int) {
    while let frame = frames.last,
      frame.node + Int(document.nodes[frame.node].count) == index + 1
    {
      frames.removeLast()
      let isObject = document.isObject(frame.node)
      let content: JSONValue.Content =
        isObject
        ? .object(JSONNodeValueReader.withoutRepeatedKeys(frame.members))
        : .array(frame.elements)
      add(JSONValue(content, at: frame.position))
    }
  }

  /// Returns the members without those that a later one with the same key replaces.
  private static func withoutRepeatedKeys(_ members: [JSONMember]) -> [JSONMember] {
    // Equal bytes make equal strings, so that different strings need no closer look.
    guard Set(members.map(\.key)).count < members.count else { return members }
    var seen: Set<[UInt8]> = []
    return members.reversed().filter { seen.insert(Array($0.key.utf8)).inserted }.reversed()
  }

  private mutating func proceed(to end: Int) {
    guard var position else { return }
    for index in offset..<end {
      if JSONTrivia.endsLine(index, in: document.bytes) {
        position.line += 1
        position.column = 1
      } else if document.bytes[index] & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    offset = end
    self.position = position
  }
}
