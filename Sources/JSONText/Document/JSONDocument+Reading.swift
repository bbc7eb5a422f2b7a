extension JSONDocument {
  /// A member of an object or an element of an array.
  package struct Item: Sendable {
    /// The index of the key's node, or `nil` for an element.
    package let key: Int?

    /// The index of the value's node.
    package let value: Int
  }

  // MARK: Values

  /// The value of the whole document.
  public var value: JSONValue { value(of: 0) }

  /// Returns the value at a path, or `nil` if there is none.
  ///
  /// Of several members with the same key, the value holds the last one.
  public func value(at path: JSONPath) -> JSONValue? {
    node(at: path).map { value(of: $0) }
  }

  /// Returns the position of the value at a path, or `nil` if there is none.
  public func position(at path: JSONPath) -> JSONPosition? {
    node(at: path).map { JSONPosition(of: nodes[$0].range.lowerBound, in: bytes) }
  }

  /// Returns the text of the value at a path as written, or `nil` if there is none.
  public func text(at path: JSONPath) -> String? {
    node(at: path).map { writtenText(of: $0) }
  }

  // MARK: Nodes

  /// Returns the index of the node at a path, or `nil` if there is none.
  package func node(at path: JSONPath) -> Int? {
    var node = 0
    for step in path.steps {
      guard let next = self.node(step, in: node) else { return nil }
      node = next
    }
    return node
  }

  /// Returns the index of a member or an element of a container.
  package func node(_ step: JSONPath.Step, in container: Int) -> Int? {
    switch step {
    case .key(let key):
      var found: Int?
      for item in items(of: container) where hasKey(key, item) { found = item.value }
      return found
    case .index(let index):
      guard index >= 0 else { return nil }
      return items(of: container).dropFirst(index).first { _ in true }?.value
    }
  }

  /// Returns whether an item is a member with a key.
  package func hasKey(_ key: String, _ item: Item) -> Bool {
    guard let node = item.key else { return false }
    let raw = bytes[nodes[node].range].dropFirst().dropLast()
    if raw.elementsEqual(key.utf8) { return !raw.contains(UInt8(ascii: "\\")) }
    guard raw.contains(UInt8(ascii: "\\")) else { return false }
    return exactString(of: node)?.isExactly(key) == true
  }

  /// Returns the members or elements of a container, in order.
  package func items(of container: Int) -> Items { Items(self, container) }

  package func isObject(_ node: Int) -> Bool { nodes[node].kind == .object }

  /// Whether a node is a string that isn't a key.
  package func isString(_ node: Int) -> Bool { nodes[node].kind == .string }

  package func isArray(_ node: Int) -> Bool { nodes[node].kind == .array }

  package func isNull(_ node: Int) -> Bool { nodes[node].kind == .null }

  /// Returns the decoded text of a string or a key, with replacement characters where it can't be
  /// represented.
  package func string(of node: Int) -> String {
    let range = nodes[node].range
    let raw = bytes[range.lowerBound + 1..<range.upperBound - 1]
    if !raw.contains(UInt8(ascii: "\\")) { return String(decoding: raw, as: UTF8.self) }
    var reader = JSONReader(Array(bytes[range]))
    return (try? reader.document())?.string ?? String(decoding: raw, as: UTF8.self)
  }

  /// Returns the decoded text of a string or a key, or `nil` if it can't be represented without
  /// replacement characters.
  package func exactString(of node: Int) -> String? {
    let range = nodes[node].range
    let raw = bytes[range.lowerBound + 1..<range.upperBound - 1]
    guard raw.contains(UInt8(ascii: "\\")) else { return String(validating: raw, as: UTF8.self) }
    var reader = JSONReader(Array(bytes[range]))
    let text = (try? reader.document())?.string
    return reader.replacementCount == 0 ? text : nil
  }

  /// Returns whether all strings and keys in a value can be represented without replacement
  /// characters.
  package func isExact(_ node: Int) -> Bool {
    (node..<node + Int(nodes[node].count)).allSatisfy { node in
      let kind = nodes[node].kind
      return kind != .string && kind != .key || exactString(of: node) != nil
    }
  }

  package func writtenText(of node: Int) -> String {
    String(decoding: bytes[nodes[node].range], as: UTF8.self)
  }

  /// Returns the bytes of a node.
  package func range(of node: Int) -> Range<Int> { nodes[node].range }

  /// Returns the number of bytes of a node.
  package func size(of node: Int) -> Int { nodes[node].range.count }

  package func position(of node: Int) -> JSONPosition {
    JSONPosition(of: nodes[node].range.lowerBound, in: bytes)
  }

  /// Returns the value of a node, with the positions of all values in it.
  ///
  /// It takes time linear in the length of the text before the node, too, whose lines are counted.
  package func value(of node: Int) -> JSONValue {
    var reader = JSONNodeValueReader(self, at: node, hasPositions: true)
    return reader.value()
  }

  /// Returns the value of a node without positions, in time linear in its own length.
  package func plainValue(of node: Int) -> JSONValue {
    var reader = JSONNodeValueReader(self, at: node, hasPositions: false)
    return reader.value()
  }

  /// Returns the value of a node that isn't a container.
  func scalar(of index: Int) -> JSONValue.Content {
    let node = nodes[index]
    switch node.kind {
    case .bool: return .bool(node.range.count == 4)
    case .number:
      return .number(
        JSONNumber(unchecked: String(decoding: bytes[node.range], as: UTF8.self)))
    case .string, .key: return .string(string(of: index))
    case .null, .object, .array: return .null
    }
  }
}

// MARK: - Items

extension JSONDocument {
  /// The members or elements of a container, found one after another.
  package struct Items: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    fileprivate init(_ document: JSONDocument, _ container: Int) {
      self.document = document
      let node = document.nodes[container]
      index = container + 1
      end = node.isContainer ? container + Int(node.count) : index
    }

    package mutating func next() -> Item? {
      guard index < end else { return nil }
      let key = document.nodes[index].kind == .key ? index : nil
      let value = key == nil ? index : index + 1
      index = value + Int(document.nodes[value].count)
      return Item(key: key, value: value)
    }
  }
}
