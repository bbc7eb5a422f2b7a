#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import TestTraits
import Testing

@testable import RowKitTerminal

@Suite(.runsPrograms) struct BlockingWriterTests {
  /// Writes as much as a terminal in raw mode takes without being read.
  private func fill(_ device: TerminalDevice) throws {
    try device.enterRawMode()
    let block = [UInt8](repeating: 97, count: 4096)
    while case .moved = block.withUnsafeBytes(device.write) {}
  }

  @Test func `writing to a terminal that reads nothing ends`() throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(behind: terminal.program)
    defer { device.close() }
    var writer = BlockingWriter(to: device.descriptor, patience: 100)
    let much = [UInt8](repeating: 97, count: 1 << 20)
    much.withUnsafeBytes { writer.write($0) }
    #expect(writer.patience <= 0)
  }

  @Test func `unread output is discarded for the final output`() throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(behind: terminal.program)
    defer { device.close() }
    try fill(device)
    var writer = BlockingWriter(
      to: device.descriptor, patience: 100, discardingUnread: true)
    writer.write("last words")
    #expect(terminal.read().hasSuffix("last words"))
  }

  @Test func `bytes that are discarded before they are read are written again`() throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(behind: terminal.program)
    defer { device.close() }
    try fill(device)
    _ = terminal.readOnce()
    var writer = BlockingWriter(to: device.descriptor, patience: 100, discardingUnread: true)
    let last = (0..<600).map { "\($0) last words" }.joined(separator: ", ")
    Array(last.utf8).withUnsafeBytes { writer.write($0) }
    #expect(writer.patience <= 0, "there was room for all bytes")
    #expect(terminal.read().hasSuffix(last))
  }

  @Test func `bytes that were written aren't discarded for later ones`() throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(behind: terminal.program)
    defer { device.close() }
    try device.enterRawMode()
    let block = [UInt8](repeating: 97, count: 8192)
    _ = block.withUnsafeBytes(device.write)
    var writer = BlockingWriter(to: device.descriptor, patience: 100, discardingUnread: true)
    writer.write("last words")
    let much = [UInt8](repeating: 98, count: 1 << 20)
    much.withUnsafeBytes { writer.write($0) }
    #expect(writer.patience <= 0)
    #expect(terminal.read().contains("alast wordsb"))
  }

  @Test func `a descriptor whose other end is closed is ignored`() {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    var writer = BlockingWriter(to: ends[1])
    writer.write("nobody hears this")
    close(ends[1])
  }
}
