public import ExampleScreens
import RowKit
public import RowKitPrograms

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The command given by a person.
@MainActor struct Command {
  private let options: CommandLineOptions

  init(_ options: CommandLineOptions) {
    self.options = options
  }

  /// Runs the command and returns the exit status.
  func run() throws -> Int32 {
    switch options.action {
    case .list: try Output.standard.write(HelpText.list)
    case .showHelp: try Output.standard.write(HelpText.help(for: options.screen))
    case .showVersion: try Output.standard.write(HelpText.version)
    case .run:
      try Command.checkInput(options.inputs)
      var screenOptions = options.screenOptions
      screenOptions.hasDataOnInput = options.inputs.contains("-")
      return try ScreenProgram.show(screenOptions, makeScreen: makeScreen)
    }
    return 0
  }

  /// Rejects data from a terminal, whose keys belong to the screen, and data for two files, because
  /// standard input is read once.
  ///
  /// - Throws: ``UsageError/terminalInput`` or ``UsageError/sameInput``.
  private static func checkInput(_ files: [String]) throws(UsageError) {
    let count = files.count { $0 == "-" }
    if count > 1 { throw .sameInput }
    if count > 0, isatty(STDIN_FILENO) == 1 { throw .terminalInput }
  }

  /// Rejects an option that changes nothing in printed rows, unless keys lead elsewhere first.
  private static func checkFollowing(_ options: ScreenOptions) throws(ScreenOptionsError) {
    guard options.values["follow"] != nil, options.presentation == .rows, options.keys.isEmpty
    else { return }
    throw .idleOption("--follow", goesWith: "a screen at a terminal, --frame, --svg and --keys")
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The time to wait for the files of a screen before another one is shown meanwhile.
  private static let patience = Duration.milliseconds(300)

  private func makeScreen(_ options: ScreenOptions) throws -> ScreenController {
    try Command.checkFollowing(options)
    var arguments = ExampleArguments(
      operands: options.operands, options: options.values,
      home: Command.variable("HOME"),
      isAnimated: options.isAnimated && Command.variable("ROWKIT_MOTION") != "none")
    arguments.theme = options.theme
    // A printed screen isn't updated when more files have been read, so all are read first. So are they
    // for answers from a pipe, which arrive at once.
    let isShown =
      options.presentation == nil && !(options.isLinear && isatty(STDIN_FILENO) == 0)
    if !isShown { arguments.files = .waiting }
    // A search in lines looks once, so it needs the whole file.
    if options.isLinear { arguments.files.readsAtOnce = true }
    guard let screen = self.options.screen else { return GalleryScreen(arguments) }
    guard isShown, !screen.asks(arguments) else { return try screen.makeScreen(arguments) }
    return try screen.openScreen(arguments, patience: Command.patience)
  }
}

// MARK: ProgramFailure

extension ExampleError: ProgramFailure {
  /// The exit status: 64 for wrong usage, and otherwise 1.
  public var exitStatus: Int32 { isWrongUsage ? 64 : 1 }
}
