#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import RowKitTesting

/// A worker process that tries inputs one by one.
///
/// It announces each input beforehand, so that its supervisor knows the cause of a crash or a hang.
@MainActor struct HostileWorker {
  let attack: HostileAttack
  let seed: UInt64
  let subjects: HostileSubjects

  /// Tries a range of inputs.
  func run(_ range: Range<Int>) {
    say("pid \(getpid())")
    for number in range {
      say("begin \(number)")
      var random = HostileWorker.numbers(of: number, seed: seed)
      let start = Stopwatch.now
      var problems = attack.attempt(&random, subjects)
      let time = Stopwatch.now - start
      // An input has many steps, so a little time over the limit for all of them is acceptable.
      if time > 10 { problems.append(HostileProblem(.hang, "It took \(time) s of this process.")) }
      for problem in problems {
        let words = problem.words.split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
        say("problem \(problem.kind.rawValue) \(words)")
      }
    }
    say("done")
  }

  /// Returns the random numbers of an input.
  ///
  /// They depend only on its number and the seed.
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
