/// A label at the left and a control at the right, which share the width.
///
/// The label keeps half of it from a control that wants more; what the label doesn't need, the
/// control may have.
public struct ControlContent: CellContent {
  private let label: String
  private let labelStyle: Style
  private let control: any CellContent
  private let controlWidth: Int?

  /// Creates a row of a label and a control.
  ///
  /// - Parameters:
  ///   - label: The words at the left.
  ///   - labelStyle: Their look.
  ///   - controlWidth: How many columns the control wants; nil for all that the label leaves.
  ///   - control: What stands at the right edge.
  public init(
    _ label: String, labelStyle: Style = .plain, controlWidth: Int? = nil,
    control: any CellContent
  ) {
    self.label = label
    self.labelStyle = labelStyle
    self.controlWidth = controlWidth
    self.control = control
  }

  public var plainText: String {
    let words = control.plainText
    guard !label.isEmpty, !words.isEmpty else { return label + words }
    return label + "\t" + words
  }

  public func height(forWidth width: Int) -> Int {
    max(1, control.height(forWidth: columns(width).count))
  }

  public func draw(on canvas: Canvas) {
    let columns = columns(canvas.width)
    canvas.truncatedText(label, width: max(0, columns.lowerBound - 2), style: labelStyle)
    control.draw(
      on: canvas[
        ScreenRectangle(
          column: columns.lowerBound, line: 0, width: columns.count, height: canvas.height)])
  }

  private func columns(_ width: Int) -> Range<Int> {
    guard !label.isEmpty else {
      return max(0, width - (controlWidth ?? width))..<max(0, width)
    }
    let labelWidth = min(TextWidth.width(of: label), width)
    let room = max(width - labelWidth - 2, (width - 2) / 2, 0)
    let own = min(controlWidth ?? room, room)
    return (width - own)..<width
  }
}
