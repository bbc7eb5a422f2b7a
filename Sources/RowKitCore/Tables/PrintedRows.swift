/// The rows of a table as lines of text, created one at a time.
@MainActor struct PrintedRows: @MainActor Sequence, @MainActor IteratorProtocol {
  private let controller: GenericTableController
  private let width: Int
  private var group = -1
  private var row = 0
  private var pending: [String] = []

  private var store: TableStore { controller.store }

  /// Creates a sequence of the rows of a screen, which it retains.
  init(_ controller: GenericTableController, width: Int) {
    self.controller = controller
    self.width = width
  }

  mutating func next() -> String? {
    while pending.isEmpty {
      let path = RowPath(group: group, row: row)
      if group >= 0, let row = store.row(at: path) {
        self.row += 1
        return line(of: row, at: path)
      }
      guard let title = nextGroup() else { return nil }
      pending = title
    }
    return pending.removeFirst()
  }

  /// Moves to the next group and returns the lines before it, or `nil` at the end.
  private mutating func nextGroup() -> [String]? {
    var lines: [String] = []
    if group >= 0, let footer = store.footer(of: group) {
      lines.append(PrintedRows.safe(footer.text))
    }
    group += 1
    row = 0
    guard group < store.groupCount else {
      return lines.isEmpty || group > store.groupCount ? nil : lines
    }
    if group > 0 { lines.append("") }
    if let header = store.header(of: group) { lines.append(PrintedRows.safe(header.text)) }
    return lines
  }

  private func line(of row: any CellController, at path: RowPath) -> String {
    PrintedRows.safe(controller.spokenText(of: row, at: path, width: width).plainText)
  }

  /// Replaces control characters in text, keeping the tabs between its parts.
  private static func safe(_ text: String) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { SafeText.visible(String($0)) }.joined(separator: "\t")
  }
}
