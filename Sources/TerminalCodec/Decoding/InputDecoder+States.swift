import CharacterScreen

extension InputDecoder {
  /// Processes one byte outside a paste.
  mutating func take(_ byte: UInt8, _ emit: (DecodedInput) -> Void) {
    switch state {
    case .ground: takeGround(byte, emit)
    case .escape, .doubleEscape: takeEscape(byte, emit)
    case .control: takeControl(byte, emit)
    case .linuxFunctionKey: takeLinuxFunctionKey(byte, emit)
    case .application: takeApplication(byte, emit)
    case .string: takeString(byte, emit)
    case .stringEscape: takeStringEscape(byte, emit)
    case .mouse(let count): takeMouse(byte, count, emit)
    case .altText(let missing): takeAltText(byte, missing, emit)
    case .paste, .cutPaste, .stalledPaste: break
    }
  }

  /// Ends a sequence that no more bytes arrived for, and emits what it most likely means.
  mutating func giveUp(_ emit: (DecodedInput) -> Void) {
    switch state {
    case .escape: press(KeyPress(.escape), emit)
    case .doubleEscape:
      press(KeyPress(.escape), emit)
      press(KeyPress(.escape), emit)
    case .control where sequence.isEmpty: pressIntroducer("[", emit)
    case .application where sequence.isEmpty: pressIntroducer("O", emit)
    case .string(let introducer) where string.isEmpty:
      press(KeyPress(Character(Unicode.Scalar(introducer)), .alt), emit)
    case .string: giveUpString(emit)
    case .stringEscape where string.isTyped:
      giveUpString(emit)
      press(KeyPress(.escape), emit)
    case .paste: emit(.event(.paste(paste.takePart())))
    default: break
    }
  }

  private func press(_ key: KeyPress, _ emit: (DecodedInput) -> Void) {
    emit(.event(.key(key)))
  }

  private func pressIntroducer(_ character: Character, _ emit: (DecodedInput) -> Void) {
    if sequence.hasAlt { press(KeyPress(.escape), emit) }
    press(KeyPress(character, .alt), emit)
  }

  private mutating func takeGround(_ byte: UInt8, _ emit: (DecodedInput) -> Void) {
    guard byte < 0x20 || byte == 0x7F else {
      text.append(byte)
      return
    }
    flushText(all: true, emit)
    if byte == 0x1B {
      state = .escape
    } else if let key = KeyPress(controlByte: byte) {
      press(key, emit)
    }
  }

  private mutating func takeEscape(_ byte: UInt8, _ emit: (DecodedInput) -> Void) {
    let isDouble = state == .doubleEscape
    switch byte {
    case UInt8(ascii: "["):
      sequence.start(alt: isDouble)
      state = .control
      return
    case UInt8(ascii: "O"):
      sequence.start(alt: isDouble)
      state = .application
      return
    case 0x1B where !isDouble:
      state = .doubleEscape
      return
    default: break
    }
    if isDouble { press(KeyPress(.escape), emit) }
    let isAlone = tellsEscape && !InputDecoder.introducesString(byte)
    if isAlone || InputDecoder.endsProgram(byte) {
      press(KeyPress(.escape), emit)
      state = .ground
      return take(byte, emit)
    }
    switch byte {
    case 0x1B: state = .doubleEscape
    case _ where InputDecoder.introducesString(byte):
      string.start(introducer: byte)
      state = .string(byte)
    default: takeAlt(byte, emit)
    }
  }

  /// Whether a byte is Ctrl-C or Ctrl-\.
  ///
  /// They are never combined with an Escape and belong to no sequence, so that they are keys after
  /// anything that was typed before.
  static func endsProgram(_ byte: UInt8) -> Bool { byte == 0x03 || byte == 0x1C }

  private static func introducesString(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      true
    default: false
    }
  }

  private mutating func takeAlt(_ byte: UInt8, _ emit: (DecodedInput) -> Void) {
    state = .ground
    if byte >= 0x80 {
      text.append(byte)
      let missing = TypedText.length(lead: byte) - 1
      if missing > 0 { state = .altText(missing) } else { finishAltText(emit) }
    } else if let key = KeyPress(controlByte: byte) {
      press(key.adding(.alt), emit)
    } else {
      press(KeyPress(Character(Unicode.Scalar(byte)), .alt), emit)
    }
  }

  private mutating func takeAltText(
    _ byte: UInt8, _ missing: Int, _ emit: (DecodedInput) -> Void
  ) {
    guard byte & 0xC0 == 0x80 else {
      finishAltText(emit)
      take(byte, emit)
      return
    }
    text.append(byte)
    if missing > 1 { state = .altText(missing - 1) } else { finishAltText(emit) }
  }

  private mutating func finishAltText(_ emit: (DecodedInput) -> Void) {
    state = .ground
    text.takeCharacters(all: true) { emit(.event(.key(KeyPress($0, .alt)))) }
  }
}
