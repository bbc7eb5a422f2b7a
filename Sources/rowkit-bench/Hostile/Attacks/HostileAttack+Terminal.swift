#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKit
import RowKitTesting

extension HostileAttack {
  /// Bytes that no keyboard sends.
  static let bytes = HostileAttack(name: "bytes", title: "raw bytes on a terminal", share: 25) {
    random, subjects in
    withProgram(&random, subjects) { program, random in
      for _ in 0...random.below(4) {
        // Ctrl-Z would stop the program, and nothing would continue it.
        program.type(Damage.noise(1 + random.below(600), &random).filter { $0 != 0x1A })
        program.rest(Int32(random.below(10)))
      }
      program.leave()
      return program.problems(mayEndBy: [SIGINT, SIGQUIT])
    }
  }

  /// Window sizes that change faster than the program can draw.
  static let storms = HostileAttack(name: "storms", title: "resize storms on a terminal", share: 10)
  {
    random, subjects in
    withProgram(&random, subjects) { program, random in
      for _ in 0..<20 + random.below(60) {
        program.resize(
          to: ScreenSize(width: random.below(200), height: random.below(80)))
        if random.hits(oneIn: 4) { program.type(random.pick(["\u{1B}[B", "\u{1B}[F", " ", "\t"])) }
        program.rest(Int32(random.below(3)))
      }
      program.leave()
      return program.problems(mayEndBy: [SIGINT])
    }
  }

  /// Signals at any time after the start.
  static let signals = HostileAttack(
    name: "signals", title: "signals at a random moment", share: 30
  ) { random, subjects in
    let number = random.pick(HostileSignals.ending)
    let arguments = subjects.programArguments ?? ["phone-numbers"]
    guard let program = HostileProgram(subjects.program, arguments) else { return [notRun] }
    if random.hits(oneIn: 2) {
      usleep(UInt32(random.below(100_000)))
    } else {
      guard program.awaitScreen() else { return [notShown(program)] }
      program.rest(Int32(random.below(60)))
    }
    program.send(number)
    _ = program.wait { $0.hasEnded }
    var problems = program.problems(mayEndBy: [number])
    if let ending = program.ending, ending != .signal(number) {
      problems.append(HostileProblem(.value, "It ended otherwise: \(ending)."))
    }
    return problems.map {
      HostileProblem($0.kind, "After signal \(number): \($0.words)")
    }
  }

  static let notRun = HostileProblem(.crash, "The program can't be run here.")

  private static func notShown(_ program: HostileProgram) -> HostileProblem {
    defer { program.kill() }
    return HostileProblem(.crash, "It shows no screen: \(program.lastWords)")
  }

  /// Starts the program with a random screen, and calls a closure once it is shown.
  private static func withProgram(
    _ random: inout RandomNumbers, _ subjects: HostileSubjects,
    _ body: (HostileProgram, inout RandomNumbers) -> [HostileProblem]
  ) -> [HostileProblem] {
    let screens = [
      "phone-numbers", "rows", "settings", "cells", "form", "million", "updates", "stocks",
      "composed",
    ]
    let arguments = [random.pick(screens)]
    guard
      let program = HostileProgram(subjects.program, subjects.programArguments ?? arguments)
    else { return [notRun] }
    return program.awaitScreen() ? body(program, &random) : [notShown(program)]
  }
}
