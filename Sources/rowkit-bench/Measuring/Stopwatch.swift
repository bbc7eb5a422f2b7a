#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Measures how long code keeps the processor busy, which says more on a shared machine than how
/// long it takes.
enum Stopwatch {
  /// The processor time of this thread so far, in seconds.
  static var now: Double {
    seconds(of: CLOCK_THREAD_CPUTIME_ID)
  }

  /// The time of a clock that never jumps, in seconds.
  static var wall: Double {
    seconds(of: CLOCK_MONOTONIC)
  }

  /// Returns the time of a clock of the system, in seconds.
  static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns how long one run of code takes, in seconds.
  static func time(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }

  /// Measures code several times.
  ///
  /// - Parameters:
  ///   - rounds: How often it is measured.
  ///   - prepare: What is done before each round, unmeasured.
  ///   - body: The code.
  /// - Returns: How long it takes, in seconds, by the median.
  static func median(rounds: Int, prepare: () -> Void = {}, _ body: () -> Void) -> Double {
    median(
      (0..<rounds).map { _ in
        prepare()
        return time(body)
      })
  }

  /// Returns the middle one of some numbers; 0 if there are none.
  static func median(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}
