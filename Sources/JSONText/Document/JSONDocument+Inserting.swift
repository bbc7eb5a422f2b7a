extension JSONDocument {
  /// Inserts a member into an object.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  ///   - index: The place among the members. The default is the end; a place beyond the end means
  ///     the end.
  ///   - path: The path of the object.
  /// - Throws: ``JSONEditError`` if there is no such object, or it has the key already.
  public mutating func insert(
    _ value: JSONValue, forKey key: String, at index: Int? = nil, in path: JSONPath
  ) throws(JSONEditError) {
    guard let container = node(at: path) else { throw .missing(path) }
    guard isObject(container) else { throw .wrongContainer(path) }
    guard !items(of: container).contains(where: { hasKey(key, $0) }) else {
      throw .repeatedKey(key)
    }
    try insert(key: key, value, at: index ?? .max, in: container, path)
  }

  /// Inserts an element into an array.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - index: The place among the elements. A place beyond the end means the end.
  ///   - path: The path of the array.
  /// - Throws: ``JSONEditError`` if there is no such array.
  public mutating func insert(
    _ value: JSONValue, at index: Int, in path: JSONPath
  ) throws(JSONEditError) {
    guard let container = node(at: path) else { throw .missing(path) }
    guard isArray(container) else { throw .wrongContainer(path) }
    try insert(key: nil, value, at: index, in: container, path)
  }

  private mutating func insert(
    key: String?, _ value: JSONValue, at index: Int, in container: Int, _ path: JSONPath
  ) throws(JSONEditError) {
    let style = style()
    let list = ItemList(self, container)
    let layout =
      list.items.isEmpty
      ? emptyLayout(of: container, style) : layout(at: index, in: list, style)
    let colon = colonSpelling(in: list, at: index) ?? style.colon
    let name = key.map { Array(JSONSpelling().text(of: $0).utf8) + colon } ?? []
    let text = style.text(
      of: value, after: layout.indentation, hasLines: layout.hasLines || style.hasLines)
    let splices = splices(
      for: name + text, at: index, in: list, layout, lineSpace: lineSpace(in: list, style))
    guard replace(splices, in: container) else { throw .unsafe(path) }
  }

  private func colonSpelling(in list: ItemList, at index: Int) -> [UInt8]? {
    guard !list.items.isEmpty else { return nil }
    let neighbour = min(max(index - 1, 0), list.items.count - 1)
    return list.items[neighbour].key.map { colon(after: $0) }
  }

  // MARK: Layout

  /// The way a new value is separated from its neighbours.
  private struct Layout {
    /// Whether the value begins a line.
    var hasLines: Bool

    /// The indentation of the value's line.
    var indentation: [UInt8]

    /// The text before the value, apart from a comma: a line break and the indentation, or spaces.
    var space: [UInt8]
  }

  /// Returns the layout of the first value of a container, which follows the next container of its
  /// kind before it, or its parent.
  private func emptyLayout(of container: Int, _ style: JSONStyle) -> Layout {
    let node = nodes[container]
    let outer = lineIndentation(of: node.range.lowerBound)
    let inside = bytes[node.range.lowerBound + 1..<node.range.upperBound - 1]
    let like = nodes[..<container].indices.reversed().prefix(64).first {
      nodes[$0].kind == node.kind && nodes[$0].count > 1
        && nodes[$0].range.upperBound <= node.range.lowerBound
    }
    let hasLines =
      inside.contains(where: JSONTrivia.isBreak)
      || (like.map { ItemList(self, $0).hasLines(at: 0) }
        ?? (node.kind == .array ? style.listsHaveLines : style.hasLines))
    let indentation = outer + style.indentation
    return Layout(
      hasLines: hasLines, indentation: indentation,
      space: hasLines ? style.newline + indentation : [])
  }

  private func layout(at index: Int, in list: ItemList, _ style: JSONStyle) -> Layout {
    let neighbour = min(max(index, 0), list.items.count - 1)
    let start = list.start(neighbour)
    let gap = list.gap(before: neighbour)
    let hasLines = list.hasLines(at: neighbour)
    guard hasLines else {
      let isPlain = neighbour > 0 && gap.count <= 8 && JSONTrivia.isSpace(gap, in: bytes)
      let space = isPlain ? Array(bytes[gap]) : style.space
      return Layout(hasLines: false, indentation: lineIndentation(of: start), space: space)
    }
    let indentation = lineIndentation(of: start)
    let space = JSONTrivia.lineBreak(of: bytes[gap]) + indentation
    return Layout(hasLines: true, indentation: indentation, space: space)
  }

  // MARK: Splices

  private func splices(
    for text: [UInt8], at index: Int, in list: ItemList, _ layout: Layout, lineSpace: [UInt8]
  ) -> [Splice] {
    let comma = [UInt8(ascii: ",")]
    guard let last = list.items.indices.last else { return firstSplices(for: text, list, layout) }
    if index > last { return lastSplices(for: text, list, layout, lineSpace) }
    let index = max(0, index)
    guard layout.hasLines else {
      let start = list.noteStart(index)
      return [Splice(range: start..<start, text: text + comma + layout.space)]
    }
    let place = list.gap(before: index).lowerBound
    return [Splice(range: place..<place, text: layout.space + text + comma)]
  }

  /// Returns the splices for a value behind the last one, whose comments on its line stay with it.
  ///
  /// Without a line break behind the comments, the comma goes behind them: they would otherwise stand
  /// before the new value like its own.
  private func lastSplices(
    for text: [UInt8], _ list: ItemList, _ layout: Layout, _ lineSpace: [UInt8]
  ) -> [Splice] {
    let comma = [UInt8(ascii: ",")]
    let last = list.items.count - 1
    let (end, place) = (list.tail(last), list.noteEnd(last))
    let isOpen = JSONTrivia.endsInLineComment(end..<place, in: bytes)
    let space = isOpen && !layout.hasLines ? lineSpace : layout.space
    if let former = list.comma(after: last) {
      guard place > end, !isOpen, !layout.hasLines else {
        return [Splice(range: place..<place, text: space + text + comma)]
      }
      return [
        Splice(range: former..<former + 1, text: []),
        Splice(range: place..<place, text: comma + space + text + comma),
      ]
    }
    guard place > end, isOpen || layout.hasLines else {
      return [Splice(range: place..<place, text: comma + space + text)]
    }
    return [
      Splice(range: end..<end, text: comma), Splice(range: place..<place, text: space + text),
    ]
  }

  /// Returns a line break and the indentation of a value in a container without lines.
  func lineSpace(in list: ItemList, _ style: JSONStyle) -> [UInt8] {
    style.newline + lineIndentation(of: list.open - 1) + style.indentation
  }

  /// Returns the splices for the first value of a container, which may hold comments.
  private func firstSplices(
    for text: [UInt8], _ list: ItemList, _ layout: Layout
  ) -> [Splice] {
    let inside = list.open..<list.close
    guard !JSONTrivia.isSpace(inside, in: bytes) else {
      let isPadded = !layout.hasLines && inside.count == 1
      let outer = lineIndentation(of: list.open - 1)
      let after = layout.hasLines ? JSONTrivia.lineBreak(of: layout.space) + outer : []
      let padding: [UInt8] = isPadded ? [0x20] : []
      return [Splice(range: inside, text: padding + layout.space + text + after + padding)]
    }
    let end = (bytes[inside].lastIndex { !JSONTrivia.isSpace($0) } ?? list.open) + 1
    let hasBreakAfter = bytes[end..<list.close].contains(where: JSONTrivia.isBreak)
    guard layout.hasLines || hasBreakAfter else {
      return [Splice(range: end..<end, text: [0x20] + text)]
    }
    let newline = JSONTrivia.lineBreak(of: layout.space)
    let outer = lineIndentation(of: list.open - 1)
    let space = newline + (layout.hasLines ? layout.indentation : outer)
    return [
      Splice(range: end..<end, text: space + text + (hasBreakAfter ? [] : newline + outer))
    ]
  }
}
