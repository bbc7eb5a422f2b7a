#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitTesting

/// A process that tries inputs one after the other, and says before each which it is: whoever
/// started it then knows what a crash or a hang is due to.
@MainActor struct HostileWorker {
  let attack: HostileAttack
  let seed: UInt64
  let subjects: HostileSubjects

  /// Tries some inputs.
  func run(_ range: Range<Int>) {
    say("pid \(getpid())")
    for number in range {
      say("begin \(number)")
      var random = HostileWorker.numbers(of: number, seed: seed)
      let start = Stopwatch.now
      var problems = attack.attempt(&random, subjects)
      let time = Stopwatch.now - start
      // An input has many steps, so a little more for all of them is none.
      if time > 10 { problems.append(HostileProblem(.hang, "It took \(time) s of this process.")) }
      for problem in problems {
        let words = problem.words.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
        say("problem \(problem.kind.rawValue) \(words)")
      }
    }
    say("done")
  }

  /// The numbers that make an input; each input has its own, so that it can be made alone.
  private static func numbers(of input: Int, seed: UInt64) -> RandomNumbers {
    var random = RandomNumbers(seed: seed &* 0x1_0000_0001 &+ UInt64(input))
    _ = random.next()
    return RandomNumbers(seed: random.next())
  }

  private func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(1, bytes, bytes.count)
  }
}
