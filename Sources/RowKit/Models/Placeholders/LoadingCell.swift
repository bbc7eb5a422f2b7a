/// The cell that says that something is on its way, with a sign that turns while it is seen.
open class LoadingCell: TableCell {
  /// Shows the sign and some words.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - time: The time of the stage, which says how far the sign has turned.
  public final func show(_ text: String, at time: Duration) {
    content = SpinnerContent(step: Int(time / SpinnerContent.stepDuration), text: text)
  }
}
