import CharacterScreen

extension InputDecoder {
  mutating func takeControl(_ byte: UInt8, _ emit: (DecodedInput) -> Void) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty:
      state = .linuxFunctionKey
    case UInt8(ascii: "$") where sequence.isNumber:
      // An rxvt key with Shift. A reply has two numbers or a marker before its dollar sign.
      finishControl(byte, emit)
    case 0x20...0x3F: sequence.append(byte)
    case 0x40...0x7E: finishControl(byte, emit)
    default: abandon(byte, emit)
    }
  }

  mutating func takeLinuxFunctionKey(_ byte: UInt8, _ emit: (DecodedInput) -> Void) {
    guard byte >= 0x20, byte < 0x7F else {
      abandon(byte, emit)
      return
    }
    state = .ground
    guard (0x41...0x45).contains(byte) else { return }
    let modifiers: KeyModifiers = sequence.hasAlt ? .alt : []
    emit(.event(.key(KeyPress(.function(Int(byte) - 0x40), modifiers))))
  }

  mutating func takeApplication(_ byte: UInt8, _ emit: (DecodedInput) -> Void) {
    switch byte {
    case 0x30...0x3B: sequence.append(byte)
    case 0x20...0x7E:
      sequence.final = byte
      state = .ground
      if let key = sequence.applicationKey { emit(.event(.key(key))) }
    default: abandon(byte, emit)
    }
  }

  mutating func takeString(_ byte: UInt8, _ emit: (DecodedInput) -> Void) {
    switch byte {
    case 0x07: finishString(emit)
    case 0x1B: state = .stringEscape
    case 0x00..<0x20:
      giveUpString(emit)
      abandon(byte, emit)
    default: string.append(byte)
    }
  }

  mutating func takeStringEscape(_ byte: UInt8, _ emit: (DecodedInput) -> Void) {
    if byte == UInt8(ascii: "\\") {
      finishString(emit)
    } else {
      giveUpString(emit)
      state = .escape
      take(byte, emit)
    }
  }

  /// Emits the keys that an incomplete string consists of if it was typed.
  mutating func giveUpString(_ emit: (DecodedInput) -> Void) {
    guard string.isTyped else { return }
    emit(.event(.key(KeyPress(Character(Unicode.Scalar(string.introducer)), .alt))))
    for byte in string.content { text.append(byte) }
    flushText(all: true, emit)
  }

  /// Processes one of the three bytes after `ESC [ M`, the older encoding of mouse events.
  mutating func takeMouse(_ byte: UInt8, _ count: Int, _ emit: (DecodedInput) -> Void) {
    if InputDecoder.endsProgram(byte) { return abandon(byte, emit) }
    switch count {
    case 0: mouseBytes.0 = byte
    case 1: mouseBytes.1 = byte
    default:
      state = .ground
      let button = Int(mouseBytes.0) - 32
      let isRelease = button & 0b1100_0011 == 3 && button & 32 == 0
      let event = ControlSequence.mouse(
        button: isRelease ? button & ~3 : button, column: Int(mouseBytes.1) - 32,
        line: Int(byte) - 32, isPress: !isRelease)
      if let event, button >= 0 { emit(.event(.mouse(event))) }
      return
    }
    state = .mouse(count + 1)
  }

  private mutating func finishControl(_ byte: UInt8, _ emit: (DecodedInput) -> Void) {
    sequence.final = byte
    state = .ground
    if byte == UInt8(ascii: "M"), sequence.isEmpty {
      state = .mouse(0)
    } else if byte == UInt8(ascii: "~"), sequence.isNumber, sequence[0] == 200 {
      state = .paste
    } else if expectsPosition, let position = sequence.position {
      expectsPosition = false
      emit(position)
    } else if let meaning = sequence.meaning {
      if case .reply(.keyboardFlags(let flags)) = meaning { tellsEscape = flags & 1 != 0 }
      emit(meaning)
    }
  }

  private mutating func finishString(_ emit: (DecodedInput) -> Void) {
    state = .ground
    if let reply = string.reply { emit(.reply(reply)) }
  }

  /// Discards an interrupted sequence.
  private mutating func abandon(_ byte: UInt8, _ emit: (DecodedInput) -> Void) {
    state = .ground
    take(byte, emit)
  }
}
