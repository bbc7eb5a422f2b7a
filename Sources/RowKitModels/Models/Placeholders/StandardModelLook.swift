/// The appearance of models and placeholders without handlers.
@MainActor struct StandardModelLook {
  let words: LocalizedStrings
  let time: Duration

  func configure(_ cell: TableCell, with model: any Model) {
    switch model as? ModelPlaceholder {
    case .loading: showLoading(in: cell)
    case .noResults:
      cell.text = words[ScreenStrings.noResults]
      cell.textStyle = .secondary
      cell.alignment = .center
    case .failed(let error):
      showError(error, in: cell)
      cell.accessory = .symbol("⟳")
    case nil:
      if let error = model as? any Error { return showError(error, in: cell) }
      cell.text = StandardModelLook.text(of: model)
    }
  }

  private func showLoading(in cell: TableCell) {
    if let cell = cell as? LoadingCell { return cell.show(words[ScreenStrings.loading], at: time) }
    cell.text = words[ScreenStrings.loading]
    cell.textStyle = .secondary
  }

  private func showError(_ error: any Error, in cell: TableCell) {
    cell.text = words.errorMessage(error)
    cell.image = CellImage("!", color: .role(.destructive))
    cell.numberOfLines = 0
  }

  private static func text(of model: any Model) -> String {
    if let described = model as? any CustomStringConvertible { return described.description }
    return ModelNaming().name(of: type(of: model))
  }
}

/// A cell that shows that data is loading, with a spinner that turns while it is visible.
package class LoadingCell: TableCell {
  /// Shows the spinner and a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - time: The time of the stage, which determines the spinner's position.
  package final func show(_ text: String, at time: Duration) {
    content = SpinnerContent(step: Int(time / SpinnerContent.stepDuration), text: text)
  }

  package override var spokenText: SpokenText {
    var text = super.spokenText
    text.states.append(.loading)
    return text
  }
}

/// A timer that configures a row again at each step of a spinner, while the row is visible and
/// animations are enabled.
@MainActor final class SpinnerTurning {
  private let row: RowContext
  private var timer: Int?

  init(_ row: RowContext) {
    self.row = row
  }

  /// Schedules the next step, unless one is scheduled already.
  func turnLater() {
    guard timer == nil, let stage = row.screen?.stage, stage.animatesChanges else { return }
    timer = stage.schedule(after: SpinnerContent.stepDuration) { [weak self] in self?.turn() }
  }

  /// Cancels the scheduled step.
  func stop() {
    timer.map { row.screen?.stage?.cancelScheduled($0) }
    timer = nil
  }

  /// Performs a step, unless another screen covers this one.
  ///
  /// On return, the row is configured anyway.
  private func turn() {
    timer = nil
    guard row.path != nil, row.isOnVisibleScreen else { return }
    row.reload()
  }
}
