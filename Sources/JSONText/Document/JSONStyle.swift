/// The style of a JSON text, which new text follows.
struct JSONStyle: Sendable, Equatable {
  /// The line break: the most frequent one.
  var newline: [UInt8] = [JSONTrivia.newline]

  /// The indentation of one level.
  var indentation: [UInt8] = [0x20, 0x20]

  /// The text between a key and its value.
  var colon = Array(": ".utf8)

  /// The space after a comma within a line.
  var space: [UInt8] = [0x20]

  /// Whether containers have a line for each of their values.
  var hasLines = true

  /// Whether arrays of scalars have a line for each element.
  var listsHaveLines = true

  /// The number of nodes that are looked at.
  private static let sampleSize = 10_000

  init(of document: JSONDocument) {
    newline = JSONStyle.newline(in: document.bytes)
    var smallest: [UInt8]?
    var isFirstColon = true
    var isFirstList = true
    var hasContainer = false
    for index in document.nodes.indices.prefix(JSONStyle.sampleSize) {
      let node = document.nodes[index]
      guard node.isContainer, node.count > 1 else { continue }
      let first = Int(document.nodes[index + 1].start)
      let start = Int(node.start) + 1
      let isMany = document.bytes[start..<first].contains(where: JSONTrivia.isBreak)
      if !hasContainer { hasLines = isMany }
      hasContainer = true
      if node.kind == .object, isFirstColon {
        isFirstColon = false
        colon = document.colon(after: index + 1)
      }
      if node.kind == .array, isFirstList, document.isScalarList(index) {
        isFirstList = false
        listsHaveLines = isMany
      }
      if isMany, let step = document.step(from: Int(node.start), to: first),
        step.count < smallest?.count ?? .max
      {
        smallest = step
      }
    }
    if let smallest { indentation = smallest }
    if isFirstList { listsHaveLines = hasLines }
    if !isFirstColon, colon.last == UInt8(ascii: ":"), !hasLines { space = [] }
  }

  private static func newline(in bytes: [UInt8]) -> [UInt8] {
    var counts = (feeds: 0, pairs: 0, returns: 0)
    var former: UInt8 = 0
    for byte in bytes.prefix(1 << 20) {
      if byte == JSONTrivia.newline {
        if former == JSONTrivia.carriageReturn { counts.pairs += 1 } else { counts.feeds += 1 }
      }
      if byte == JSONTrivia.carriageReturn { counts.returns += 1 }
      former = byte
    }
    let alone = counts.returns - counts.pairs
    if alone > max(counts.feeds, counts.pairs) { return [JSONTrivia.carriageReturn] }
    return counts.pairs > counts.feeds
      ? [JSONTrivia.carriageReturn, JSONTrivia.newline] : [JSONTrivia.newline]
  }

  // MARK: Writing

  /// Returns the text of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - indentation: The indentation of its last line.
  ///   - hasLines: Whether containers have a line for each of their values.
  ///   - spelling: The spelling of strings.
  /// - Returns: The text, without a line break at its end.
  func text(
    of value: JSONValue, after indentation: [UInt8], hasLines: Bool,
    spelling: JSONSpelling = JSONSpelling()
  ) -> [UInt8] {
    switch value.content {
    case .null, .bool, .number: return Array(value.description.utf8)
    case .string(let string): return Array(spelling.text(of: string).utf8)
    case .array(let elements):
      let isList = elements.allSatisfy { $0.array == nil && $0.members == nil }
      return list(
        "[", "]", elements, after: indentation, hasLines: hasLines && (!isList || listsHaveLines)
      ) { element, indentation in
        text(of: element, after: indentation, hasLines: hasLines, spelling: spelling)
      }
    case .object(let members):
      return list("{", "}", members, after: indentation, hasLines: hasLines) {
        member, indentation in
        Array(spelling.text(of: member.key).utf8) + colon
          + text(of: member.value, after: indentation, hasLines: hasLines, spelling: spelling)
      }
    }
  }

  private func list<Element>(
    _ open: String, _ close: String, _ elements: [Element], after indentation: [UInt8],
    hasLines: Bool, _ body: (Element, [UInt8]) -> [UInt8]
  ) -> [UInt8] {
    guard !elements.isEmpty else { return Array((open + close).utf8) }
    let inner = indentation + self.indentation
    let separator = [UInt8(ascii: ",")] + (hasLines ? newline + inner : space)
    let contents = elements.map { body($0, inner) }.joined(separator: separator)
    let before = hasLines ? newline + inner : []
    let after = hasLines ? newline + indentation : []
    return Array(open.utf8) + before + contents + after + Array(close.utf8)
  }
}

// MARK: - Detection

extension JSONDocument {
  /// Returns the text between a key and its value, without comments.
  func colon(after key: Int) -> [UInt8] {
    let range = Int(nodes[key].end)..<Int(nodes[key + 1].start)
    let text = Array(bytes[range])
    let isPlain = text.allSatisfy { $0 == UInt8(ascii: ":") || JSONTrivia.isBlank($0) }
    return isPlain ? text : Array(": ".utf8)
  }

  /// Returns whether an array contains only scalars.
  func isScalarList(_ index: Int) -> Bool {
    items(of: index).allSatisfy { !isObject($0.value) && !isArray($0.value) }
  }

  /// Returns the indentation that the first value in a container has beyond the container's line.
  fileprivate func step(from container: Int, to first: Int) -> [UInt8]? {
    let outer = lineIndentation(of: container)
    let inner = lineIndentation(of: first)
    guard inner.count > outer.count, inner.starts(with: outer) else { return nil }
    return Array(inner.dropFirst(outer.count))
  }

  /// Returns the spaces and tabs at the beginning of a line.
  func lineIndentation(of offset: Int) -> [UInt8] {
    let start = JSONTrivia.lineStart(of: offset, in: bytes)
    return Array(bytes[start..<JSONTrivia.blankEnd(from: start, in: bytes)])
  }

  /// Returns the spelling of a string or a key.
  func spelling(of index: Int) -> JSONSpelling {
    let raw = Array(bytes[nodes[index].range])
    var spelling = JSONSpelling()
    var position = 0
    var hasPlainSlash = false
    while position < raw.count {
      if raw[position] == UInt8(ascii: "\\"), position + 1 < raw.count {
        if raw[position + 1] == UInt8(ascii: "u") {
          let digits = raw[(position + 2)...]
          let isASCII = digits.starts(with: "00".utf8) && digits.dropFirst(2).first ?? 0 < 0x38
          spelling.escapesUnicode = spelling.escapesUnicode || !isASCII
        }
        if raw[position + 1] == UInt8(ascii: "/") { spelling.escapesSlashes = true }
        position += 1
      } else if raw[position] == UInt8(ascii: "/") {
        hasPlainSlash = true
      }
      position += 1
    }
    if raw.contains(where: { $0 >= 0x80 }) { spelling.escapesUnicode = false }
    if hasPlainSlash { spelling.escapesSlashes = false }
    return spelling
  }
}
