extension HostileProgram {
  /// Presses Ctrl-C and measures the time until the terminal is restored.
  ///
  /// The program has half a second for its work before, and the terminal answers its queries.
  ///
  /// - Parameters:
  ///   - keys: Keys that are typed a while before Ctrl-C. By default, there are none.
  ///   - burst: Keys that are typed immediately before Ctrl-C. By default, there are none.
  /// - Returns: The time in seconds, or `nil` if the terminal isn't restored.
  func timeToLeave(after keys: String = "", burst: String = "") -> Double? {
    defer { end() }
    guard awaitScreen() else { return nil }
    work()
    type(keys)
    if !keys.isEmpty { work() }
    type(burst)
    let begin = Stopwatch.wall
    type("\u{3}")
    guard wait({ $0.isRestored }) else { return nil }
    return Stopwatch.wall - begin
  }

  /// Presses Ctrl-C twice in a program that is busy, and measures the time from the second press
  /// until the terminal is restored.
  ///
  /// - Parameter key: The key that makes the program busy.
  /// - Returns: The time in seconds, or `nil` if the terminal isn't restored.
  func timeToLeave(whileBusyBy key: String) -> Double? {
    defer { end() }
    guard awaitScreen() else { return nil }
    type(key)
    work()
    let (first, notice) = (Stopwatch.wall, Array(BusyHost.notice.utf8))
    type("\u{3}")
    guard wait({ $0.output.contains(notice) }) else { return nil }
    while Stopwatch.wall - first < 1 { rest(10) }
    let begin = Stopwatch.wall
    type("\u{3}")
    guard wait({ $0.isRestored }) else { return nil }
    return Stopwatch.wall - begin
  }

  /// Reads output while the program works for half a second.
  private func work() {
    let end = Stopwatch.wall + 0.5
    while Stopwatch.wall < end { rest(10) }
  }

  /// Waits until the program ends, and kills it if it doesn't.
  private func end() {
    _ = wait { $0.hasEnded }
    kill()
  }
}
