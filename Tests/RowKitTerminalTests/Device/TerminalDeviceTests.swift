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

@Suite(.runsPrograms) struct TerminalDeviceTests {
  @Test func `after raw mode the settings are those of before`() throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let device = try TerminalDevice(behind: terminal.program)
    defer { device.close() }
    try device.enterRawMode()
    #expect(terminal.settings != before)
    var claim = TerminalOwnership(device, leaving: [])
    claim.giveBack()
    claim.deallocate()
    #expect(terminal.settings == before)
  }

  @Test func `raw mode leaves every key and every byte alone`() throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(behind: terminal.program)
    defer { device.close() }
    try device.enterRawMode()
    terminal.type("\u{3}\u{1A}\r\u{11}\u{16}a")
    #expect(bytes(of: device) == [3, 0x1A, 13, 0x11, 0x16, 97])
    _ = Array("a\nb".utf8).withUnsafeBytes(device.write)
    #expect(terminal.read() == "a\nb")
  }

  @Test func `the descriptor that is shared with the shell stays blocking`() throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(behind: terminal.program)
    defer { device.close() }
    #expect(fcntl(terminal.program, F_GETFL) & O_NONBLOCK == 0)
    #expect(fcntl(device.descriptor, F_GETFL) & O_NONBLOCK != 0)
  }

  @Test func `a terminal that can't be opened again is shared, and blocks but for each write`()
    throws
  {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(behind: terminal.program, canReopen: false)
    defer { device.close() }
    try device.enterRawMode()
    #expect(bytes(of: device) == [])
    terminal.type("a")
    #expect(bytes(of: device) == [97])
    #expect(Array("b".utf8).withUnsafeBytes(device.write) == .moved(1))
    #expect(terminal.read() == "b")
    #expect(fcntl(terminal.program, F_GETFL) & O_NONBLOCK == 0)
    var claim = TerminalOwnership(device, leaving: [])
    // A signal that arrives within a write leaves this behind.
    _ = fcntl(device.descriptor, F_SETFL, O_NONBLOCK)
    claim.giveBack()
    claim.deallocate()
    #expect(fcntl(terminal.program, F_GETFL) & O_NONBLOCK == 0)
  }

  @Test func `an unread terminal takes as much as it has room for, then blocks`()
    throws
  {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(behind: terminal.program)
    defer { device.close() }
    let block = [UInt8](repeating: 97, count: 4096)
    var result = TransferResult.moved(1)
    for _ in 0..<1000 where result != .mustWait { result = block.withUnsafeBytes(device.write) }
    #expect(result == .mustWait)
  }

  @Test func `a closed window is a lost terminal`() throws {
    let terminal = try PseudoTerminal()
    let device = try TerminalDevice(behind: terminal.program)
    defer { device.close() }
    terminal.closeWindow()
    #expect(Array("a".utf8).withUnsafeBytes(device.write) == .lost)
    #expect(bytes(of: device) == nil)
  }

  @Test func `a file that isn't a terminal is refused`() {
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    #expect(throws: TerminalError.notATerminal(descriptor: file)) {
      try TerminalDevice(behind: file)
    }
  }

  private func bytes(of device: TerminalDevice) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 64)
    switch buffer.withUnsafeMutableBytes(device.read) {
    case .moved(let count): return Array(buffer[..<count])
    case .mustWait: return []
    case .lost: return nil
    }
  }
}
