import CharacterScreen

/// Turns the bytes of a terminal into keys, pastes, mouse events and replies.
///
/// Bytes may be cut anywhere. Where it must wait to know what they mean (an Escape may be a key or
/// the beginning of a sequence) it says until when with ``deadline``; the host calls
/// ``expire(at:_:)`` then, if no more bytes have come. It reads no clock.
///
/// ```swift
/// var decoder = InputDecoder()
/// decoder.decode(Array("\u{1B}[A".utf8), at: .zero) { input in
///   // .event(.key(up))
/// }
/// ```
public struct InputDecoder: Sendable {
  /// When ``expire(at:_:)`` is due; nil while there is nothing to wait for.
  public private(set) var deadline: Duration?

  var state = State.ground
  var sequence = ControlSequence()
  var string = StringSequence()
  var text = TypedText()
  var paste = PasteCollector()
  var mouseBytes: (UInt8, UInt8) = (0, 0)

  private let escapeDelay: Duration
  private let sequenceDelay: Duration
  private let pasteDelay: Duration

  /// How many bytes of a paste are delivered at once; more come as another paste.
  static let pasteLimit = 16 << 20

  /// What was read and decides what the next byte means.
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
    case altText(Int)
  }

  /// Creates a decoder that waits so long for what may follow a lone Escape, for the rest of a
  /// sequence, and for the rest of a paste.
  public init(
    escapeDelay: Duration = .milliseconds(40), sequenceDelay: Duration = .milliseconds(400),
    pasteDelay: Duration = .seconds(1)
  ) {
    self.escapeDelay = escapeDelay
    self.sequenceDelay = sequenceDelay
    self.pasteDelay = pasteDelay
  }

  /// Decodes bytes that were read at a time, and hands out what they mean in order.
  public mutating func decode(
    _ bytes: UnsafeRawBufferPointer, at now: Duration, _ emit: (DecodedInput) -> Void
  ) {
    guard !bytes.isEmpty else { return }
    var index = 0
    while index < bytes.count {
      if state == .paste {
        index += takePaste(UnsafeRawBufferPointer(rebasing: bytes[index...]), emit)
      } else {
        take(bytes[index], emit)
        index += 1
      }
    }
    flushText(all: false, emit)
    deadline = delay.map { now + $0 }
  }

  /// Decodes bytes that were read at a time, and hands out what they mean in order.
  public mutating func decode(
    _ bytes: [UInt8], at now: Duration, _ emit: (DecodedInput) -> Void
  ) {
    bytes.withUnsafeBytes { decode($0, at: now, emit) }
  }

  /// Gives up waiting if the deadline has come: a lone Escape is the key then, what can't be
  /// anything typed is dropped, and a paste is delivered as far as it came.
  public mutating func expire(at now: Duration, _ emit: (DecodedInput) -> Void) {
    guard let deadline, deadline <= now else { return }
    self.deadline = nil
    flushText(all: true, emit)
    giveUp(emit)
    state = .ground
  }

  /// Hands out typed text: what is complete, or all of it with repairs.
  mutating func flushText(all: Bool, _ emit: (DecodedInput) -> Void) {
    text.takeCharacters(all: all) { emit(.event(.key(KeyPress($0)))) }
  }

  private var delay: Duration? {
    switch state {
    case .ground: text.isEmpty ? nil : sequenceDelay
    case .escape, .doubleEscape: escapeDelay
    case .paste: pasteDelay
    default: sequenceDelay
    }
  }

  private mutating func takePaste(
    _ bytes: UnsafeRawBufferPointer, _ emit: (DecodedInput) -> Void
  ) -> Int {
    let room = max(1, InputDecoder.pasteLimit - paste.count)
    let (count, isComplete) = paste.take(
      UnsafeRawBufferPointer(rebasing: bytes[..<min(room, bytes.count)]))
    if isComplete { state = .ground }
    if isComplete || paste.count >= InputDecoder.pasteLimit {
      emit(.event(.paste(paste.takeText())))
    }
    return count
  }
}
