import CharacterScreen
import TerminalCodec

/// The results of a decoder in a readable notation, with keys as tokens.
struct DecoderRun {
  var decoder = InputDecoder()
  var results: [String] = []
  var now = Duration.zero

  /// Decodes text in one read.
  mutating func read(_ text: String) {
    read(Array(text.utf8))
  }

  /// Decodes bytes in one read.
  mutating func read(_ bytes: some Collection<UInt8>) {
    var results: [String] = []
    decoder.decode(Array(bytes), at: now) { results += DecoderRun.describe($0) }
    self.results += results
  }

  /// Advances the time.
  mutating func wait(_ time: Duration) {
    now += time
    var results: [String] = []
    decoder.expire(at: now) { results += DecoderRun.describe($0) }
    self.results += results
  }

  /// Returns the results for bytes that arrive in pieces, followed by a long pause.
  static func results(of pieces: [some Collection<UInt8>]) -> [String] {
    var run = DecoderRun()
    for piece in pieces {
      run.read(piece)
      run.now += .milliseconds(1)
    }
    run.wait(.seconds(10))
    return run.results
  }

  /// Returns the results for text that arrives in one read.
  static func results(of text: String) -> [String] {
    results(of: [Array(text.utf8)])
  }

  /// Returns the decoded input, with typed text as keys.
  private static func describe(_ input: DecodedInput) -> [String] {
    switch input {
    case .event(.key(let key)): [key.description]
    case .event(.text(let text)): text.map { KeyPress($0).description }
    case .event(.paste(let text)): ["paste:\(text)"]
    case .event(.mouse(let mouse)): [describe(mouse)]
    case .event(.windowFocus(let isFocused)): ["focus:\(isFocused)"]
    case .event: ["event"]
    case .pasteWasCut: ["paste was cut"]
    case .reply(let reply): ["reply:\(reply)"]
    }
  }

  private static func describe(_ mouse: MouseEvent) -> String {
    let action = "\(mouse.action)@\(mouse.point.column),\(mouse.point.line)"
    return mouse.modifiers.isEmpty ? action : "\(action)+\(mouse.modifiers.rawValue)"
  }
}
