/// A sequence of the lines of a text.
struct LineBreaker: Sequence, IteratorProtocol {
  private let text: String
  private let width: Int
  private var scanner: ClusterScanner
  private var isDone = false

  init(_ text: String, width: Int) {
    self.text = text
    self.width = Swift.max(1, width)
    scanner = ClusterScanner(Substring(text))
  }

  /// Returns the next line without trailing spaces, or `nil` after the last.
  mutating func next() -> Substring? {
    if isDone { return nil }
    var line = LineInProgress(start: scanner.position)
    while true {
      let start = scanner.position
      guard let cluster = scanner.next() else {
        isDone = true
        return text[line.start..<line.contentEnd]
      }
      if cluster.isNewline { return text[line.start..<line.contentEnd] }
      if cluster.isBreakingSpace {
        line.addSpace(cluster, end: scanner.position)
      } else if let lineEnd = line.add(cluster, from: start, to: scanner.position, width: width) {
        scanner.move(to: lineEnd.next)
        return text[line.start..<lineEnd.content]
      }
    }
  }
}
