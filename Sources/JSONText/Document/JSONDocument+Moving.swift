extension JSONDocument {
  /// Moves a member or an element to another place in its container.
  ///
  /// The comments directly above it and beside it go with it.
  ///
  /// - Parameters:
  ///   - index: The present place.
  ///   - destination: The place after the move. A place out of range means the nearest one.
  ///   - path: The path of the container.
  /// - Throws: ``JSONEditError`` if there is no such member or element.
  public mutating func move(
    _ index: Int, to destination: Int, in path: JSONPath
  ) throws(JSONEditError) {
    guard let container = node(at: path) else { throw .missing(path) }
    let list = ItemList(self, container)
    guard list.items.indices.contains(index) else { throw .missing(path.appending(.index(index))) }
    let destination = min(max(destination, 0), list.items.count - 1)
    guard index != destination else { return }
    let splices =
      lineSplices(moving: index, to: destination, in: list)
      ?? textSplices(
        moving: index, to: destination, in: list, lineSpace: lineSpace(in: list, style()))
    guard replace(splices, in: container) else { throw .unsafe(path) }
  }

  private func order(_ index: Int, _ destination: Int) -> [Int] {
    var order = Array(min(index, destination)...max(index, destination))
    if index < destination {
      order.append(order.removeFirst())
    } else {
      order.insert(order.removeLast(), at: 0)
    }
    return order
  }

  /// Returns the replacements that pass the texts of items, with the comments beside them, on to each
  /// other's places.
  private func textSplices(
    moving index: Int, to destination: Int, in list: ItemList, lineSpace: [UInt8]
  ) -> [Splice] {
    let order = order(index, destination)
    return zip(order.sorted(), order).map { place, item in
      Splice(
        range: list.noteStart(place)..<list.noteEnd(place),
        text: text(of: item, at: place, in: list, lineSpace))
    }
  }

  /// Returns the text of an item with the comments beside it, and a comma if the place has one.
  ///
  /// The comma goes before a comment only if a line break follows that. Otherwise the comment would
  /// stand before the next item like its own.
  private func text(
    of item: Int, at place: Int, in list: ItemList, _ lineSpace: [UInt8]
  ) -> [UInt8] {
    let end = list.end(item)
    let comma = list.comma(after: item)
    let behind = (comma.map { $0 + 1 } ?? end)..<list.noteEnd(item)
    let start = bytes[list.noteStart(item)..<end]
    let before = bytes[end..<(comma ?? end)]
    let isOpen = JSONTrivia.endsInLineComment(behind, in: bytes)
    let after = JSONTrivia.blankEnd(from: list.noteEnd(place), in: bytes)
    let endsLine = JSONTrivia.isLineEnd(after, in: bytes)
    let newline = isOpen && !endsLine ? lineSpace : []
    guard list.comma(after: place) != nil else { return start + before + bytes[behind] + newline }
    let sign = [UInt8(ascii: ",")]
    return isOpen || endsLine
      ? start + before + sign + bytes[behind] + newline : start + before + bytes[behind] + sign
  }

  /// Returns the replacement of whole lines with their comments, or `nil` if an item doesn't have
  /// lines of its own.
  private func lineSplices(
    moving index: Int, to destination: Int, in list: ItemList
  ) -> [Splice]? {
    let order = order(index, destination)
    let places = order.sorted()
    var blocks: [Int: Range<Int>] = [:]
    for place in places {
      guard let block = block(of: place, in: list) else { return nil }
      blocks[place] = block
    }
    let ranges = places.compactMap { blocks[$0] }
    let followsComma = list.items.indices.last.map { list.comma(after: $0) != nil } ?? false
    var text: [UInt8] = []
    for (position, item) in order.enumerated() {
      guard let block = blocks[item] else { return nil }
      let isLast = places[position] == list.items.count - 1
      text += lines(block, of: item, in: list, hasComma: !isLast || followsComma)
      if position + 1 < ranges.count {
        text += bytes[ranges[position].upperBound..<ranges[position + 1].lowerBound]
      }
    }
    guard let first = ranges.first, let last = ranges.last else { return nil }
    return [Splice(range: first.lowerBound..<last.upperBound, text: text)]
  }

  /// Returns the lines of an item, with or without a comma.
  private func lines(
    _ block: Range<Int>, of item: Int, in list: ItemList, hasComma: Bool
  ) -> [UInt8] {
    let end = list.end(item)
    if let comma = list.comma(after: item) {
      guard !hasComma else { return Array(bytes[block]) }
      return Array(bytes[block.lowerBound..<comma]) + bytes[comma + 1..<block.upperBound]
    }
    guard hasComma else { return Array(bytes[block]) }
    return bytes[block.lowerBound..<end] + [UInt8(ascii: ",")] + bytes[end..<block.upperBound]
  }

  /// Returns the range of an item's lines and the comments directly above it.
  private func block(of index: Int, in list: ItemList) -> Range<Int>? {
    guard list.startsLine(index), let end = list.lineEnd(after: index) else { return nil }
    var start = JSONTrivia.lineStart(of: list.noteStart(index), in: bytes)
    let limit = list.gap(before: index).lowerBound
    while start > limit {
      let above = JSONTrivia.lineStart(of: start - 1, in: bytes)
      let text = JSONTrivia.blankEnd(from: above, in: bytes)
      guard above > limit, let comment = JSONTrivia.commentEnd(from: text, in: bytes),
        JSONTrivia.blankEnd(from: comment, in: bytes) <= start,
        let line = JSONTrivia.lineBreakEnd(
          at: JSONTrivia.blankEnd(from: comment, in: bytes), in: bytes), line == start
      else { break }
      start = above
    }
    return start..<end
  }
}
