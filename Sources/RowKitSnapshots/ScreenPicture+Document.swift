import RowKitScreens

/// The SVG document of the picture.
extension ScreenPicture {
  func document() -> String {
    let width = metrics.width
    let height = metrics.height
    // The identifier contains the size because pictures on one page share their identifiers.
    let clip = "window-\(width)x\(height)"
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      """,
      "<clipPath id=\"\(clip)\">\(window(inset: 0))/></clipPath>",
      "<g clip-path=\"url(#\(clip))\">",
      "\(window(inset: 0)) fill=\"\(XMLText.color(colors.page))\"/>",
    ]
    lines += backgrounds.elements { "<path fill=\"\($0)\" d=\"\($1)\"/>" }
    lines += fills.elements { "<path fill=\"\($0)\" d=\"\($1)\"/>" }
    lines += strokes.elements { "<path fill=\"none\" stroke=\"\($0)\" d=\"\($1)\"/>" }
    lines += text() + caretElement()
    lines.append("</g>")
    lines.append("\(window(inset: 1)) fill=\"none\" stroke=\"\(XMLText.color(colors.frame))\"/>")
    lines.append("</svg>\n")
    return lines.joined(separator: "\n")
  }

  /// Returns the beginning of a rounded rectangle along the edge of the window, without its style
  /// and its end.
  ///
  /// Each step moves it half a pixel inwards.
  private func window(inset steps: Int) -> String {
    let offset = steps == 0 ? "" : " x=\"0.5\" y=\"0.5\""
    return """
      <rect\(offset) width="\(metrics.width - steps)" height="\(metrics.height - steps)" \
      rx="\(10 - steps)"
      """
  }

  private func text() -> [String] {
    guard !runs.isEmpty else { return [] }
    let group = """
      <g font-family="\(ScreenPicture.fonts)" font-size="\(PictureMetrics.fontSize)" \
      fill="\(XMLText.color(colors.text))">
      """
    return [group] + runs.map { element($0.run, line: $0.line) } + ["</g>"]
  }

  private func element(_ run: TextRun, line: Int) -> String {
    let look = run.look
    var attributes = "x=\"\(metrics.x(run.columns.lowerBound))\""
    attributes += " y=\"\(metrics.y(line) + PictureMetrics.baseline)\""
    if run.text.count > 1 {
      attributes += " textLength=\"\(run.columns.count * PictureMetrics.cellWidth)\""
    }
    if look.foreground != colors.text {
      attributes += " fill=\"\(XMLText.color(look.foreground))\""
    }
    if look.isBold { attributes += " font-weight=\"bold\"" }
    if look.isItalic { attributes += " font-style=\"italic\"" }
    return "<text \(attributes)>\(XMLText.escaped(run.text))</text>"
  }

  private func caretElement() -> [String] {
    guard let caret else { return [] }
    let (x, y) = (metrics.x(caret.column), metrics.y(caret.line))
    let color = XMLText.color(colors.text)
    return [
      """
      <rect x="\(x)" y="\(y + 1)" width="2" height="\(PictureMetrics.cellHeight - 2)" \
      fill="\(color)"/>
      """
    ]
  }

  private static let fonts =
    "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
}
