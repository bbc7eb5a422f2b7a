#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import ExampleScreens
import RowKit
import RowKitTerminal

/// A program on a terminal that takes the host's handlers away once the screen is up: signals then
/// end it before the terminal is given back.
@MainActor enum FaultyHost {
  static func run() -> Int32 {
    let screen = try? ExampleCatalogue.screen(named: "phone-numbers")?
      .makeScreen(ExampleArguments())
    guard let screen else { return 1 }
    Task {
      for number in HostileSignals.ending { signal(number, SIG_DFL) }
    }
    let stage = Stage(root: screen, size: ScreenSize(width: 80, height: 24))
    return (try? TerminalHost.run(stage)) ?? 1
  }
}
