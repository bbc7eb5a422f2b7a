// The code of Docs/Accessibility.md.

import RowKit

final class SilentRowController: SelectableRow {
  private var isSilent = false

  func configure(_ cell: TableCell) {
    cell.text = "Ringing"
    cell.detailText = isSilent ? "🔕" : "🔔"
    cell.style = .value
  }

  func didSelect(_ row: RowContext) {
    isSilent.toggle()
    row.reload()
  }

  func spokenText(of cell: TableCell) -> SpokenText {
    SpokenText("Silent", value: isSilent ? "on" : "off")
  }

  func question(_ row: RowContext) -> Question? {
    Question(
      .yesOrNo(now: isSilent) { isSilent in
        self.isSilent = isSilent
        row.reload()
      })
  }
}
