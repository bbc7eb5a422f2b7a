/// A colour and its number, aligned to the right edge.
struct ColorContent: CellContent {
  /// A component of a colour.
  struct Part {
    let name: any KeyPath<RowStrings, String> & Sendable
    let keyPath: any WritableKeyPath<RGBColor, UInt8> & Sendable
    let color: Color
  }

  /// The red, green and blue components.
  static let parts = [
    Part(name: \.colors.red, keyPath: \.red, color: .rgb(0xE0, 0x3B, 0x30)),
    Part(name: \.colors.green, keyPath: \.green, color: .rgb(0x34, 0xA7, 0x59)),
    Part(name: \.colors.blue, keyPath: \.blue, color: .rgb(0x00, 0x7A, 0xFF)),
  ]

  private let color: RGBColor?

  init(_ color: RGBColor?) {
    self.color = color
  }

  var plainText: String { color?.description ?? Placeholder.missingValue }

  func draw(on canvas: Canvas) {
    let start = canvas.trailingText(
      plainText, endingAt: canvas.width, width: canvas.width, style: .secondary)
    guard let color, start >= 4 else { return }
    canvas.text("███", at: start - 4, style: Style(foreground: color.color))
  }
}
