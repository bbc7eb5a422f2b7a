/// A color as a value that can be stored.
///
/// ```swift
/// let green = RGBColor(0x34, 0xC7, 0x59)
/// ```
public struct RGBColor: Hashable, Sendable {
  /// The red component, from 0 to 255.
  public var red: UInt8

  /// The green component, from 0 to 255.
  public var green: UInt8

  /// The blue component, from 0 to 255.
  public var blue: UInt8

  /// Creates a color from its red, green and blue components.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The color for drawing.
  public var color: Color { .rgb(red, green, blue) }

  /// Sixteen easily distinguished colors.
  public static let standardSwatches = [
    RGBColor(0xFF, 0x3B, 0x30), RGBColor(0xFF, 0x95, 0x00), RGBColor(0xFF, 0xCC, 0x00),
    RGBColor(0x34, 0xC7, 0x59), RGBColor(0x00, 0xC7, 0xBE), RGBColor(0x30, 0xB0, 0xC7),
    RGBColor(0x32, 0xAD, 0xE6), RGBColor(0x00, 0x7A, 0xFF), RGBColor(0x58, 0x56, 0xD6),
    RGBColor(0xAF, 0x52, 0xDE), RGBColor(0xFF, 0x2D, 0x55), RGBColor(0xA2, 0x84, 0x5E),
    RGBColor(0x00, 0x00, 0x00), RGBColor(0x63, 0x63, 0x66), RGBColor(0xAE, 0xAE, 0xB2),
    RGBColor(0xFF, 0xFF, 0xFF),
  ]
}

// MARK: LosslessStringConvertible

extension RGBColor: LosslessStringConvertible {
  /// Creates a color from text such as `#34C759`, or returns `nil` for any other text.
  public init?(_ description: String) {
    let digits = description.dropFirst()
    guard description.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    self.init(
      UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
      UInt8(truncatingIfNeeded: number))
  }

  public var description: String {
    "#"
      + [red, green, blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
      }.joined()
  }
}

// MARK: Codable

/// Encoded as text, such as `"#34C759"`.
extension RGBColor: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText(as: "color")
  }

  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(self)
  }
}

// MARK: StoredValueRepresentable

extension RGBColor: BindableValue {}

extension RGBColor: StoredValueRepresentable {}

/// A colour and its number, aligned to the right edge.
struct ColorContent: CellContent {
  /// A component of a colour.
  struct Part {
    let name: RowStrings
    let keyPath: any WritableKeyPath<RGBColor, UInt8> & Sendable
    let color: Color
  }

  /// The red, green and blue components.
  static let parts = [
    Part(name: .red, keyPath: \.red, color: .rgb(0xE0, 0x3B, 0x30)),
    Part(name: .green, keyPath: \.green, color: .rgb(0x34, 0xA7, 0x59)),
    Part(name: .blue, keyPath: \.blue, color: .rgb(0x00, 0x7A, 0xFF)),
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

/// A grid of colours of which one is selected.
struct SwatchesContent: CellContent, Hashable, Sendable {
  private let colors: [RGBColor]
  private let selected: Int?
  private let isActive: Bool

  /// The width of one colour in columns.
  static let swatchWidth = 4

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - colors: The colours in reading order.
  ///   - selected: The index of the selected colour, or `nil` for none.
  ///   - isActive: Whether the keys move within the grid. The default is `true`.
  init(_ colors: [RGBColor], selected: Int?, isActive: Bool = true) {
    self.colors = colors
    self.selected = selected
    self.isActive = isActive
  }

  /// Returns the number of colours on a line of a width in columns.
  static func columnCount(_ width: Int) -> Int {
    max(1, min(8, width / swatchWidth))
  }

  /// Returns the index of the colour at a point, or `nil` if there is none.
  func swatch(at point: ScreenPoint, width: Int) -> Int? {
    let columns = SwatchesContent.columnCount(width)
    let column = point.column / SwatchesContent.swatchWidth
    let index = point.line * columns + column
    return point.column >= 0 && column < columns && colors.indices.contains(index) ? index : nil
  }

  func height(forWidth width: Int) -> Int {
    let columns = SwatchesContent.columnCount(width)
    return max(1, (colors.count + columns - 1) / columns)
  }

  func draw(on canvas: Canvas) {
    let columns = SwatchesContent.columnCount(canvas.width)
    for (index, color) in colors.enumerated() {
      let column = index % columns * SwatchesContent.swatchWidth
      let line = index / columns
      canvas.text("██", at: column + 1, line: line, style: Style(foreground: color.color))
      guard index == selected else { continue }
      canvas.text("[", at: column, line: line, style: isActive ? .bold : .secondary)
      canvas.text("]", at: column + 3, line: line, style: isActive ? .bold : .secondary)
    }
  }
}
