public import CharacterScreen

/// Turns frames into the bytes that make a terminal show them.
///
/// It remembers what the terminal shows and says only what is different. Frames are those of one
/// stage: they may share graphemes. In a steady state nothing is allocated.
///
/// ```swift
/// var encoder = FrameEncoder(size: frame.buffer.size, abilities: abilities, theme: .dark)
/// encoder.encode(frame, into: &bytes)
/// ```
public struct FrameEncoder {
  /// How roles look; a change draws everything anew.
  public var theme: Theme {
    didSet { if theme != oldValue { restart() } }
  }

  /// What the terminal can do; a change of what colours look like draws everything anew.
  public var abilities: TerminalAbilities {
    didSet {
      let isSame =
        abilities.colorDepth == oldValue.colorDepth
        && abilities.backColorErase == oldValue.backColorErase
      if !isSame { restart() }
    }
  }

  /// The extent of what is remembered.
  private(set) var size: ScreenSize

  var resolver: StyleResolver
  var cursor = TerminalCursor.unknown
  var pen: ResolvedStyle?

  private var shown: [PackedCell]
  private var mustClear = true
  private var pool: (buffer: ObjectIdentifier, generation: Int)?
  private var isCaretShown: Bool?

  /// How many bytes may be shown as they come: a terminal takes them in one go.
  private static let largeCount = 256

  /// Creates an encoder for a terminal that shows nothing known.
  public init(size: ScreenSize, abilities: TerminalAbilities, theme: Theme) {
    self.size = size
    self.abilities = abilities
    self.theme = theme
    resolver = StyleResolver(theme: theme, depth: abilities.colorDepth)
    shown = Array(repeating: .blank, count: size.width * size.height)
  }

  /// Forgets what the terminal shows, so that the next frame draws everything.
  public mutating func forget() {
    mustClear = true
    isCaretShown = nil
  }

  /// Appends what turns the frame before into this one; nothing if they are equal.
  ///
  /// It looks at every cell once, and at those of lines that scroll at most three times.
  public mutating func encode(_ frame: Frame, into bytes: inout [UInt8]) {
    let start = bytes.count
    if frame.isFullRedraw { forget() }
    prepare(for: frame.buffer)
    if mustClear { clear(&bytes) }
    draw(frame, &bytes)
    let isLarge = bytes.count - start > FrameEncoder.largeCount
    if isLarge { beginUnseen(&bytes, at: start) }
    place(frame.caret, &bytes)
    if isLarge, abilities.synchronizedOutput { bytes.append("\u{1B}[?2026l") }
  }

  private mutating func restart() {
    resolver = StyleResolver(theme: theme, depth: abilities.colorDepth)
    forget()
  }

  /// Makes what is remembered comparable with a picture.
  private mutating func prepare(for buffer: ScreenBuffer) {
    if size != buffer.size {
      size = buffer.size
      shown = Array(repeating: .blank, count: size.width * size.height)
      forget()
    }
    let pool = (buffer: ObjectIdentifier(buffer), generation: buffer.graphemes.generation)
    if let old = self.pool, old != pool {
      for index in shown.indices where shown[index].isPooled { shown[index] = .unknown }
    }
    self.pool = pool
  }

  private mutating func draw(_ frame: Frame, _ bytes: inout [UInt8]) {
    // Taken out meanwhile, so that the rest of the encoder can change while it is looked at.
    var cells: [PackedCell] = []
    swap(&cells, &shown)
    cells.withUnsafeMutableBufferPointer { old in
      frame.buffer.withCells { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        new.withMemoryRebound(to: PackedCell.self, capacity: size.width * size.height) {
          let change = FrameChange(old: old, new: $0, size: size)
          if let hint = frame.scroll { scroll(change, hint, &bytes) }
          drawLines(change, frame.buffer.graphemes, &bytes)
        }
      }
    }
    swap(&cells, &shown)
  }

  /// Keeps a large frame from being seen before it is complete, or at least the cursor from being
  /// seen wandering.
  private mutating func beginUnseen(_ bytes: inout [UInt8], at start: Int) {
    if abilities.synchronizedOutput {
      bytes.insert(contentsOf: "\u{1B}[?2026h".utf8, at: start)
    } else if isCaretShown == true {
      bytes.insert(contentsOf: "\u{1B}[?25l".utf8, at: start)
      isCaretShown = false
    }
  }

  /// Leaves the cursor as the caret, or hides it.
  private mutating func place(_ caret: ScreenPoint?, _ bytes: inout [UInt8]) {
    if let caret, ScreenRectangle(size).contains(caret) {
      cursor.move(toLine: caret.line, column: caret.column, &bytes)
      if isCaretShown != true { bytes.append("\u{1B}[?25h") }
      isCaretShown = true
    } else if isCaretShown != false {
      bytes.append("\u{1B}[?25l")
      isCaretShown = false
    }
  }

  private mutating func clear(_ bytes: inout [UInt8]) {
    mustClear = false
    for index in shown.indices { shown[index] = .blank }
    bytes.append("\u{1B}[r\u{1B}[m\u{1B}[H\u{1B}[2J")
    cursor = TerminalCursor(line: 0, column: 0)
    pen = .standard
  }
}
