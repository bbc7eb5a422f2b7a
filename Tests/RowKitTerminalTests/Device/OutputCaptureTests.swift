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

@Suite(.runsPrograms) struct OutputCaptureTests {
  @Test func `captured output is shown at the end, in order`() throws {
    let terminal = try PseudoTerminal()
    let (output, error) = (dup(terminal.program), dup(terminal.program))
    defer { for descriptor in [output, error] { close(descriptor) } }
    var capture = OutputCapture(output: output, error: error)
    capture.begin(terminal: terminal.program)
    _ = write(error, "warning ", 8)
    _ = write(output, "and note", 8)
    #expect(terminal.read() == "")
    var writer = BlockingWriter(to: terminal.program)
    capture.end(&writer)
    #expect(terminal.read() == "warning and note\r\n")
    _ = write(error, "again", 5)
    #expect(terminal.read() == "again")
  }

  @Test func `a descriptor that leads elsewhere is unchanged`() throws {
    let terminal = try PseudoTerminal()
    let other = try PseudoTerminal()
    var capture = OutputCapture(output: other.program, error: other.program)
    capture.begin(terminal: terminal.program)
    #expect(!capture.isActive)
  }

  @Test func `beyond its limit, captured output keeps its end`() throws {
    let terminal = try PseudoTerminal()
    let error = dup(terminal.program)
    defer { close(error) }
    var capture = OutputCapture(output: error, error: error)
    capture.begin(terminal: terminal.program)
    let line = "0123456789abcdef"
    for _ in 0..<OutputCapture.limit / line.utf8.count { _ = write(error, line, line.utf8.count) }
    _ = write(error, "the end", 7)
    capture.trim()
    let file = fcntl(error, F_DUPFD_CLOEXEC, 3)
    defer { close(file) }
    #expect(lseek(file, 0, SEEK_END) == off_t(OutputCapture.kept))
    var tail = [UInt8](repeating: 0, count: 7)
    pread(file, &tail, 7, off_t(OutputCapture.kept - 7))
    #expect(String(decoding: tail, as: UTF8.self) == "the end")
  }
}
