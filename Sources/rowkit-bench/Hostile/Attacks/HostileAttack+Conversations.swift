import ExampleScreens
import RowKit
import RowKitTesting

extension HostileAttack {
  /// Commands and answers in lines of text, on any screen.
  static let conversations = HostileAttack(
    name: "conversations", title: "conversations in lines", share: 20
  ) { random, _ in
    guard let screen = screen(&random) else {
      return [HostileProblem(.value, "The screen could not be made.")]
    }
    let driver = LinearDriver(screen)
    var problems: [HostileProblem] = []
    for _ in 0..<10 + random.below(60) where driver.exitStatus == nil && problems.isEmpty {
      problems = answer(line(&random), driver)
    }
    return problems
  }

  /// Types a line and checks the reply.
  private static func answer(_ line: String, _ driver: LinearDriver) -> [HostileProblem] {
    let count = driver.transcript.utf8.count
    let start = Stopwatch.now
    driver.type(line)
    let time = Stopwatch.now - start
    let name = String(line.prefix(80)).debugDescription
    if time > 2 { return [HostileProblem(.hang, "\(name) took \(time) s.")] }
    let echo = "«\(line)»\n".utf8
    let said = driver.transcript.utf8.dropFirst(count)
    let reply = said.starts(with: echo) ? said.dropFirst(echo.count) : said
    let isControl = String(reply)?.unicodeScalars.contains {
      $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value)
    }
    return isControl == false
      ? [] : [HostileProblem(.control, "The reply to \(name) has control characters.")]
  }

  /// Returns a line that is a command, an answer, or neither.
  private static func line(_ random: inout RandomNumbers) -> String {
    switch random.below(10) {
    case 0, 1: return ""
    case 2, 3: return number(&random)
    case 4, 5:
      return random.pick(verbs) + " " + (random.hits(oneIn: 4) ? word(&random) : number(&random))
    case 6: return random.pick(verbs)
    case 7: return random.pick(["/", ".b", ".q", ".?", ".clear", ".", "..", "y", "n", "0"])
    case 8: return word(&random)
    default: return String(repeating: word(&random), count: 1 + random.below(400))
    }
  }

  private static let verbs = [
    "?", "help", "b", "s", "u", "l", "f", "search", "sections", "g", "go", "press", "a", "i", "d",
    "x",
    "up", "down", "open", "close", "copy", "/",
  ]

  private static func number(_ random: inout RandomNumbers) -> String {
    random.hits(oneIn: 6)
      ? random.pick([
        "\(Int.min)", "\(Int.max)", "-1", "0", "1e9", "99999999999999999999", "+3", "٣",
      ])
      : String(1 + random.below(12))
  }

  private static func word(_ random: inout RandomNumbers) -> String {
    random.hits(oneIn: 3)
      ? random.pick([
        "down return", "ctrl+s", "tab", "on", "off", "none", "e", "the", "12:30", "2026-02-30",
      ])
      : String(decoding: Damage.noise(1 + random.below(30), &random), as: UTF8.self)
        .filter { !$0.isNewline }
  }
}
