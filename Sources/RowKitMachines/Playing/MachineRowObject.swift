import RowKit

/// A row object that a machine creates from its plain model.
@MainActor protocol MachineRowObject: SelectableRow {
  /// The row in the plain model.
  var row: MachineRow { get set }

  /// The player that is told of the row.
  var player: MachinePlayer? { get }
}

extension MachineRowObject {
  var rowID: RowID? { row.id.map { RowID($0) } }
  var isSelectable: Bool { row.isSelectable }

  func didSelect(_ context: RowContext) {
    player?.didSelect(row, context)
  }
}

/// A row of one line with a standard cell.
final class FlatMachineRow: MachineRowObject {
  var row: MachineRow
  weak var player: MachinePlayer?

  init(_ row: MachineRow, _ player: MachinePlayer?) {
    self.row = row
    self.player = player
  }

  func configure(_ cell: TableCell) {
    cell.text = row.text
    player?.didConfigure(row)
  }
}

/// A row of several lines with its own kind of cell.
final class TallMachineRow: MachineRowObject {
  var row: MachineRow
  weak var player: MachinePlayer?

  init(_ row: MachineRow, _ player: MachinePlayer?) {
    self.row = row
    self.player = player
  }

  func configure(_ cell: TallMachineCell) {
    cell.lines = row.lines
    cell.text = row.text
    player?.didConfigure(row)
  }
}

/// A cell that shows in each line the row's text, the line's number, and the position in the group.
final class TallMachineCell: TableCell {
  var lines = 1

  override func prepareForReuse() {
    lines = 1
  }

  override func height(forWidth width: Int) -> Int { lines }

  override func draw(on canvas: Canvas) {
    for line in 0..<lines {
      canvas.text(MachineRow.words(text, line, state.position), line: line)
    }
  }
}
