@testable import RowKitBench

extension HostileProgram {
  /// Waits until a condition is true, while other tests run.
  ///
  /// Returns whether it is.
  func comes(_ isEnough: (HostileProgram) -> Bool) async -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while !isEnough(self), !hasEnded, ContinuousClock.now < end {
      try? await Task.sleep(for: .milliseconds(5))
      rest(0)
    }
    // The last words of a program may come with its end.
    if hasEnded { rest(5) }
    return isEnough(self)
  }

  /// Reads the program's output after some milliseconds, in which other tests run.
  func rests(_ milliseconds: Int) async {
    try? await Task.sleep(for: .milliseconds(milliseconds))
    rest(0)
  }

  /// Waits until the screen is shown, while other tests run.
  ///
  /// Returns whether it is.
  func showsScreen() async -> Bool {
    await comes { TerminalState($0.output).isOnScreen }
  }
}
