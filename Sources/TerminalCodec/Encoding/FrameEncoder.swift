package import CharacterScreen

/// An encoder that turns frames into bytes for a terminal.
///
/// The encoder keeps a copy of the terminal's contents and encodes only the differences. All frames
/// must come from one stage, because they may share graphemes. In a steady state, encoding allocates
/// no memory.
package struct FrameEncoder {
  /// The theme.
  ///
  /// Changing it redraws everything.
  package var theme: Theme {
    didSet { if theme != oldValue { restart() } }
  }

  /// The abilities of the terminal.
  ///
  /// Changing the colour depth or `backColorErase` redraws everything.
  package var abilities: TerminalAbilities {
    didSet {
      let isSame =
        abilities.colorDepth == oldValue.colorDepth
        && abilities.backColorErase == oldValue.backColorErase
      if !isSame { restart() }
    }
  }

  /// The size of the last frame.
  private(set) var size: ScreenSize

  /// Whether the cursor is also visible where it rests while there is no caret.
  ///
  /// The default is `false`.
  package var showsCursor = false

  /// Whether the screen is in the lines below the prompt instead of filling the window.
  ///
  /// The cursor then only moves relatively, and no line above the screen is changed.
  package internal(set) var isInline = false

  var resolver: StyleResolver
  var cursor = TerminalCursor()
  var pen: ResolvedStyle?
  var transitions = StyleTransitions()

  private(set) var shown: [PackedCell]
  private(set) var places: LinePlaces
  private var mustClear = true
  private var source: Source?
  private var isCaretShown: Bool?

  /// The frame that the terminal shows.
  private struct Source {
    /// The buffer of the frame.
    let buffer: ObjectIdentifier

    /// The generation of its grapheme pool.
    let generation: Int

    /// The stamp of the reading, and the number of scrolls before it, or `nil` before the first.
    var reading: (stamp: Int, scrollCount: Int)?
  }

  /// The number of bytes up to which a frame appears at once without synchronized output.
  private static let largeCount = 256

  /// Creates an encoder for a terminal with unknown contents.
  package init(size: ScreenSize, abilities: TerminalAbilities, theme: Theme) {
    self.size = size
    self.abilities = abilities
    self.theme = theme
    resolver = StyleResolver(theme: theme, depth: abilities.colorDepth)
    shown = Array(repeating: .blank, count: size.width * size.height)
    places = LinePlaces(count: size.height)
  }

  /// Discards what the terminal shows, so that the next frame draws everything.
  package mutating func forget() {
    mustClear = true
    isCaretShown = nil
  }

  /// Appends the bytes that turn the previous frame into this one, or none if they are equal.
  ///
  /// Encoding reads the lines that changed since the previous frame, or all lines if the frames
  /// don't follow one another.
  package mutating func encode(_ frame: Frame, into bytes: inout [UInt8]) {
    let start = bytes.count
    if frame.isFullRedraw { forget() }
    prepare(for: frame.buffer)
    if mustClear { clear(&bytes) }
    draw(frame, &bytes)
    let isLarge = bytes.count - start > FrameEncoder.largeCount
    if isLarge { beginUnseen(&bytes, at: start) }
    place(frame.caret, resting: frame.focusPoint, &bytes)
    if isLarge, abilities.synchronizedOutput { bytes.append("\u{1B}[?2026l") }
  }

  private mutating func restart() {
    resolver = StyleResolver(theme: theme, depth: abilities.colorDepth)
    forget()
  }

  /// Prepares the remembered cells for comparison with a picture.
  private mutating func prepare(for buffer: ScreenBuffer) {
    if size != buffer.size {
      size = buffer.size
      shown = Array(repeating: .blank, count: size.width * size.height)
      places = LinePlaces(count: size.height)
      forget()
    }
    let buffer = (id: ObjectIdentifier(buffer), generation: buffer.graphemes.generation)
    if let source, source.buffer == buffer.id, source.generation == buffer.generation { return }
    if source != nil {
      for index in shown.indices where shown[index].isPooled { shown[index] = .unknown }
    }
    source = Source(buffer: buffer.id, generation: buffer.generation)
  }

  private mutating func draw(_ frame: Frame, _ bytes: inout [UInt8]) {
    // The cells are moved out temporarily so that the encoder can change while they are in use.
    var cells: [PackedCell] = []
    swap(&cells, &shown)
    cells.withUnsafeMutableBufferPointer { shown in
      guard let shown = shown.baseAddress else { return }
      frame.buffer.read { lines in
        var change = FrameChange(
          shown: shown, places: takePlaces(), lines: lines, width: size.width, scroll: frame.scroll,
          knownStamp: knownStamp(of: lines, after: frame.scroll))
        if let hint = frame.scroll { scroll(&change, hint, &bytes) }
        drawLines(change, frame.buffer.graphemes, &bytes)
        places = change.places
        source?.reading = (lines.stamp, lines.scrollCount)
      }
    }
    swap(&cells, &shown)
  }

  /// Removes and returns the places of the lines, so that they are changed without a copy.
  private mutating func takePlaces() -> LinePlaces {
    var taken = LinePlaces(count: 0)
    swap(&taken, &places)
    return taken
  }

  /// Returns the stamp of the frame that is shown, or -1 if lines can't be told from it, because
  /// other lines were scrolled since.
  private func knownStamp(of lines: ScreenLines.View, after scroll: ScrollHint?) -> Int {
    guard let reading = source?.reading else { return -1 }
    guard let scroll else { return lines.scrollCount == reading.scrollCount ? reading.stamp : -1 }
    let isNext = lines.scrollCount == reading.scrollCount + 1 && lines.lastScroll == scroll
    return isNext ? reading.stamp : -1
  }

  /// Hides a large frame until it is complete, or at least hides the cursor meanwhile.
  private mutating func beginUnseen(_ bytes: inout [UInt8], at start: Int) {
    if abilities.synchronizedOutput {
      bytes.insert(contentsOf: "\u{1B}[?2026h".utf8, at: start)
    } else if isCaretShown == true {
      bytes.insert(contentsOf: "\u{1B}[?25l".utf8, at: start)
      isCaretShown = false
    }
  }

  /// Moves the cursor to the caret, or to where it rests without one, and shows or hides it.
  private mutating func place(
    _ caret: ScreenPoint?, resting point: ScreenPoint?, _ bytes: inout [UInt8]
  ) {
    let area = ScreenRectangle(size)
    let caret = caret.flatMap { area.contains($0) ? $0 : nil }
    let point = point.flatMap { area.contains($0) ? $0 : nil }
    if let target = caret ?? point {
      cursor.move(toLine: target.line, column: target.column, &bytes)
    }
    let isShown = caret != nil || showsCursor && point != nil
    guard isCaretShown != isShown else { return }
    bytes.append(isShown ? "\u{1B}[?25h" : "\u{1B}[?25l")
    isCaretShown = isShown
  }

  private mutating func clear(_ bytes: inout [UInt8]) {
    mustClear = false
    source?.reading = nil
    for index in shown.indices { shown[index] = .blank }
    pen = .standard
    if isInline { return makeRoom(&bytes) }
    bytes.append("\u{1B}[r\u{1B}[m\u{1B}[H\u{1B}[2J")
    cursor = TerminalCursor(line: 0, column: 0)
  }
}
