public import RowKitScreens

/// A program that shows one screen, with the options that people and scripts expect.
///
/// ```swift
/// exit(ScreenProgram.run { _ in ContactForm() })
/// ```
///
/// Then `contact` shows the form, `contact | head` prints its rows, `contact --frame --keys down`
/// prints its picture, and `answer=$(contact --json)` shows it and prints its values when saved.
/// ``ScreenOptions`` describes all options.
@MainActor public enum ScreenProgram {
  /// Reads the arguments, shows or prints the screen, and returns the exit status.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name, or `nil` for those of the process.
  ///   - summary: The purpose of the program, for `--help`.
  ///   - operands: The arguments that aren't options, each a word: `FILE`, `[FILE]` for one that may be
  ///     omitted, `FILE…` for several. Others are refused.
  ///   - own: The program's own options, beside those of ``ScreenOptions``.
  ///   - themes: The themes that `--theme` names.
  ///   - words: Returns the text that the framework itself shows, for the options.
  ///   - theme: Returns the theme for the options, or `nil` for the one that suits the terminal. Not used
  ///     if `--theme` names one.
  ///   - makeScreen: Creates the screen for the options. Their presentation is `nil` if a person uses
  ///     the screen and nothing is printed.
  /// - Returns: 0 after success, 1 after a failure or if the lines of linear mode ended, 130 if a person
  ///   left a form that was asked for its values or pressed Ctrl-C twice, 141 if nobody reads these values,
  ///   129 if the terminal is gone, 64 for arguments that can't be followed, the status of a
  ///   ``ProgramFailure``, or the one that the stage asked for. Every failure is a sentence on standard
  ///   error.
  @available(*, noasync)
  @_disfavoredOverload
  public static func run(
    _ arguments: [String]? = nil, summary: String = "", operands: String = "",
    own: [ProgramOption] = [], themes: [Theme] = Theme.all,
    words: @escaping (ScreenOptions) -> LocalizedStrings = { _ in .english },
    theme: @escaping (ScreenOptions) -> Theme? = { _ in nil },
    makeScreen: (ScreenOptions) throws -> ScreenController
  ) -> Int32 {
    run(
      arguments,
      ProgramDescription(
        summary: summary, operands: operands, own: own, themes: themes, words: words,
        theme: theme),
      in: .process,
      makeScreen: makeScreen)
  }

  /// Reads the arguments, shows or prints the screen that an asynchronous closure creates, and returns
  /// the exit status.
  ///
  /// The task is suspended while the screen waits for a key, so all other tasks run. No task runs while
  /// a screen is printed, so the closure first awaits what the rows show:
  ///
  /// ```swift
  /// @main struct Program {
  ///   @MainActor static func main() async {
  ///     exit(
  ///       await ScreenProgram.run { options in
  ///         let book = Book()
  ///         if options.presentation != nil { await book.load() }
  ///         return BookScreen(book)
  ///       })
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name, or `nil` for those of the process.
  ///   - summary: The purpose of the program, for `--help`.
  ///   - operands: The arguments that aren't options, each a word: `FILE`, `[FILE]` for one that may be
  ///     omitted, `FILE…` for several. Others are refused.
  ///   - own: The program's own options, beside those of ``ScreenOptions``.
  ///   - themes: The themes that `--theme` names.
  ///   - words: Returns the text that the framework itself shows, for the options.
  ///   - theme: Returns the theme for the options, or `nil` for the one that suits the terminal. Not used
  ///     if `--theme` names one.
  ///   - makeScreen: Creates the screen for the options.
  /// - Returns: The status that the synchronous method returns, or 130 if the task was cancelled.
  public static func run(
    _ arguments: [String]? = nil, summary: String = "", operands: String = "",
    own: [ProgramOption] = [], themes: [Theme] = Theme.all,
    words: @escaping (ScreenOptions) -> LocalizedStrings = { _ in .english },
    theme: @escaping (ScreenOptions) -> Theme? = { _ in nil },
    makeScreen: @MainActor (ScreenOptions) async throws -> ScreenController
  ) async -> Int32 {
    await run(
      arguments,
      ProgramDescription(
        summary: summary, operands: operands, own: own, themes: themes, words: words,
        theme: theme),
      in: .process,
      makeScreen: makeScreen)
  }

  static func run(
    _ arguments: [String]?, _ program: ProgramDescription = ProgramDescription(),
    in surroundings: ProgramSurroundings,
    makeScreen: (ScreenOptions) throws -> ScreenController
  ) -> Int32 {
    var known: ScreenOptions?
    do {
      guard let options = try options(arguments, program, surroundings) else { return 0 }
      known = options
      return try show(options, program, in: surroundings, makeScreen: makeScreen)
    } catch {
      return report(error, to: surroundings, known.map(program.words) ?? .english)
    }
  }

  static func run(
    _ arguments: [String]?, _ program: ProgramDescription = ProgramDescription(),
    in surroundings: ProgramSurroundings,
    makeScreen: @MainActor (ScreenOptions) async throws -> ScreenController
  ) async -> Int32 {
    var known: ScreenOptions?
    do {
      guard let options = try options(arguments, program, surroundings) else { return 0 }
      known = options
      let resolved = try resolve(options, in: surroundings)
      return try await screenRun(
        of: makeScreen(resolved), options, resolved, program, surroundings
      ).run()
    } catch is CancellationError {
      return 130
    } catch {
      return report(error, to: surroundings, known.map(program.words) ?? .english)
    }
  }

  /// Returns the options, or `nil` after the help was printed.
  private static func options(
    _ arguments: [String]?, _ program: ProgramDescription, _ surroundings: ProgramSurroundings
  ) throws -> ScreenOptions? {
    let arguments = try arguments ?? ProgramArguments.ofProcess()
    let options = try ScreenOptions(
      arguments: arguments, own: program.own, themes: program.themes)
    guard options.asksForHelp else {
      try program.check(options.operands, name: surroundings.name)
      return options
    }
    try surroundings.write(program.help(name: surroundings.name))
    return nil
  }

  /// Shows or prints a screen, and returns the exit status.
  ///
  /// - Throws: ``ProgramFailure``, or what `makeScreen` throws.
  package static func show(
    _ options: ScreenOptions, makeScreen: (ScreenOptions) throws -> ScreenController
  ) throws -> Int32 {
    try show(options, ProgramDescription(), in: .process, makeScreen: makeScreen)
  }

  private static func show(
    _ options: ScreenOptions, _ program: ProgramDescription, in surroundings: ProgramSurroundings,
    makeScreen: (ScreenOptions) throws -> ScreenController
  ) throws -> Int32 {
    let resolved = try resolve(options, in: surroundings)
    return try screenRun(of: makeScreen(resolved), options, resolved, program, surroundings).run()
  }

  /// Returns the options with the presentation in these surroundings.
  private static func resolve(
    _ options: ScreenOptions, in surroundings: ProgramSurroundings
  ) throws -> ScreenOptions {
    if options.presentation != nil, let error = options.idleOption(isShown: false) { throw error }
    let isShown = surroundings.isShown || options.isLinear || options.inlineHeight != nil
    var resolved = options
    if !isShown { resolved.presentation = options.presentation ?? .rows }
    return resolved
  }

  private static func screenRun(
    of screen: ScreenController, _ options: ScreenOptions, _ resolved: ScreenOptions,
    _ program: ProgramDescription, _ surroundings: ProgramSurroundings
  ) throws -> ScreenRun {
    var resolved = resolved
    // A screen that asks shows itself on the terminal, because its answer is what is printed.
    if screen is any ScreenWithAnswer { resolved.presentation = options.presentation }
    let isPrinted = resolved.presentation != nil
    let isForm = screen is any ScreenWithSaving || screen is any ScreenWithAnswer
    if let error = options.idleOption(isShown: !isPrinted, isForm: isForm) { throw error }
    return ScreenRun(screen, resolved, program, surroundings)
  }

  /// Writes sentences to standard error, each after the name of the program.
  package static func report(_ sentences: some Sequence<String>) {
    let surroundings = ProgramSurroundings.process
    for sentence in sentences { surroundings.report(sentence) }
  }

  /// Returns the exit status of some work, and reports its failure.
  package static func status(of work: () throws -> Int32) -> Int32 {
    do {
      return try work()
    } catch {
      return report(error, to: .process, .english)
    }
  }

  /// Reports a failure, and returns its exit status.
  private static func report(
    _ error: any Error, to surroundings: ProgramSurroundings, _ words: LocalizedStrings
  ) -> Int32 {
    guard let failure = error as? any ProgramFailure else {
      surroundings.report(words.errorMessage(error))
      return 1
    }
    for sentence in failure.sentences { surroundings.report(sentence) }
    return failure.exitStatus
  }
}
