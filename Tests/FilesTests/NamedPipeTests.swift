import Files
import Foundation
import Testing

@MainActor struct NamedPipeTests {
  @Test func `a pipe with a name is read on while other writers are awaited, and then closed`()
    throws
  {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    #expect(mkfifo(path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let spool = try InputSpool(try OpenFile(path: path))
    spool.awaitsWriters = true
    for text in ["one\n", "two\n"] {
      let writer = open(path, O_WRONLY)
      #expect(write(writer, text, 4) == 4)
      close(writer)
      #expect(!spool.pump())
      #expect(!spool.pump())
    }
    #expect(spool.size == 8 && !spool.isFinished)
    spool.awaitsWriters = false
    #expect(!spool.pump())
    #expect(spool.isFinished)
    #expect(open(path, O_WRONLY | O_NONBLOCK) == -1 && errno == ENXIO)
  }
}
