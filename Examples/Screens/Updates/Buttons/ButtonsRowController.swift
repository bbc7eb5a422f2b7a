import RowKit

/// Several buttons in one row.
///
/// Left and right choose a button, and Return presses it. So does a click on it.
final class ButtonsRowController: SelectableRow, KeyRespondingRow, MouseRespondingRow {
  let rowID: RowID?
  let keyHints = [KeyHint("←→", "choose")]
  private let label: String
  private let buttons: [UpdateButton]
  private var chosen = 0

  init(_ label: String, _ buttons: [UpdateButton]) {
    self.label = label
    self.buttons = buttons
    rowID = RowID("buttons " + label)
  }

  func configure(_ cell: TableCell) {
    cell.content = content(chosen: cell.state.hasCursor ? chosen : nil)
  }

  private func content(chosen: Int?) -> ButtonsContent {
    ButtonsContent(
      label: label, items: buttons.map { .init(key: $0.key, title: $0.title) }, chosen: chosen)
  }

  func question(_ row: RowContext) -> Question? {
    let options = buttons.map { Question.Option($0.title) }
    return Question(
      .one(of: options, now: nil) { [buttons] place in
        if let place { buttons[place].action() }
      })
  }

  func selectionVerb(in words: LocalizedStrings) -> String { buttons[chosen].title }

  func didSelect(_ row: RowContext) {
    buttons[chosen].action()
  }

  func handle(_ key: KeyPress, row: RowContext) -> Bool {
    switch key {
    case KeyPress(.left): chosen = (chosen + buttons.count - 1) % buttons.count
    case KeyPress(.right): chosen = (chosen + 1) % buttons.count
    default: return false
    }
    row.reload()
    return true
  }

  /// Presses the clicked button; a click beside the buttons presses none.
  func handle(_ event: MouseEvent, width: Int, row: RowContext) -> Bool {
    guard event.action == .press else { return false }
    if let index = content(chosen: nil).index(at: event.point, width: width) {
      chosen = index
      row.reload()
      buttons[index].action()
    }
    return true
  }
}
