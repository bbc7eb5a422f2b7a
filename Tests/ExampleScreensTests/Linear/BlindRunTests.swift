import ExampleScreens
import RowKit
import RowKitTesting
import Testing

/// Screens used by somebody who only hears the transcript: numbers are those that were read, and
/// answers are given to the prompts that were said.
@MainActor struct BlindRunTests {
  @Test func `a form is filled in as its prompts ask`() throws {
    let listener = Listener(SignUpScreen())
    try listener.answers([
      ("Name", "Ada"), ("User", "ada9"), ("E-mail", "ada"), ("E-mail", "ada@example.org"),
      ("Age", "36"), ("Web site", ""), ("0 to 2", "team"), ("Company", ""),
    ])
    try listener.answers([("Password", "secret99"), ("Again", "secret99"), ("Note", "")])
    listener.type("s")
    #expect(listener.heard.contains { $0.hasPrefix("Not saved. Problems: 1.") })
    try listener.answers([("Company", "Acme")])
    #expect(listener.heard.contains("Saved."))
  }

  @Test func `settings are found, changed, and left again`() throws {
    let listener = Listener(SettingsScreen(today: CivilDate(daysSince1970: 20_778)))
    try listener.choose("Wi-Fi")
    try listener.choose("Wi-Fi")
    let wasOn = listener.isOn
    try listener.answers([("Wi-Fi", "maybe"), ("Wi-Fi", wasOn ? "no" : "yes")])
    #expect(listener.heard.contains { $0.hasPrefix(wasOn ? "Wi-Fi: off" : "Wi-Fi: on") })
    listener.type("b")
    try listener.choose("General")
    listener.type("b")
    try listener.choose("Airplane Mode")
    try listener.answers([("Airplane Mode", "yes")])
    #expect(listener.heard.contains("Airplane Mode: on, switch."))
  }

  @Test func `a telephone number deep in a list is found, heard about and called`() throws {
    let listener = Listener(try screen("phone-numbers"))
    let number = try listener.find("서연 김 (mobile)")
    listener.type("? \(number)")
    #expect(listener.heard.contains { $0.contains("a \(number): actions") })
    listener.type("a \(number)")
    try listener.answers([("1 to", "Copy")])
    #expect(listener.heard.contains { $0.hasPrefix("Text to copy: +82 10 5555 0101") })
    listener.type("/analytical")
    try listener.choose("Analytical Engine Repairs (fax)")
    try listener.answers([("1 to", "")])
    #expect(listener.heard.contains("Cancel."))
  }

  @Test func `a table from layouts is filled in and collapsed`() throws {
    let listener = Listener(try screen("table-design"))
    try listener.choose("Last name")
    try listener.answers([("Last name", "Lovelace")])
    try listener.choose("Detail 2")
    listener.type("")
    listener.type("b")
    listener.type("simple rows")
    #expect(listener.heard.contains("Group Simple rows: closed."))
    listener.type("l")
    #expect(try listener.find("Detail 1") == 1)
    #expect(try listener.find("Last name") == 5)
  }

  private func screen(_ name: String) throws -> ScreenController {
    try #require(ExampleCatalogue.screen(named: name)).makeScreen(ExampleArguments())
  }

  // MARK: Listening

  /// A person who hears what is said, and remembers nothing else.
  @MainActor private final class Listener {
    /// The lines of the last report, of which the last one is the prompt.
    private(set) var heard: [String] = []

    private let driver: LinearDriver
    private var length = 0

    private struct NotHeard: Error {
      let wanted: String
      let heard: [String]
    }

    init(_ screen: ScreenController) {
      driver = LinearDriver(screen)
      listen()
    }

    /// Whether the prompt says that a switch is on.
    var isOn: Bool { heard.last?.contains("now yes") == true }

    func type(_ line: String) {
      driver.type(line)
      listen()
    }

    /// Gives answers, each after a prompt that begins with a text.
    func answers(_ answers: [(prompt: String, answer: String)]) throws {
      for (prompt, answer) in answers {
        guard heard.last?.hasPrefix(prompt) == true else {
          throw NotHeard(wanted: prompt, heard: heard)
        }
        type(answer)
        // A text of several lines ends with a dot.
        if heard.last?.contains("next line") == true { type(".") }
      }
    }

    /// Chooses the row that is read with a label.
    func choose(_ label: String) throws {
      type("\(try find(label))")
    }

    /// Reads on until a row with a label was heard, and returns its number.
    func find(_ label: String) throws -> Int {
      for _ in 0..<20 {
        for line in heard {
          let words = line.split(separator: " ", maxSplits: 1)
          if words.count == 2, let number = Int(words[0]), words[1].hasPrefix(label) {
            return number
          }
        }
        type(heard.contains("End.") ? "l" : "")
      }
      throw NotHeard(wanted: label, heard: heard)
    }

    private func listen() {
      let new = driver.transcript.dropFirst(length)
      length = driver.transcript.count
      let lines = new.split(separator: "\n").map(String.init)
      heard = lines.filter { !$0.hasPrefix("«") }
    }
  }
}
