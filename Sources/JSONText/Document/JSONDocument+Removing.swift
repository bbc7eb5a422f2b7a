extension JSONDocument {
  /// Removes the member or the element at a path.
  ///
  /// Its comma and the comments beside it on the same line go with it. Comments on lines of their own
  /// stay. Of a repeated key, all members are removed, so that none is read then.
  ///
  /// - Throws: ``JSONEditError`` if there is none.
  public mutating func remove(at path: JSONPath) throws(JSONEditError) {
    let (container, indices) = try places(of: path)
    let former = indices.count > 1 ? self : nil
    do throws(JSONEditError) {
      for index in indices.reversed() { try remove(index, of: container, path) }
    } catch {
      if let former { self = former }
      throw error
    }
  }

  private mutating func remove(
    _ index: Int, of container: Int, _ path: JSONPath
  ) throws(JSONEditError) {
    let list = ItemList(self, container)
    guard replace(splices(removing: index, from: list), in: container) else { throw .unsafe(path) }
  }

  private func splices(removing index: Int, from list: ItemList) -> [Splice] {
    let isOnly = list.items.count == 1
    if isOnly, isDisposable(list) {
      return [Splice(range: list.open..<list.close, text: [])]
    }
    var splices: [Splice] = []
    let isLast = index == list.items.count - 1
    if isLast, !isOnly, list.comma(after: index) == nil, let comma = list.comma(after: index - 1) {
      splices.append(Splice(range: comma..<comma + 1, text: []))
    }
    let range = range(removing: index, from: list)
    if let comma = splices.last?.range, comma.upperBound >= range.lowerBound {
      return [Splice(range: comma.lowerBound..<range.upperBound, text: [])]
    }
    return splices + [Splice(range: range, text: [])]
  }

  /// Returns whether a container holds nothing but one item with its comments and white space.
  private func isDisposable(_ list: ItemList) -> Bool {
    JSONTrivia.isSpace(list.open..<list.noteStart(0), in: bytes)
      && JSONTrivia.isSpace(list.noteEnd(0)..<list.close, in: bytes)
  }

  /// Returns the range of an item with its comma, its comments and the space that goes with it.
  private func range(removing index: Int, from list: ItemList) -> Range<Int> {
    let start = list.noteStart(index)
    let end = list.noteEnd(index)
    if list.startsLine(index), let end = list.lineEnd(after: index) {
      return JSONTrivia.lineStart(of: start, in: bytes)..<end
    }
    let next = index + 1 < list.items.count ? list.noteStart(index + 1) : nil
    if let next, isBlank(end..<next) { return start..<next }
    let gap = list.gap(before: index).lowerBound..<start
    return index > 0 && isBlank(gap) ? gap.lowerBound..<end : start..<end
  }

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(JSONTrivia.isBlank) }
}
