import Files
import Testing

/// Terminals, from which a person's keys come.
struct TerminalFileTests {
  @Test func `a terminal isn't read as a file`() {
    // Each opening of this device creates a pseudo-terminal.
    let error = FileReadError(path: "/dev/ptmx", reason: "it is a terminal")
    #expect(throws: error) { try OpenFile(path: "/dev/ptmx") }
  }
}
