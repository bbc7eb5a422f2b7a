extension JSONDocument {
  /// The members or elements of a container with the text between them.
  struct ItemList {
    /// The members or elements.
    let items: [Item]

    /// The offset after the opening brace or bracket.
    let open: Int

    /// The offset of the closing brace or bracket.
    let close: Int

    private let document: JSONDocument

    init(_ document: JSONDocument, _ container: Int) {
      self.document = document
      items = Array(document.items(of: container))
      open = document.nodes[container].range.lowerBound + 1
      close = document.nodes[container].range.upperBound - 1
    }

    /// Returns the offset of an item's first byte.
    func start(_ index: Int) -> Int {
      document.nodes[items[index].key ?? items[index].value].range.lowerBound
    }

    /// Returns the offset after an item, without its comma.
    func end(_ index: Int) -> Int { document.nodes[items[index].value].range.upperBound }

    /// Returns the offset of the comma after an item, or `nil` if there is none.
    func comma(after index: Int) -> Int? {
      let end = JSONTrivia.end(from: end(index), in: document.bytes)
      return end < close && document.bytes[end] == UInt8(ascii: ",") ? end : nil
    }

    /// Returns the offset after an item and its comma.
    func tail(_ index: Int) -> Int { comma(after: index).map { $0 + 1 } ?? end(index) }

    /// Returns the offset after an item, its comma, and the comments behind it on its line.
    ///
    /// A comment belongs to the value before it on its line, unless another value follows it there.
    func noteEnd(_ index: Int) -> Int {
      JSONTrivia.lineCommentEnd(from: tail(index), in: document.bytes, before: close)
    }

    /// Returns the offset of the first comment directly before an item on its line, or of the item.
    func noteStart(_ index: Int) -> Int {
      let gap = gap(before: index)
      return JSONTrivia.leadStart(of: gap.upperBound, from: gap.lowerBound, in: document.bytes)
    }

    /// Returns the range between an item and the comma or brace before it, with its comments, without
    /// those of the item before it or of the container.
    func gap(before index: Int) -> Range<Int> {
      guard index == 0 else { return noteEnd(index - 1)..<start(index) }
      return JSONTrivia.lineCommentEnd(from: open, in: document.bytes, before: close)..<start(index)
    }

    /// Returns whether an item is separated from the text before it by a line break.
    func hasLines(at index: Int) -> Bool {
      guard items.indices.contains(index) else { return false }
      return document.bytes[gap(before: index)].contains(where: JSONTrivia.isBreak)
    }

    /// Returns whether only white space stands before an item and its comments on its line.
    func startsLine(_ index: Int) -> Bool {
      let start = noteStart(index)
      let line = JSONTrivia.lineStart(of: start, in: document.bytes)
      return line >= open && JSONTrivia.isSpace(line..<start, in: document.bytes)
    }

    /// Returns the offset of the line end after an item, its comma and its comment, or `nil` if
    /// something else follows on the line.
    func lineEnd(after index: Int) -> Int? {
      let end = JSONTrivia.blankEnd(from: noteEnd(index), in: document.bytes)
      return end < close ? JSONTrivia.lineBreakEnd(at: end, in: document.bytes) : nil
    }
  }
}
