/// A row below a field that shows its error, a warning, or that it is being checked.
package final class FormMessageRow: CellController {
  /// A message.
  package enum Message: Hashable {
    case wrong(String)

    /// A message about a value that is accepted nevertheless.
    case warning(String)
    case checking(String)

    /// The message about the value, or `nil` while it is being checked.
    package var remark: String? {
      switch self {
      case .wrong(let text), .warning(let text): text
      case .checking: nil
      }
    }
  }

  /// The message, or `nil` while the row isn't in the table.
  package var message: Message?

  package let rowID: RowID?

  package init(id: RowID) {
    rowID = id
  }

  package func configure(_ cell: AnimatedCell) {
    guard case .checking = message else {
      return cell.content = FormMessageContent(message: message, step: 0)
    }
    cell.animate(every: SpinnerContent.stepDuration) { [message] step in
      FormMessageContent(message: message, step: step)
    }
  }

  package func spokenText(of cell: AnimatedCell) -> SpokenText {
    let words: String =
      switch message {
      case .wrong(let text), .warning(let text), .checking(let text): text
      case nil: ""
      }
    var text = SpokenText(words)
    text.isRemark = true
    return text
  }
}

/// The content of a message, aligned below its field.
private struct FormMessageContent: CellContent {
  let message: FormMessageRow.Message?
  let step: Int

  var plainText: String {
    switch message {
    case .wrong(let text), .warning(let text): "! " + text
    case .checking(let text): text
    case nil: ""
    }
  }

  func height(forWidth width: Int) -> Int {
    guard let text = message?.remark else { return 1 }
    return FaultText(text, width: width - column(width)).height
  }

  func draw(on canvas: Canvas) {
    let area = canvas.inset(left: column(canvas.width))
    switch message {
    case .wrong(let text), .warning(let text): FaultText(text, width: area.width).draw(on: area)
    case .checking(let text): SpinnerContent(step: step, text: text).draw(on: area)
    case nil: break
    }
  }

  private func column(_ width: Int) -> Int {
    FieldLayout(FieldContent("label", text: ""), width: width).fieldColumn
  }
}
