import CharacterScreen

/// A decoder that turns the bytes of a terminal into keys, pastes, mouse events and replies.
///
/// Input may be split at any byte. If the decoder needs more bytes to decide what the input means,
/// because an Escape may be a key or the beginning of a sequence, it sets ``deadline``. If no more
/// bytes arrive until then, the host calls ``expire(at:_:)``. The decoder doesn't read the clock.
package struct InputDecoder: Sendable {
  /// The time at which ``expire(at:_:)`` is due, or `nil` if the decoder isn't waiting.
  package private(set) var deadline: Duration?

  var state = State.ground
  var sequence = ControlSequence()
  var string = StringSequence()
  var text = TypedText()
  var paste = PasteCollector()
  var cutPaste = CutPaste()
  var mouseBytes: (UInt8, UInt8) = (0, 0)

  private let escapeDelay: Duration
  private let sequenceDelay: Duration
  private let pasteDelay: Duration
  private let pasteLimit: Int

  /// Whether the loss of the rest of a paste that is too long was reported.
  private var isCutReported = true

  /// The default maximum number of bytes in a paste: 16,000,000.
  ///
  /// The rest of a longer paste is discarded, up to its end marker or a pause. Only Ctrl-C is a key
  /// there. For some seconds after a pause, a read that completes a character or the end marker, that has
  /// the end marker, or that is more than a person types at once, goes on with the paste.
  package static let pasteLimit = 16_000_000

  /// Whether the terminal reports keys with Alt as sequences, as in the keyboard protocol.
  ///
  /// If it does, an Escape byte before another key is the Escape key. Otherwise, by default, a key
  /// that arrives within the escape delay is combined with Alt, except Ctrl-C and Ctrl-\. The
  /// terminal's reply about its keyboard flags sets the property.
  package var tellsEscape = false

  /// Whether the position of the cursor was asked for and is outstanding.
  ///
  /// The next sequence that can be a position is one then, and not F3 with a modifier.
  package var expectsPosition = false

  /// The state of the decoder, which determines the meaning of the next byte.
  enum State: Equatable {
    case ground
    case escape
    case doubleEscape
    case control
    case linuxFunctionKey
    case application
    case string(UInt8)
    case stringEscape
    case mouse(Int)
    case paste
    case cutPaste
    case stalledPaste(isCut: Bool)
    case altText(Int)
  }

  /// The meaning of the next byte with regard to pastes.
  package enum Content: UInt8, Sendable {
    /// A key or the beginning of a sequence.
    case keys
    /// A part of a paste.
    case paste
    /// A part of a paste beyond its limit, in which only Ctrl-C is a key.
    case cutPaste
    /// A key, or the rest of a paste that paused.
    case stalledPaste
    /// A key, or the rest of a paste that paused beyond its limit.
    case stalledCutPaste
  }

  /// The meaning of the next byte with regard to pastes.
  package var content: Content {
    switch state {
    case .paste: .paste
    case .cutPaste: .cutPaste
    case .stalledPaste(let isCut): isCut ? .stalledCutPaste : .stalledPaste
    default: .keys
    }
  }

  /// Creates a decoder that goes on where another one is, with the default delays.
  package init(resuming content: Content) {
    self.init()
    switch content {
    case .keys: break
    case .paste: state = .paste
    case .cutPaste: state = .cutPaste
    case .stalledPaste: state = .stalledPaste(isCut: false)
    case .stalledCutPaste: state = .stalledPaste(isCut: true)
    }
  }

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - escapeDelay: The time to wait for more bytes after a lone Escape. The default is 40 ms.
  ///   - sequenceDelay: The time to wait for the rest of a sequence. The default is 400 ms.
  ///   - pasteDelay: The time to wait for the rest of a paste. The default is one second.
  ///   - pasteLimit: The maximum number of bytes in a paste, at least 1.
  package init(
    escapeDelay: Duration = .milliseconds(40), sequenceDelay: Duration = .milliseconds(400),
    pasteDelay: Duration = .seconds(1), pasteLimit: Int = InputDecoder.pasteLimit
  ) {
    self.escapeDelay = escapeDelay
    self.sequenceDelay = sequenceDelay
    self.pasteDelay = pasteDelay
    self.pasteLimit = max(1, pasteLimit)
  }

  /// Decodes the bytes of one read and emits the decoded input in order.
  package mutating func decode(
    _ bytes: UnsafeRawBufferPointer, at now: Duration, _ emit: (DecodedInput) -> Void
  ) {
    guard !bytes.isEmpty else { return }
    // Somebody who presses Ctrl-C again and again wants to leave a paste that never ends.
    var former = state == .paste && InputDecoder.isInterrupt(bytes) ? deadline : nil
    let stringEnd = isInString ? deadline : nil
    if isInString { string.split() }
    if case .stalledPaste(let isCut) = state {
      let isEnded = isCut && cutPaste.isEnded(by: bytes)
      let goesOn = isEnded || paste.isContinued(by: bytes)
      if !isEnded { cutPaste.forgetSequence() }
      if !goesOn { paste = PasteCollector() }
      state = !goesOn ? .ground : isCut ? .cutPaste : .paste
    }
    var index = 0
    while index < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[index...])
      switch state {
      case .paste: index += takePaste(rest, emit)
      case .cutPaste: index += skipPaste(rest, emit)
      case .ground where bytes[index] >= 0x20 && bytes[index] != 0x7F:
        index += text.append(from: rest)
      default:
        take(bytes[index], emit)
        index += 1
      }
    }
    flushText(all: false, emit)
    // Typing goes on, so it must not postpone the end of the string.
    if isInString, string.isTyped { former = stringEnd }
    deadline = former ?? delay.map { now + $0 }
  }

  /// Decodes the bytes of one read and emits the decoded input in order.
  package mutating func decode(
    _ bytes: [UInt8], at now: Duration, _ emit: (DecodedInput) -> Void
  ) {
    bytes.withUnsafeBytes { decode($0, at: now, emit) }
  }

  /// Stops waiting if the deadline has passed.
  ///
  /// A lone Escape is then emitted as a key, a paste is emitted as far as it arrived, and an
  /// incomplete sequence that can't have been typed is discarded.
  package mutating func expire(at now: Duration, _ emit: (DecodedInput) -> Void) {
    guard let deadline, deadline <= now else { return }
    self.deadline = nil
    flushText(all: true, emit)
    giveUp(emit)
    if case .stalledPaste = state { paste = PasteCollector() }
    state = stateAfterDelay
    self.deadline = delay.map { now + $0 }
  }

  /// Returns whether a read consists of nothing but Ctrl-C.
  private static func isInterrupt(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // A long text isn't searched.
    guard let first = bytes.first, first == 0x03 || first == 0x1B else { return false }
    var rest = bytes
    var search = CutPaste()
    while !rest.isEmpty {
      let (count, find) = search.take(rest)
      guard find == .interrupt, !search.hasLost else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }

  private var isInString: Bool {
    switch state {
    case .string, .stringEscape: true
    default: false
    }
  }

  private var stateAfterDelay: State {
    switch state {
    case .paste: .stalledPaste(isCut: false)
    case .cutPaste: .stalledPaste(isCut: true)
    default: .ground
    }
  }

  /// Emits typed text: the complete characters, or all of it with invalid UTF-8 repaired.
  mutating func flushText(all: Bool, _ emit: (DecodedInput) -> Void) {
    guard let typed = text.take(all: all), let first = typed.first else { return }
    let isOne = typed.dropFirst().isEmpty
    emit(.event(isOne ? .key(KeyPress(first)) : .text(typed)))
  }

  private var delay: Duration? {
    switch state {
    case .ground: text.isEmpty ? nil : sequenceDelay
    case .stalledPaste: pasteDelay * 5
    case .escape, .doubleEscape: escapeDelay
    case .paste, .cutPaste: pasteDelay
    default: sequenceDelay
    }
  }

  private mutating func takePaste(
    _ bytes: UnsafeRawBufferPointer, _ emit: (DecodedInput) -> Void
  ) -> Int {
    let room = max(1, pasteLimit - paste.count)
    let (count, isComplete) = paste.take(
      UnsafeRawBufferPointer(rebasing: bytes[..<min(room, bytes.count)]))
    if isComplete {
      state = .ground
      if let text = paste.takeText() { emit(.event(.paste(text))) }
    } else if paste.count >= pasteLimit, !paste.isInMarker {
      state = .cutPaste
      cutPaste = CutPaste()
      emit(.event(.paste(paste.takePart())))
      paste = PasteCollector()
      isCutReported = false
    }
    return count
  }

  /// Discards the rest of a paste that is too long, up to its end or a Ctrl-C.
  private mutating func skipPaste(
    _ bytes: UnsafeRawBufferPointer, _ emit: (DecodedInput) -> Void
  ) -> Int {
    let (count, find) = cutPaste.take(bytes)
    if cutPaste.hasLost || find == .interrupt, !isCutReported {
      isCutReported = true
      emit(.pasteWasCut)
    }
    switch find {
    case .end: state = .ground
    case .interrupt: emit(.event(.key(KeyPress("c", .control))))
    case nil: break
    }
    return count
  }
}
