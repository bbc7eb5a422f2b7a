/// An element of a layout.
struct LayoutElement: Sendable {
  /// The kinds of elements.
  indirect enum Kind: Sendable {
    /// A constant content.
    case content(any OutletContent)
    /// A named content, by its index among the named contents.
    case outlet(Int)
    /// Elements one below the other, with a number of empty lines between them.
    case lines([LayoutElement], spacing: Int)
    /// Elements side by side, with a number of empty columns between them.
    case columns([LayoutElement], spacing: Int)
    /// Empty lines.
    case space(Int)
  }

  let kind: Kind

  /// The width in columns, or `nil` for a share of the available width.
  let width: Int?

  /// Returns the content of the element, given the named contents.
  func content(with values: [any OutletContent]) -> any CellContent {
    guard let width else { return wholeContent(with: values) }
    return ColumnsContent([.fixed(width, wholeContent(with: values))])
  }

  /// Calls a closure with each content, from top to bottom and from left to right.
  func forEachContent(_ values: [any OutletContent], _ body: (any OutletContent) -> Void) {
    switch kind {
    case .content(let content): body(content)
    case .outlet(let index): body(values[index])
    case .lines(let parts, _), .columns(let parts, _):
      for part in parts { part.forEachContent(values, body) }
    case .space: break
    }
  }

  private func wholeContent(with values: [any OutletContent]) -> any CellContent {
    switch kind {
    case .content(let content): content
    case .outlet(let index): values[index]
    case .lines(let parts, let spacing):
      LinesContent(LayoutElement.spaced(parts.map { $0.content(with: values) }, spacing))
    case .columns(let parts, let spacing):
      ColumnsContent(parts.map { $0.column(with: values) }, spacing: spacing)
    case .space(let lines): SpaceContent(lines: lines)
    }
  }

  private func column(with values: [any OutletContent]) -> ColumnsContent.Column {
    let content = wholeContent(with: values)
    return width.map { .fixed($0, content) } ?? .flexible(content)
  }

  private static func spaced(_ parts: [any CellContent], _ spacing: Int) -> [any CellContent] {
    guard spacing > 0 else { return parts }
    let space = SpaceContent(lines: spacing)
    return Array(parts.map { [$0] }.joined(separator: [space]))
  }
}
