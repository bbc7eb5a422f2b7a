/// A track with a knob, followed by the value as text.
struct TrackContent: CellContent, Hashable, Sendable {
  private let fraction: Double?
  private let text: String
  private let textWidth: Int
  private let style: Style

  /// Creates a track.
  ///
  /// - Parameters:
  ///   - fraction: The position of the knob, from 0 to 1, or `nil` for a track without a knob.
  ///     Values out of range are clamped.
  ///   - text: The value as text.
  ///   - textWidth: The number of columns of the longest text, so that the track keeps its place.
  ///     The default is 0.
  ///   - style: The style of the part before the knob. The default is the tint.
  init(_ fraction: Double?, text: String, textWidth: Int = 0, style: Style = .tint) {
    self.fraction = fraction?.asFraction
    self.text = text
    self.textWidth = max(textWidth, TextWidth.width(of: text))
    self.style = style
  }

  var plainText: String { text }

  /// Returns the position of a column along the track, from 0 to 1.
  ///
  /// A column beside the track returns `nil`, or the nearest end if the knob is being dragged.
  func fraction(at column: Int, width: Int, isDragged: Bool) -> Double? {
    let trackWidth = trackWidth(width)
    guard trackWidth >= 3, isDragged || (0..<trackWidth).contains(column) else { return nil }
    return Double(column.clamped(to: 0...(trackWidth - 1))) / Double(trackWidth - 1)
  }

  private func trackWidth(_ width: Int) -> Int { width - textWidth - (textWidth > 0 ? 1 : 0) }

  func draw(on canvas: Canvas) {
    let trackWidth = trackWidth(canvas.width)
    canvas.trailingText(text, endingAt: canvas.width, width: canvas.width, style: .secondary)
    // A track of two columns shows nothing useful.
    guard trackWidth >= 3 else { return }
    let knob = fraction.map { Int(($0 * Double(trackWidth - 1)).rounded()) } ?? -1
    for column in 0..<trackWidth where column != knob {
      let isBefore = column < knob
      canvas.text(
        isBefore ? "━" : "─", at: column,
        style: isBefore ? style : Style(foreground: .role(.separator)))
    }
    if knob >= 0 { canvas.text("●", at: knob, style: style.adding(.bold)) }
  }
}
