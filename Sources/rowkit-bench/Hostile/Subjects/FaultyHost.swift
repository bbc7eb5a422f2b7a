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

/// A program that removes the host's signal handlers once its screen is shown, so that signals end
/// it before the terminal is restored.
@MainActor enum FaultyHost {
  static func run() -> Int32 {
    let screen = try? ExampleCatalogue.screen(named: "phone-numbers")?
      .makeScreen(ExampleArguments())
    guard let screen else { return 1 }
    Task {
      for number in HostileSignals.ending { signal(number, SIG_DFL) }
    }
    let stage = Stage(root: screen, size: ScreenSize(width: 80, height: 24))
    return TerminalHost.run(stage)
  }
}
