/// A label at the left and a control at the right, which share the width.
///
/// The control may use the width that the label doesn't need. It goes below the label if it would
/// get less than its needed width, or would truncate a label that fits on one line.
public struct ControlContent: CellContent {
  private let label: String
  private let labelStyle: Style
  package let control: any CellContent
  private let controlWidth: Int?
  private let neededWidth: Int
  private let detail: String?
  private var access = FieldAccess.editable

  /// Creates a row with a label and a control.
  ///
  /// - Parameters:
  ///   - label: The label at the left.
  ///   - labelStyle: The style of the label. The default is `.plain`.
  ///   - controlWidth: The preferred number of columns of the control, or `nil` for all that the
  ///     label leaves. The default is `nil`.
  ///   - neededWidth: The minimum number of columns with which the control stays beside the label.
  ///     If 0, half of the width, or `controlWidth` if that is less. The default is 0.
  ///   - detail: A text in a line below, which isn't part of ``plainText``. The default is `nil`.
  ///   - control: The content at the right edge.
  public init(
    _ label: String, labelStyle: Style = .plain, controlWidth: Int? = nil,
    neededWidth: Int = 0, detail: String? = nil, control: any CellContent
  ) {
    self.label = label
    self.detail = detail
    self.labelStyle = labelStyle
    self.controlWidth = controlWidth
    self.neededWidth = neededWidth
    self.control = control
  }

  /// Returns a copy that is drawn paler if the value can't be changed.
  func access(_ access: FieldAccess) -> ControlContent {
    var content = self
    content.access = access
    return content
  }

  public var plainText: String {
    let words = control.plainText
    guard !label.isEmpty, !words.isEmpty else { return label + words }
    return label + "\t" + words
  }

  public var spokenText: SpokenText {
    var spoken = SpokenText(plainText: plainText)
    spoken.signs = control.spokenText.signs
    return spoken
  }

  public func height(forWidth width: Int) -> Int {
    let layout = layout(width)
    return (layout.isBelow ? 1 : 0) + max(1, control.height(forWidth: layout.columns.count))
      + detailHeight
  }

  private var detailHeight: Int { detail == nil ? 0 : 1 }

  public func draw(on canvas: Canvas) {
    let height = canvas.height - detailHeight
    let layout = layout(canvas.width, height: height)
    let (columns, line) = (layout.columns, layout.isBelow ? 1 : 0)
    let isAlone = layout.isBelow || columns.isEmpty
    let labelWidth = isAlone ? canvas.width : columns.lowerBound - 2
    canvas.truncatedText(label, width: max(0, labelWidth), style: labelStyle)
    let frame = ScreenRectangle(
      column: columns.lowerBound, line: line, width: columns.count, height: height - line)
    control.draw(on: canvas[frame])
    if let detail {
      canvas.truncatedText(detail, line: height, width: canvas.width, style: .secondary)
    }
    switch access {
    case .editable: break
    case .readOnly: canvas[frame].restyle(.secondary)
    case .disabled: canvas.restyle(.disabled)
    }
  }

  /// Converts a point to the control, and returns it with the control's width in columns.
  ///
  /// Returns `nil` above the control.
  package func inControl(_ point: ScreenPoint, width: Int) -> (point: ScreenPoint, width: Int)? {
    let layout = layout(width)
    let line = layout.isBelow ? 1 : 0
    guard point.line >= line else { return nil }
    let inner = ScreenPoint(
      column: point.column - layout.columns.lowerBound, line: point.line - line)
    return (inner, layout.columns.count)
  }

  private func layout(_ width: Int, height: Int = .max) -> LabelLayout {
    LabelLayout(
      labelWidth: TextWidth.width(of: label), wanted: controlWidth, needed: neededWidth,
      width: width, height: height)
  }
}
