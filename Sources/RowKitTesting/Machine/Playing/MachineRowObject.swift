import RowKit

/// What the rows of a machine tell it.
@MainActor protocol MachineRowDelegate: AnyObject {
  /// A row was configured.
  func didConfigure(_ row: MachineRow)

  /// A row was selected.
  func didSelect(_ row: MachineRow, _ context: RowContext)
}

/// A row object that the machine makes of what its model says.
@MainActor protocol MachineRowObject: SelectableRow {
  /// What the row is.
  var row: MachineRow { get set }

  /// Who is told.
  var delegate: (any MachineRowDelegate)? { get }
}

extension MachineRowObject {
  var rowID: RowID? { row.id.map { RowID($0) } }
  var isSelectable: Bool { row.isSelectable }

  func didSelect(_ context: RowContext) {
    delegate?.didSelect(row, context)
  }
}

/// A row of one line, shown by a standard cell.
final class FlatMachineRow: MachineRowObject {
  var row: MachineRow
  weak var delegate: (any MachineRowDelegate)?

  init(_ row: MachineRow, _ delegate: (any MachineRowDelegate)?) {
    self.row = row
    self.delegate = delegate
  }

  func configure(_ cell: TableCell) {
    cell.text = row.text
    delegate?.didConfigure(row)
  }
}

/// A row of several lines, shown by a cell of its own kind.
final class TallMachineRow: MachineRowObject {
  var row: MachineRow
  weak var delegate: (any MachineRowDelegate)?

  init(_ row: MachineRow, _ delegate: (any MachineRowDelegate)?) {
    self.row = row
    self.delegate = delegate
  }

  func configure(_ cell: TallMachineCell) {
    cell.lines = row.lines
    cell.text = row.text
    delegate?.didConfigure(row)
  }
}

/// Shows in each line what the row says, the number of the line, and where in its group it stands.
final class TallMachineCell: TableCell {
  var lines = 1

  override func prepareForReuse() {
    lines = 1
  }

  override func height(forWidth width: Int) -> Int { lines }

  override func draw(on canvas: Canvas) {
    for line in 0..<lines {
      canvas.text(TallMachineCell.words(text, line, state.position), line: line)
    }
  }

  /// What stands in a line.
  nonisolated static func words(_ text: String, _ line: Int, _ position: GroupPosition) -> String {
    let sign =
      switch position {
      case .only: "o"
      case .top: "^"
      case .middle: "|"
      case .bottom: "_"
      }
    return "\(text)/\(line)\(sign)"
  }
}
