/// A row below a field that shows its error, or that it is being checked.
package final class FormMessageRow: CellController {
  /// A message.
  package enum Message: Hashable {
    case wrong(String)
    case checking(String)
  }

  /// The message, or `nil` while the row isn't in the table.
  package var message: Message?

  package let rowID: RowID?
  private var step = 0
  private var isTurning = false

  /// The place of the row, once it was in view.
  private var row: RowContext?

  package init(id: RowID) {
    rowID = id
  }

  package func configure(_ cell: TableCell) {
    cell.content = FormMessageContent(message: message, step: step)
    // A check may begin while another message is in view.
    if let row { turn(row) }
  }

  package func spokenText(of cell: TableCell) -> SpokenText {
    let words: String =
      switch message {
      case .wrong(let text), .checking(let text): text
      case nil: ""
      }
    var text = SpokenText(words)
    text.isRemark = true
    return text
  }

  package func willDisplay(_ cell: TableCell, row: RowContext) {
    self.row = row
    turn(row)
  }

  /// Animates the spinner while it is visible, and no other screen covers it.
  private func turn(_ row: RowContext) {
    guard case .checking = message, !isTurning, let stage = row.screen?.stage,
      stage.animatesChanges
    else { return }
    isTurning = true
    stage.schedule(after: SpinnerContent.stepDuration) { [weak self] in
      guard let self else { return }
      isTurning = false
      guard row.path != nil, row.cell != nil, let screen = row.screen,
        screen.stage?.screen === screen
      else { return }
      step += 1
      row.reload()
      turn(row)
    }
  }
}

/// The content of a message, aligned below its field.
private struct FormMessageContent: CellContent {
  let message: FormMessageRow.Message?
  let step: Int

  var plainText: String {
    switch message {
    case .wrong(let text): "! " + text
    case .checking(let text): text
    case nil: ""
    }
  }

  func height(forWidth width: Int) -> Int {
    guard case .wrong(let text) = message else { return 1 }
    return FaultText(text, width: width - column(width)).height
  }

  func draw(on canvas: Canvas) {
    let area = canvas.inset(left: column(canvas.width))
    switch message {
    case .wrong(let text): FaultText(text, width: area.width).draw(on: area)
    case .checking(let text): SpinnerContent(step: step, text: text).draw(on: area)
    case nil: break
    }
  }

  private func column(_ width: Int) -> Int {
    FieldLayout(FieldContent("label", text: ""), width: width).fieldColumn
  }
}
