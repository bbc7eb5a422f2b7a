import RowKit

/// Chooses how rows come and go; selecting it steps through all ways.
///
/// It tells nobody: who reads the choice from the model is told by observation, the row too.
final class AnimationRowController: SelectableRow, KeyRespondingRow {
  let rowID: RowID? = "animation"
  let keyHints = [KeyHint("←→", "choose")]
  private let choice: AnimationChoice

  init(_ choice: AnimationChoice) {
    self.choice = choice
  }

  func configure(_ cell: TableCell) {
    cell.content = ButtonsContent(
      label: "Animation", items: AnimationChoice.names.map { .init(title: $0) },
      chosen: choice.index)
  }

  func didSelect(_ row: RowContext) {
    choice.step(by: 1)
  }

  func handle(_ key: KeyPress, row: RowContext) -> Bool {
    switch key {
    case KeyPress(.left): choice.step(by: -1)
    case KeyPress(.right): choice.step(by: 1)
    default: return false
    }
    return true
  }
}
