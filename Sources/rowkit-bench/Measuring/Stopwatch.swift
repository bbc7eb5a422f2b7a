#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A stopwatch for processor time, which is more meaningful on a shared machine than elapsed time.
enum Stopwatch {
  /// The processor time of this thread so far, in seconds.
  static var now: Double {
    seconds(of: CLOCK_THREAD_CPUTIME_ID)
  }

  /// The time of a monotonic clock, in seconds.
  static var wall: Double {
    seconds(of: CLOCK_MONOTONIC)
  }

  /// Returns the time of a system clock, in seconds.
  static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the processor time of a closure, in seconds.
  static func time(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }

  /// Measures a closure several times.
  ///
  /// - Parameters:
  ///   - rounds: The number of measurements.
  ///   - prepare: A closure to call before each round. It isn't measured.
  ///   - body: The closure to measure.
  /// - Returns: The median of the times, in seconds.
  static func median(rounds: Int, prepare: () -> Void = {}, _ body: () -> Void) -> Double {
    median(
      (0..<rounds).map { _ in
        prepare()
        return time(body)
      })
  }

  /// Returns the median of some numbers, or 0 if there are none.
  static func median(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }
}
