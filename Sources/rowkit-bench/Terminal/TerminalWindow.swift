import RowKit

/// The picture and the history of a terminal, as a program's output makes them.
///
/// It understands what a screen below the prompt writes. The alternate screen and scroll regions
/// aren't known, so a program that uses them changes the history visibly.
struct TerminalWindow {
  /// A line of the window.
  struct Line: Equatable {
    var cells: [Character] = []

    /// Whether the text goes on in the next line.
    var isContinued = false

    /// The text without the blanks at its end.
    var text: String {
      var cells = cells[...]
      while cells.last == " " { cells.removeLast() }
      return String(cells)
    }
  }

  /// The size of the window.
  private(set) var size: ScreenSize

  /// The history, and then the lines of the window.
  private(set) var lines: [Line]

  /// The replies to queries that were not taken yet.
  private(set) var replies = ""

  /// The cursor's line in the window and its column.
  private(set) var (line, column) = (0, 0)

  private let wrapsAgain: Bool
  private var top = 0
  private var isWrapping = true
  private var mustWrap = false
  private var parser = Parser()

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - wrapsAgain: Whether lines are wrapped to the new width when the size changes.
  init(size: ScreenSize, wrapsAgain: Bool) {
    self.size = size
    self.wrapsAgain = wrapsAgain
    lines = Array(repeating: Line(), count: size.height)
  }

  /// The texts of the history and the window, with continued lines joined.
  var texts: [String] {
    var texts: [String] = []
    var isContinued = false
    for line in lines {
      if isContinued { texts[texts.count - 1] += line.text } else { texts.append(line.text) }
      isContinued = line.isContinued
    }
    return texts
  }

  /// Removes and returns the replies.
  mutating func takeReplies() -> String {
    defer { replies = "" }
    return replies
  }

  /// Takes the output of a program.
  mutating func take(_ bytes: [UInt8]) {
    for item in parser.items(of: bytes) {
      switch item {
      case .text(let scalar): put(Character(scalar))
      case .control(let byte): control(byte)
      case .sequence(let parameters, let final): perform(parameters, final)
      }
    }
  }

  // MARK: Output

  private mutating func put(_ character: Character) {
    let width = max(1, TextWidth.width(of: character))
    if mustWrap || column + width > size.width {
      guard isWrapping else { return place(character, at: size.width - width, width) }
      lines[top + line].isContinued = true
      lineFeed()
      column = 0
    }
    place(character, at: column, width)
    column += width
    mustWrap = column >= size.width && isWrapping
    column = min(column, size.width - 1)
  }

  private mutating func place(_ character: Character, at column: Int, _ width: Int) {
    var cells = lines[top + line].cells
    while cells.count < column + width { cells.append(" ") }
    cells[column] = character
    lines[top + line].cells = cells
    mustWrap = false
  }

  private mutating func control(_ byte: UInt8) {
    mustWrap = false
    switch byte {
    case 0x08: column = max(0, column - 1)
    case 0x0A: lineFeed()
    case 0x0D: column = 0
    default: break
    }
  }

  private mutating func lineFeed() {
    mustWrap = false
    if line < size.height - 1 {
      line += 1
    } else {
      lines.append(Line())
      top += 1
    }
  }

  private mutating func perform(_ parameters: String, _ final: Character) {
    let number = max(1, Int(parameters) ?? 1)
    if final != "m" { mustWrap = false }
    switch final {
    case "A": line = max(0, line - number)
    case "B": line = min(size.height - 1, line + number)
    case "C": column = min(size.width - 1, column + number)
    case "D": column = max(0, column - number)
    case "G": column = min(size.width, number) - 1
    case "H": place(parameters)
    case "K": eraseLine()
    case "J": erase(Int(parameters) ?? 0)
    case "h" where parameters == "?7": isWrapping = true
    case "l" where parameters == "?7": isWrapping = false
    case "n" where parameters == "6": replies += "\u{1B}[\(line + 1);\(column + 1)R"
    case "c" where parameters.isEmpty: replies += "\u{1B}[?1;2c"
    default: break
    }
  }

  private mutating func place(_ parameters: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    line = min(size.height, numbers.first ?? 1) - 1
    column = min(size.width, numbers.last ?? 1) - 1
  }

  private mutating func eraseLine() {
    lines[top + line].cells = Array(lines[top + line].cells.prefix(column))
    lines[top + line].isContinued = false
  }

  private mutating func erase(_ kind: Int) {
    let first = kind == 0 ? line + 1 : 0
    if kind == 0 { eraseLine() }
    for index in first..<max(first, size.height) { lines[top + index] = Line() }
  }

  // MARK: Size

  /// Changes the size.
  mutating func resize(to new: ScreenSize) {
    let isWrappedAgain = wrapsAgain && new.width != size.width
    if isWrappedAgain {
      wrap(to: new.width)
    } else if new.width < size.width {
      for index in lines.indices {
        lines[index].cells = Array(lines[index].cells.prefix(new.width))
      }
    }
    size = new
    mustWrap = false
    column = min(column, new.width - 1)
    fit(isWrappedAgain)
  }

  /// Wraps all lines to a width, and moves the cursor with its cell.
  private mutating func wrap(to width: Int) {
    var wrapped: [Line] = []
    var cursor = (line: 0, column: 0)
    var text: [Character] = []
    var cursorPlace: Int?
    for (index, old) in lines.enumerated() {
      if index == top + line { cursorPlace = text.count + column }
      text += old.cells
      if old.isContinued {
        while text.count % size.width != 0 { text.append(" ") }
        continue
      }
      let count = max(1, (text.count + width - 1) / width)
      if let place = cursorPlace { cursor = (wrapped.count + place / width, place % width) }
      for part in 0..<count {
        let cells = Array(text.dropFirst(part * width).prefix(width))
        wrapped.append(Line(cells: cells, isContinued: part < count - 1))
      }
      if let place = cursorPlace, place / width >= count {
        for _ in count...(place / width) { wrapped.append(Line()) }
      }
      (text, cursorPlace) = ([], nil)
    }
    lines = wrapped
    (line, column) = (cursor.line, cursor.column)
    top = 0
  }

  /// Shows as many lines as the window has, with the line of the cursor among them.
  private mutating func fit(_ isWrappedAgain: Bool) {
    let cursor = top + line
    while lines.count > cursor + 1, lines.last == Line() { lines.removeLast() }
    let isPulled = isWrappedAgain || wrapsAgain
    top = isPulled ? max(0, lines.count - size.height) : max(top, lines.count - size.height)
    top = min(top, cursor)
    while lines.count < top + size.height { lines.append(Line()) }
    if lines.count > top + size.height { lines.removeLast(lines.count - top - size.height) }
    line = cursor - top
  }
}

/// A parser that cuts output into texts, control characters and sequences.
private struct Parser {
  enum Item {
    case text(Unicode.Scalar)
    case control(UInt8)
    case sequence(String, Character)
  }

  private var rest: [UInt8] = []

  mutating func items(of bytes: [UInt8]) -> [Item] {
    let all = rest + bytes
    var items: [Item] = []
    var place = 0
    while place < all.count, let (item, next) = Parser.item(all, place) {
      if let item { items.append(item) }
      place = next
    }
    rest = Array(all[place...])
    return items
  }

  /// Returns the item at a place and the place after it, or `nil` if it is incomplete.
  private static func item(_ bytes: [UInt8], _ place: Int) -> (Item?, Int)? {
    let byte = bytes[place]
    if byte == 0x1B { return escape(bytes, place) }
    if byte < 0x20 || byte == 0x7F { return (.control(byte), place + 1) }
    let count = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard place + count <= bytes.count else { return nil }
    let text = String(decoding: bytes[place..<place + count], as: UTF8.self)
    return (text.unicodeScalars.first.map { .text($0) }, place + count)
  }

  private static func escape(_ bytes: [UInt8], _ place: Int) -> (Item?, Int)? {
    guard place + 1 < bytes.count else { return nil }
    switch bytes[place + 1] {
    case 0x5B:
      guard let end = bytes[(place + 2)...].firstIndex(where: { $0 >= 0x40 }) else { return nil }
      let parameters = String(decoding: bytes[(place + 2)..<end], as: UTF8.self)
      return (.sequence(parameters, Character(Unicode.Scalar(bytes[end]))), end + 1)
    case 0x5D:
      var end = place + 2
      while end + 1 < bytes.count, !(bytes[end] == 0x1B && bytes[end + 1] == 0x5C) { end += 1 }
      return end + 1 < bytes.count ? (nil, end + 2) : nil
    case 0x28: return place + 2 < bytes.count ? (nil, place + 3) : nil
    default: return (nil, place + 2)
    }
  }
}
