import CharacterScreen

/// The rest of a paste that is too long, of which only its end and Ctrl-C matter.
struct CutPaste {
  private var sequence = ControlSequence()
  private var state = State.text

  /// Whether anything was discarded, rather than only the end marker.
  private(set) var hasLost = false

  private enum State { case text, escape, sequence }

  /// The content that ends a search.
  enum Find {
    /// The end marker.
    case end

    /// Ctrl-C, as a byte or as a sequence of the keyboard protocol.
    case interrupt
  }

  /// Discards bytes up to the first find, or all of them.
  ///
  /// - Parameter input: The bytes.
  /// - Returns: The number of discarded bytes, and the find, which is one of them.
  mutating func take(_ input: UnsafeRawBufferPointer) -> (count: Int, find: Find?) {
    var index = 0
    while index < input.count {
      if state == .text {
        let rest = UnsafeRawBufferPointer(rebasing: input[index...])
        let text = rest.firstIndex { $0 == 0x1B || $0 == 0x03 } ?? rest.count
        if text > 0 { hasLost = true }
        index += text
        guard index < input.count else { break }
      }
      index += 1
      if let find = take(input[index - 1]) { return (index, find) }
    }
    return (index, nil)
  }

  /// Returns whether bytes that arrive after a pause complete the end marker.
  func isEnded(by input: UnsafeRawBufferPointer) -> Bool {
    guard state != .text else { return false }
    var rest = self
    return rest.take(input).find == .end && rest.hasLost == hasLost
  }

  /// Forgets the beginning of a sequence that doesn't go on.
  mutating func forgetSequence() { state = .text }

  private mutating func take(_ byte: UInt8) -> Find? {
    switch byte {
    case 0x03:
      state = .text
      return .interrupt
    case 0x1B:
      if state != .text { hasLost = true }
      state = .escape
    case UInt8(ascii: "[") where state == .escape:
      sequence.start(alt: false)
      state = .sequence
    case 0x20...0x3F where state == .sequence: sequence.append(byte)
    case 0x40...0x7E where state == .sequence:
      sequence.final = byte
      state = .text
      if sequence.endsPaste { return .end }
      if sequence.meaning == .event(.key(KeyPress("c", .control))) { return .interrupt }
      hasLost = true
    default:
      hasLost = true
      state = .text
    }
    return nil
  }
}
