import CharacterScreen

extension ControlSequence {
  /// Whether the sequence is a reply without a private marker.
  ///
  /// A cursor position looks like F3 with modifiers. It is taken for that key only if the
  /// parameters can be modifiers. A query with `ESC [ ? 6 n` avoids the ambiguity.
  var isReply: Bool {
    switch final {
    case UInt8(ascii: "R"): count == 2 && !(self[0] == 1 && (2...16).contains(self[1] ?? 0))
    case UInt8(ascii: "y"), UInt8(ascii: "n"), UInt8(ascii: "t"): true
    default: false
    }
  }

  /// The reply of the terminal, or `nil` if it is unused.
  var reply: DecodedInput? {
    let isPrivate = marker == UInt8(ascii: "?")
    switch final {
    case UInt8(ascii: "y") where isPrivate && intermediate == UInt8(ascii: "$"): return modeReply
    case UInt8(ascii: "u") where isPrivate: return self[0].map { .reply(.keyboardFlags($0)) }
    case UInt8(ascii: "c") where isPrivate:
      return .reply(.deviceAttributes((0..<count).compactMap { self[$0] }))
    case UInt8(ascii: "R"): return position
    default: return nil
    }
  }

  /// The position of the cursor, or `nil` if the sequence isn't one.
  var position: DecodedInput? {
    guard final == UInt8(ascii: "R"), count == 2, let line = self[0], let column = self[1] else {
      return nil
    }
    return .reply(.cursor(ScreenPoint(column: max(0, column - 1), line: max(0, line - 1))))
  }

  private var modeReply: DecodedInput? {
    guard let mode = self[0], let state = TerminalReply.ModeState(rawValue: self[1] ?? 0) else {
      return nil
    }
    return .reply(.mode(mode, state))
  }
}
