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

    /// Returns the range between an item and the comma or brace before it.
    func gap(before index: Int) -> Range<Int> {
      (index == 0 ? open : tail(index - 1))..<start(index)
    }

    /// Returns the range between the last item and the closing brace.
    var lastGap: Range<Int> {
      guard let last = items.indices.last else { return open..<close }
      return tail(last)..<close
    }

    /// Returns whether an item is separated from the text before it by a line break.
    func hasLines(at index: Int) -> Bool {
      guard items.indices.contains(index) else { return false }
      return document.bytes[gap(before: index)].contains(JSONTrivia.newline)
    }

    /// Returns whether only white space stands before an item on its line.
    func startsLine(_ index: Int) -> Bool {
      let start = start(index)
      let line = JSONTrivia.lineStart(of: start, in: document.bytes)
      return line >= open && JSONTrivia.isSpace(line..<start, in: document.bytes)
    }

    /// Returns the offset of the line end after an item, its comma and its comment, or `nil` if
    /// something else follows on the line.
    func lineEnd(after index: Int) -> Int? {
      let comment = JSONTrivia.lineCommentEnd(from: tail(index), in: document.bytes)
      let end = JSONTrivia.blankEnd(from: comment, in: document.bytes)
      return end < close ? JSONTrivia.lineBreakEnd(at: end, in: document.bytes) : nil
    }

    /// Returns the line break at the beginning of a text.
    func newline(of space: [UInt8]) -> [UInt8] {
      space.first == 0x0D ? [0x0D, JSONTrivia.newline] : [JSONTrivia.newline]
    }
  }
}
