/// The path data of characters that draw lines and blocks.
///
/// Paths meet those of neighbouring cells, whereas fonts leave gaps between lines of text.
enum LineArt {
  /// The shape of a character.
  enum Shape {
    /// A path to be stroked.
    case stroke(String)
    /// A path to be filled.
    case fill(String)
  }

  private static let width = PictureMetrics.cellWidth
  private static let height = PictureMetrics.cellHeight

  /// Returns the shape of a grapheme.
  ///
  /// - Parameters:
  ///   - grapheme: The grapheme to draw.
  ///   - x: The left edge of the cell.
  ///   - y: The top edge of the cell.
  ///   - count: The number of columns over which the grapheme is repeated. The default is 1.
  /// - Returns: The shape, or `nil` for a character that is no line or block.
  static func shape(_ grapheme: String, x: Int, y: Int, count: Int = 1) -> Shape? {
    guard let scalar = grapheme.unicodeScalars.first, grapheme.unicodeScalars.count == 1 else {
      return nil
    }
    if scalar == "─" { return .stroke("M\(x) \(y + middle).5h\(width * count)") }
    if let corner = corner(scalar, x, y) { return .stroke(corner) }
    if let arms = arms[scalar] { return .stroke(crossing(arms, x, y)) }
    return block(scalar, x, y).map(Shape.fill)
  }

  /// Returns whether repetitions of a grapheme in the next cells can be part of the same path.
  static func repeats(_ grapheme: String) -> Bool { grapheme == "─" }

  // MARK: Lines

  /// The middle of a cell.
  ///
  /// Half a pixel is added to both coordinates to make lines sharp.
  private static let center = width / 2
  private static let middle = height / 2 - 1

  /// The directions of lines from the middle of a cell: left, up, right and down.
  private static let arms: [Unicode.Scalar: (Bool, Bool, Bool, Bool)] = [
    "│": (false, true, false, true), "┌": (false, false, true, true),
    "┐": (true, false, false, true), "└": (false, true, true, false),
    "┘": (true, true, false, false), "├": (false, true, true, true),
    "┤": (true, true, false, true), "┬": (true, false, true, true),
    "┴": (true, true, true, false), "┼": (true, true, true, true),
    "╴": (true, false, false, false), "╵": (false, true, false, false),
    "╶": (false, false, true, false), "╷": (false, false, false, true),
  ]

  private static func crossing(_ arms: (Bool, Bool, Bool, Bool), _ x: Int, _ y: Int) -> String {
    var path = ""
    if arms.0 || arms.2 {
      let start = arms.0 ? "\(x)" : "\(x + center).5"
      path += "M\(start) \(y + middle).5H" + (arms.2 ? "\(x + width)" : "\(x + center).5")
    }
    if arms.1 || arms.3 {
      let start = arms.1 ? "\(y)" : "\(y + middle).5"
      path += "M\(x + center).5 \(start)V" + (arms.3 ? "\(y + height)" : "\(y + middle).5")
    }
    return path
  }

  private static func corner(_ scalar: Unicode.Scalar, _ x: Int, _ y: Int) -> String? {
    let column = "\(x + center).5"
    let line = "\(y + middle).5"
    let (up, down) = ("\(y + middle - 4).5V\(y)", "\(y + middle + 4).5V\(y + height)")
    switch scalar {
    case "╭": return "M\(x + width) \(line)Q\(column) \(line) \(column) \(down)"
    case "╮": return "M\(x) \(line)Q\(column) \(line) \(column) \(down)"
    case "╰": return "M\(x + width) \(line)Q\(column) \(line) \(column) \(up)"
    case "╯": return "M\(x) \(line)Q\(column) \(line) \(column) \(up)"
    default: return nil
    }
  }

  // MARK: Blocks

  private static func block(_ scalar: Unicode.Scalar, _ x: Int, _ y: Int) -> String? {
    switch scalar.value {
    case 0x2580: rectangle("\(x)", "\(y)", "\(width)", "\(height / 2)")
    case 0x2581...0x2588:
      lower(eighths: Int(scalar.value) - 0x2580, x, y)
    case 0x2589...0x258F:
      rectangle("\(x)", "\(y)", eighths(width * (0x2590 - Int(scalar.value))), "\(height)")
    case 0x2590: rectangle("\(x + center).5", "\(y)", eighths(width * 4), "\(height)")
    default: nil
    }
  }

  private static func lower(eighths count: Int, _ x: Int, _ y: Int) -> String {
    rectangle("\(x)", eighths(8 * y + height * (8 - count)), "\(width)", eighths(height * count))
  }

  /// Returns a number of eighths as a decimal.
  private static func eighths(_ count: Int) -> String {
    let fractions = ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"]
    return "\(count / 8)\(fractions[count % 8])"
  }

  private static func rectangle(_ x: String, _ y: String, _ width: String, _ height: String)
    -> String
  {
    "M\(x) \(y)h\(width)v\(height)h-\(width)z"
  }
}

/// A list of paths grouped by colour, in the order in which the colours were first added.
struct PathList {
  private var colors: [UInt32] = []
  private var paths: [UInt32: String] = [:]

  /// Adds a path in a colour.
  mutating func add(_ path: String, color: UInt32) {
    if paths[color] == nil { colors.append(color) }
    paths[color, default: ""] += path
  }

  /// Returns one element for each colour, with all of its paths.
  func elements(_ element: (_ color: String, _ path: String) -> String) -> [String] {
    colors.map { element(XMLText.color($0), paths[$0] ?? "") }
  }
}
