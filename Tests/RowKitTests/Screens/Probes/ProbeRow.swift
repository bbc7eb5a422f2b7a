import RowKit

/// A row that can be selected, deleted and moved, offers an action, and records its calls.
final class ProbeRow: SelectableRow, EditableRow, MovableRow, ContextMenuRow {
  let text: String
  let lines: Int
  private(set) var events: [String] = []
  private let onSelect: (RowContext) -> Void

  init(_ text: String, lines: Int = 1, onSelect: @escaping (RowContext) -> Void = { _ in }) {
    self.text = text
    self.lines = lines
    self.onSelect = onSelect
  }

  func configure(_ cell: TableCell) {
    cell.text = text
    guard lines > 1 else { return }
    cell.content = LinesContent((1...lines).map { TextContent("\(text) \($0)") })
  }

  func didSelect(_ row: RowContext) {
    events.append("select")
    onSelect(row)
  }

  func didDelete(_ row: RowContext) { events.append("delete") }

  func didUndoDelete(_ row: RowContext) { events.append("undo") }

  func didMove(from source: RowPath, to destination: RowPath) {
    events.append("move \(source) \(destination)")
  }

  var actions: [RowAction] {
    [RowAction("Call \(text)") { [weak self] _ in self?.events.append("call") }]
  }
}
