/// The header that page tables draw themselves: bold, truncated in the middle.
struct PageHeaderContent: HeaderContent {
  /// The appearance in each table style.
  enum Look {
    /// A bar over the whole width.
    case plain
    /// A line below an empty line.
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

  /// The style of the bar over the whole width of the table, or `nil` for none.
  var bar: Style? { look == .plain ? Style(background: .role(.marked)) : nil }

  func draw(on canvas: Canvas) {
    let cut = TextTruncation.truncate(title, to: canvas.width, mode: .middle)
    canvas.text(cut, line: canvas.height - 1, style: .header)
  }
}
