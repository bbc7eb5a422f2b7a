/// A cell that shows that data is loading, with a spinner that turns while it is visible.
open class LoadingCell: TableCell {
  /// Shows the spinner and a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - time: The time of the stage, which determines the spinner's position.
  public final func show(_ text: String, at time: Duration) {
    content = SpinnerContent(step: Int(time / SpinnerContent.stepDuration), text: text)
  }

  open override var spokenText: SpokenText {
    var text = super.spokenText
    text.states.append(.loading)
    return text
  }
}
