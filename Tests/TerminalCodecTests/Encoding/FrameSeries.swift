import RowKitTesting

@testable import CharacterScreen
@testable import TerminalCodec

/// Frames that follow each other, a terminal that shows them, and what each cost.
struct FrameSeries {
  var buffer: ScreenBuffer
  var terminal: TestTerminal
  var encoder: FrameEncoder
  var random: RandomNumbers

  private let skipsDisputed: Bool

  /// Begins a series of frames at random.
  init(seed: UInt64, width: (@Sendable (Character) -> Int)? = nil) {
    var random = RandomNumbers(seed: seed)
    let size = ScreenSize(
      width: .random(in: 1...30, using: &random), height: .random(in: 1...9, using: &random))
    self.init(size: size, abilities: FrameSeries.abilities(&random))
    self.random = random
    if let width { terminal.width = width }
    self = FrameSeries(self, skipsDisputed: width != nil)
  }

  init(size: ScreenSize, abilities: TerminalAbilities = .test()) {
    buffer = ScreenBuffer(size: size)
    terminal = TestTerminal(size)
    terminal.erasesWithBackground = abilities.backColorErase
    encoder = FrameEncoder(size: size, abilities: abilities, theme: .dark)
    random = RandomNumbers(seed: 0)
    skipsDisputed = false
  }

  private init(_ other: FrameSeries, skipsDisputed: Bool) {
    (buffer, terminal, encoder) = (other.buffer, other.terminal, other.encoder)
    random = other.random
    self.skipsDisputed = skipsDisputed
  }

  /// Shows a frame; returns its bytes.
  @discardableResult
  mutating func encode(
    caret: ScreenPoint? = nil, focusPoint: ScreenPoint? = nil, scroll: ScrollHint? = nil,
    isFullRedraw: Bool = false
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    encoder.encode(
      Frame(
        buffer: buffer, caret: caret, focusPoint: focusPoint, scroll: scroll,
        isFullRedraw: isFullRedraw),
      into: &bytes)
    terminal.feed(bytes)
    return bytes
  }

  /// The difference between the terminal and the picture, or nil.
  var difference: String? {
    terminal.difference(
      from: buffer, theme: encoder.theme, depth: encoder.abilities.colorDepth,
      skipsDisputed: skipsDisputed)
  }

  /// Shows a line of text.
  ///
  /// Returns the difference from it.
  mutating func show(_ text: String) -> String? {
    buffer.fill(line: 0)
    buffer.put(text)
    encode()
    return difference
  }

  /// Shows the next random frame.
  ///
  /// Returns the difference from it.
  mutating func step() -> String? {
    var hint: ScrollHint?
    // A host may skip frames.
    if Int.random(in: 0..<8, using: &random) == 0 {
      drawSomething()
      _ = scrollSomething()
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: drawSomething()
    case 5..<8: hint = scrollSomething()
    case 8: for line in 0..<buffer.size.height { drawLine(line) }
    case 9: purge()
    case 10: encoder.theme = encoder.theme == .dark ? .light : .dark
    default: resize()
    }
    let caret = Bool.random(using: &random) ? ScreenPoint(column: 0, line: 0) : nil
    let again = Int.random(in: 0..<10, using: &random) == 0
    encode(caret: caret, scroll: hint, isFullRedraw: again)
    if terminal.isCursorVisible != (caret != nil) { return "the cursor" }
    if let difference { return difference }
    return encode(caret: caret).isEmpty ? nil : "an equal frame has bytes"
  }

  // MARK: Drawing at random

  private mutating func drawSomething() {
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      buffer.put(
        word(), column: .random(in: 0..<buffer.size.width, using: &random),
        line: .random(in: 0..<buffer.size.height, using: &random), style: style())
    }
  }

  private mutating func drawLine(_ line: Int) {
    buffer.fill(line: line, style: style())
    for _ in 0..<3 {
      let column = Int.random(in: 0..<buffer.size.width, using: &random)
      buffer.put(word(), column: column, line: line, style: style())
    }
  }

  private mutating func scrollSomething() -> ScrollHint? {
    let top = Int.random(in: 0..<buffer.size.height, using: &random)
    let end = Int.random(in: top + 1...buffer.size.height, using: &random)
    let distance = Int.random(in: -3...3, using: &random)
    buffer.scroll(lines: top..<end, by: distance)
    drawLine(distance > 0 ? end - 1 : top)
    return ScrollHint(lines: top..<end, distance: distance)
  }

  private mutating func purge() {
    buffer.clear()
    for line in 0..<buffer.size.height { drawLine(line) }
  }

  private mutating func resize() {
    let size = ScreenSize(
      width: .random(in: 1...30, using: &random), height: .random(in: 1...9, using: &random))
    guard size != buffer.size else { return }
    buffer.resize(to: size)
    let old = terminal
    terminal = TestTerminal(size)
    terminal.erasesWithBackground = old.erasesWithBackground
    terminal.width = old.width
    drawSomething()
  }

  private mutating func word() -> String {
    let words = [
      "a", "row", "title of it", "   ", "漢字", "👍🏽", "e\u{301}", "❤️", "⌚", "日本 語", "─", "🇯🇵x",
      "👨‍👩‍👧 family", "          ",
    ]
    return words.randomElement(using: &random) ?? ""
  }

  private mutating func style() -> Style {
    let colors: [Color] = [
      .standard, .standard, .role(.selection), .role(.selectionText), .role(.marked), .palette(9),
      .palette(99), .rgb(1, 20, 200), .role(.disabledText), .role(.match), .role(.matchText),
    ]
    let attributes: [TextAttributes] = [
      [], [], [], .bold, .dim, [.bold, .dim], .underline, .reverse, [.italic, .strikethrough],
    ]
    return Style(
      foreground: colors.randomElement(using: &random) ?? .standard,
      background: colors.randomElement(using: &random) ?? .standard,
      attributes: attributes.randomElement(using: &random) ?? [])
  }

  private static func abilities(_ random: inout RandomNumbers) -> TerminalAbilities {
    var abilities = TerminalAbilities.test(
      depth: ColorDepth.allCases.randomElement(using: &random) ?? .none)
    abilities.scrollRegions = .random(using: &random)
    abilities.scrollsByCount = .random(using: &random)
    abilities.backColorErase = .random(using: &random)
    abilities.synchronizedOutput = .random(using: &random)
    return abilities
  }
}
