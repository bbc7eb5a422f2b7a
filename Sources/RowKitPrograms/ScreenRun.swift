import RowKitScreens
import RowKitSnapshots
import RowKitTerminal

/// One run of a screen, with the options of its program.
@MainActor struct ScreenRun {
  private let screen: ScreenController
  private let options: ScreenOptions
  private let theme: Theme?
  private let surroundings: ProgramSurroundings
  private let stage: Stage

  init(
    _ screen: ScreenController, _ options: ScreenOptions, _ program: ProgramDescription,
    _ surroundings: ProgramSurroundings
  ) {
    self.screen = screen
    self.options = options
    theme = options.theme ?? program.theme(options)
    self.surroundings = surroundings
    let window = options.presentation == nil ? surroundings.size : nil
    let size = options.size ?? window ?? ScreenSize(width: 80, height: 24)
    stage = Stage(root: screen, size: size, words: program.words(options), isAttended: false)
    stage.animatesChanges = options.isAnimated
  }

  /// A run that has printed its screen, or that shows it next.
  enum Step {
    /// The run has ended with a status.
    case ended(Int32)

    /// The screen is shown; the closure takes the status of that, and returns the one of the run.
    case showing(TerminalOptions, end: @MainActor (Int32) throws -> Int32)
  }

  /// Shows or prints the screen, finishes its work, and returns the exit status.
  func run() throws -> Int32 {
    switch try begin() {
    case .ended(let status): return status
    case .showing(let terminal, let end):
      return try end(TerminalHost.show(stage, options: terminal))
    }
  }

  /// Runs as the synchronous method does, with other tasks while the screen waits for a key.
  func run() async throws -> Int32 {
    switch try begin() {
    case .ended(let status): return status
    case .showing(let terminal, let end):
      return try end(await TerminalHost.show(stage, options: terminal))
    }
  }

  /// Prints the screen, or prepares to show it.
  private func begin() throws -> Step {
    guard let presentation = options.presentation else { return try showing() }
    if case .json = presentation, asksPerson {
      if let form = screen as? any ScreenWithSaving { return answer(of: form) }
      if screen is any ScreenWithAnswer { return try showing() }
    }
    do {
      try print(presentation)
    } catch OutputError.closed {
      // Changes are stored whether or not anybody reads the output.
      try finishWork()
      throw OutputError.closed
    } catch {
      let reported = (error as? ScreenProblems)?.sentences ?? []
      workProblems().filter { !reported.contains($0) }.forEach(surroundings.report)
      throw error
    }
    try finishWork()
    return .ended(0)
  }

  private func print(_ presentation: ScreenOptions.Presentation) throws {
    switch presentation {
    case .json:
      played.stage.screen.interaction?.endEditing()
      let problems = refusals + unansweredQuestions
      try surroundings.writeValues(values(of: screenWithValues, inputProblems: problems))
    case .rows:
      let rows = rows
      let problems = ScreenRun.distinct(refusals + unansweredQuestions + missingParts)
      try surroundings.write(rows)
      // A document isn't saved with a refused text or before an answer, which rows don't show.
      if !problems.isEmpty { throw ScreenProblems(sentences: problems) }
    case .frame: try surroundings.write(TextSnapshot.text(of: played.frame.buffer) + "\n")
    case .svg(let path):
      let player = played
      let picture = SVGSnapshot.svg(of: player.frame, theme: player.theme ?? theme ?? .dark)
      try surroundings.write(CollectionOfOne(picture), to: path)
    }
  }

  /// Finishes the work of the screens, so that the program fails if it does.
  private func finishWork() throws {
    let problems = workProblems()
    if !problems.isEmpty { throw ScreenProblems(sentences: problems) }
  }

  /// Reports what the screens said about the end, finishes their work, and returns the failures that
  /// weren't reported.
  private func workProblems() -> [String] {
    stage.takeEndReports().forEach(surroundings.report)
    let screens = stage.screen === screen ? [screen] : [screen, stage.screen]
    let works = screens.compactMap { $0 as? any ScreenWithWork }
    for remark in ScreenRun.distinct(works.flatMap(\.remarks)) { surroundings.report(remark) }
    let problems = ScreenRun.distinct(works.flatMap { $0.finishWork() })
    return problems.filter { !stage.endReports.contains($0) }
  }

  /// Returns sentences without repetitions: one screen may speak for another.
  private static func distinct(_ sentences: [String]) -> [String] {
    sentences.indices.filter { !sentences[..<$0].contains(sentences[$0]) }.map { sentences[$0] }
  }

  // MARK: Contents

  /// The player after the keys were pressed.
  private var played: StagePlayer {
    let player = StagePlayer(stage)
    player.play(options.keys)
    return player
  }

  /// The sentences about texts that rows of all screens refused.
  private var refusals: [String] {
    stage.unseenRefusals
      + stage.navigations.flatMap(\.screens).flatMap { $0.interaction?.textRefusals ?? [] }
  }

  /// The sentences about alerts that the keys have left open.
  private var unansweredQuestions: [String] {
    let sentence = stage.words[ProgramStrings.notAnswered]
    return stage.openQuestions.map { LocalizedStrings.fill(sentence, $0) }
  }

  /// The sentences about what isn't loaded of the printed screen.
  private var missingParts: [String] {
    (stage.screen as? any LoadingScreen)?.missingParts ?? []
  }

  private var rows: some Sequence<String> {
    played.stage.screen.printedLines(width: options.size?.width ?? 80).lazy.map { $0 + "\n" }
  }

  /// The screen whose values are asked for: that of the program, or else the nearest one below the
  /// visible screen that has values.
  private var screenWithValues: ScreenController {
    if screen is any ScreenWithValues { return screen }
    let screens = stage.navigations.flatMap(\.screens).reversed()
    return screens.first { $0 is any ScreenWithValues } ?? stage.screen
  }

  private func values(
    of screen: ScreenController, inputProblems: [String] = []
  ) throws -> String {
    guard let screen = screen as? any ScreenWithValues else {
      throw ScreenOptionsError.noValues(screen: screen.title)
    }
    let problems = screen.valueProblems + inputProblems
    guard problems.isEmpty else { throw ScreenProblems(sentences: problems) }
    return screen.valuesAsJSON()
  }

  // MARK: Showing

  /// Whether a person can be asked for the values of a form.
  private var asksPerson: Bool {
    options.keys.isEmpty && (options.isLinear || surroundings.canAsk)
  }

  /// Shows a screen until it is saved, and prints its values.
  private func answer(of form: any ScreenWithSaving) -> Step {
    let outcome = FormOutcome()
    let former = form.onSave
    form.onSave = { [weak stage] in
      former?()
      outcome.isSaved = true
      stage?.quit()
    }
    var terminal = terminal
    terminal.interruptsGroup = true
    prepareAsking()
    terminal.inlineResult = { stage in
      let result = outcome.isSaved ? ProgramStrings.saved : .cancelled
      return LocalizedStrings.fill(stage.words[result], stage.screen.title)
    }
    return .showing(terminal) { status in
      guard outcome.isSaved else {
        workProblems().forEach(surroundings.report)
        return leave(status)
      }
      try finishWork()
      return try give(values(of: form))
    }
  }

  /// Returns the status of a screen that was left without an answer, and reports that if it isn't what
  /// a person chose, as at the end of the lines of linear mode.
  private func leave(_ status: Int32) -> Int32 {
    if status == 1 { surroundings.report(stage.words[ProgramStrings.answersNotUsed]) }
    return status == 0 ? 130 : status
  }

  /// The status if the reader of the values is gone: that of SIGPIPE.
  private static let unread: Int32 = 141

  /// Prints the values that a person gave, and returns the exit status.
  private func give(_ values: String, status: Int32 = 0) throws -> Int32 {
    do {
      try surroundings.writeValues(values)
      return status
    } catch OutputError.closed {
      return ScreenRun.unread
    }
  }

  /// Shows the screen after its keys were pressed, unless one of them quits.
  private func showing() throws -> Step {
    let asking = screen as? any ScreenWithAnswer
    let end: @MainActor (Int32) throws -> Int32 = { status in
      // A failure doesn't hide that the program was interrupted.
      if status == 0 { try finishWork() } else { workProblems().forEach(surroundings.report) }
      guard let asking else { return status }
      guard asking.isAnswered else { return leave(status) }
      asking.valueProblems.forEach(surroundings.report)
      return try give(asking.valuesAsJSON(), status: status)
    }
    if !options.keys.isEmpty {
      for case .quit(let status) in played.effects { return .ended(try end(status)) }
    }
    var terminal = terminal
    terminal.interruptsGroup = asking != nil
    if asking != nil { prepareAsking() }
    return .showing(terminal, end: end)
  }

  /// Makes Escape cancel, and reports, if a signal ends the program, that nobody gets the answers.
  private func prepareAsking() {
    stage.isCancellable = true
    stage.reportAtEnd(stage.words[ProgramStrings.answersNotUsed])
  }

  private var terminal: TerminalOptions {
    var terminal = TerminalOptions(
      color: options.color, theme: theme, takesMouse: options.takesMouse,
      linear: options.isLinear ? .always(because: "--linear") : .automatic)
    terminal.inlineHeight = options.inlineHeight
    terminal.hasDataOnInput = options.hasDataOnInput ?? options.operands.contains("-")
    return terminal
  }
}

/// Whether a form that was asked for its values was saved.
@MainActor private final class FormOutcome {
  var isSaved = false
}
