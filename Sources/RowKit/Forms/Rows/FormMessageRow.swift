/// Tells below a field what is wrong with it, or that it is being looked at.
final class FormMessageRow: CellController {
  /// What it says.
  enum Message: Hashable {
    case wrong(String)
    case checking(String)
  }

  /// What it says; nil while it isn't in the table.
  var message: Message?

  let rowID: RowID?
  private var step = 0
  private var isTurning = false

  init(id: RowID) {
    rowID = id
  }

  func configure(_ cell: TableCell) {
    cell.content = FormMessageContent(message: message, step: step)
  }

  func willDisplay(_ cell: TableCell, row: RowContext) {
    turn(row)
  }

  /// Turns the spinner on while it is seen.
  private func turn(_ row: RowContext) {
    guard case .checking = message, !isTurning, let stage = row.screen?.stage else { return }
    isTurning = true
    stage.schedule(after: SpinnerContent.stepDuration) { [weak self] in
      guard let self else { return }
      isTurning = false
      guard row.path != nil, row.cell != nil else { return }
      step += 1
      row.reload()
      turn(row)
    }
  }
}

/// The words of a message, below the field they are about.
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
