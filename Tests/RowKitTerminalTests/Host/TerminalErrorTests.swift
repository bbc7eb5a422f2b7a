import Testing

@testable import RowKitTerminal

struct TerminalErrorTests {
  @Test func `the sentence says that there is no terminal, and what to do`() {
    let sentence = "\(TerminalError.notATerminal(descriptor: 1))"
    #expect(
      sentence == """
        There is nowhere to show the screen: standard output is not a terminal; \
        run the program in a terminal, without sending its output elsewhere.
        """)
  }

  @Test func `the sentence gives the system's reason`() {
    let sentence = "\(TerminalError.settingsRefused(descriptor: 7, code: 5))"
    #expect(sentence.contains("file descriptor 7"))
    #expect(sentence.contains("nput/output error"))
  }
}
