#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import TerminalCodec
import TestTraits
import Testing

@testable import RowKitTerminal

/// Text for a reader that doesn't take it at once.
@Suite(.runsPrograms) struct LinearChannelTests {
  private let text = (1...20_000).map { "line \($0)\n" }.joined()

  private func pipeEnds() -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  /// Reads what was written, as far as it comes at once.
  private func take(from descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
  }

  @Test func `text waits for a pipe that is read later`() {
    let (reader, writer) = pipeEnds()
    var channel = LinearChannel(from: STDIN_FILENO, to: writer)
    channel.write(text)
    channel.write("last")
    #expect(channel.isBehind)
    var taken: [UInt8] = []
    while channel.isBehind {
      taken += take(from: reader)
      channel.flush()
    }
    close(writer)
    while case let more = take(from: reader), !more.isEmpty { taken += more }
    #expect(String(decoding: taken, as: UTF8.self) == text + "last")
    close(reader)
  }

  @Test func `text waits for a paused terminal`() throws {
    let terminal = try PseudoTerminal()
    var channel = LinearChannel(from: STDIN_FILENO, to: terminal.program)
    defer { channel.close() }
    terminal.pause(true)
    channel.write("question")
    #expect(channel.isBehind)
    terminal.pause(false)
    channel.flush()
    #expect(!channel.isBehind)
    #expect(terminal.read().hasSuffix("question"))
  }

  @Test(arguments: [
    ("xterm", "en_US.UTF-8", CharacterRepertoire.unicode), ("dumb", "de_DE.UTF-8", .unicode),
    ("dumb", "C", .ascii), ("linux", "en_US.UTF-8", .letters), ("xterm", "C", .ascii),
  ])
  func `the characters are those of the locale and the terminal`(
    term: String, locale: String, characters: CharacterRepertoire
  ) {
    #expect(LinearChannel.characters(["TERM": term, "LANG": locale]) == characters)
  }

  @Test func `a terminal gets only characters that it shows, and a pipe gets all`() throws {
    let terminal = try PseudoTerminal()
    var channel = LinearChannel(from: STDIN_FILENO, to: terminal.program)
    defer { channel.close() }
    channel.characters = .ascii
    channel.write("ś “é”\n")
    #expect(terminal.read().hasSuffix("s \"e\"\r\n"))
    let (reader, writer) = pipeEnds()
    var pipe = LinearChannel(from: STDIN_FILENO, to: writer)
    pipe.characters = .ascii
    pipe.write("ś")
    #expect(take(from: reader) == Array("ś".utf8))
    close(reader)
    close(writer)
  }

  @Test func `text for a reader that is gone is discarded`() {
    signal(SIGPIPE, SIG_IGN)
    let (reader, writer) = pipeEnds()
    var channel = LinearChannel(from: STDIN_FILENO, to: writer)
    channel.write(text)
    #expect(channel.isBehind)
    close(reader)
    channel.flush()
    #expect(!channel.isBehind)
    close(writer)
  }
}
