/// The header that page tables draw themselves: bold, cut in its middle where it is too long.
struct PageHeaderContent: CellContent {
  /// The looks of the two table styles.
  enum Look {
    /// A bar over the whole width.
    case plain
    /// A line below an empty one.
    case grouped
  }

  private let title: String
  private let look: Look

  init(_ title: String, _ look: Look) {
    self.title = title
    self.look = look
  }

  var plainText: String { title }

  func height(forWidth width: Int) -> Int { look == .grouped ? 2 : 1 }

  /// What lies behind it over the whole width of the table; nil for nothing.
  var bar: Style? { look == .plain ? Style(background: .role(.marked)) : nil }

  func draw(on canvas: Canvas) {
    let cut = TextTruncation.truncate(title, to: canvas.width, mode: .middle)
    canvas.text(cut, line: canvas.height - 1, style: .header)
  }
}
