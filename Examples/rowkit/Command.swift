import ExampleScreens
import RowKit
import RowKitSnapshots
import RowKitTerminal

/// The command given by a person.
@MainActor struct Command {
  private let options: CommandLineOptions
  private let surroundings: ProcessEnvironment

  init(_ options: CommandLineOptions, in surroundings: ProcessEnvironment) {
    self.options = options
    self.surroundings = surroundings
  }

  /// Runs the command and returns the exit status.
  func run() throws(CommandError) -> Int32 {
    switch options.action {
    case .list: try Output.standard.write(HelpText.list)
    case .showHelp: try Output.standard.write(HelpText.help(for: options.screen))
    case .showVersion: try Output.standard.write(HelpText.version)
    case .run: return try runScreen()
    }
    return 0
  }

  private func runScreen() throws(CommandError) -> Int32 {
    var presentation = options.presentation(in: surroundings)
    if let error = options.idleOption(in: presentation) { throw .usage(error) }
    let root = try makeScreen(for: presentation)
    // A screen that asks shows itself on the terminal, because its answer is what is printed.
    if root is any ScreenWithAnswer, options.presentation == nil { presentation = .interactive }
    let stage = Stage(root: root, size: size(for: presentation))
    stage.animatesChanges = options.isAnimated
    if presentation == .json, let form = root as? FormController, asksPerson {
      return try answer(of: form, on: stage)
    }
    let status = try show(stage, as: presentation)
    let opened = (root as? OpeningScreen)?.opened
    try finishWork(
      of: [root, opened, stage.screen === root || stage.screen === opened ? nil : stage.screen]
        .compactMap(\.self))
    guard let asking = root as? any ScreenWithAnswer, presentation == .interactive else {
      return status
    }
    guard asking.isAnswered else { return status == 0 ? 130 : status }
    try Output.standard.write(asking.valuesAsJSON() + "\n")
    return status
  }

  private func show(
    _ stage: Stage, as presentation: Presentation
  ) throws(CommandError) -> Int32 {
    switch presentation {
    case .interactive: return try show(stage)
    case .print: try Output.standard.write(rows(of: played(stage)))
    case .frame: try Output.standard.write(TextSnapshot.text(of: frame(of: stage).buffer) + "\n")
    case .json: try Output.standard.write(try values(of: played(stage)) + "\n")
    case .svg(let path): try Output(path: path).write(drawing(of: stage))
    }
    return 0
  }

  /// Reports failures that occurred while a screen was shown, so that the command doesn't succeed.
  private func finishWork(of screens: [ScreenController]) throws(CommandError) {
    let problems = screens.flatMap { ($0 as? any ScreenWithWork)?.finishWork() ?? [] }
    if !problems.isEmpty { throw .unfinishedWork(problems) }
  }

  // MARK: Content

  /// The time to wait for the files of a screen before another one is shown meanwhile.
  private static let patience = Duration.milliseconds(300)

  private func makeScreen(
    for presentation: Presentation
  ) throws(CommandError) -> ScreenController {
    var arguments = ExampleArguments(
      operands: options.operands, options: options.screenOptions, home: surroundings.home,
      isAnimated: options.isAnimated)
    // Nobody waits for keys to be handled, so nothing may be missing.
    if presentation != .interactive { arguments.files = .waiting }
    guard let screen = options.screen else { return GalleryScreen(arguments) }
    do throws(ExampleError) {
      guard presentation == .interactive, !screen.isQuestion else {
        return try screen.makeScreen(arguments)
      }
      return try screen.openScreen(arguments, patience: Command.patience)
    } catch {
      throw .screen(error)
    }
  }

  private func size(for presentation: Presentation) -> ScreenSize {
    let standard = ScreenSize(width: 80, height: 24)
    guard presentation == .interactive else { return options.size ?? standard }
    return surroundings.size ?? standard
  }

  /// Presses the keys and returns the resulting screen after it had time to load.
  private func played(_ stage: Stage) -> ScreenController {
    StagePlayer(stage).play(options.keys)
    return stage.screen
  }

  // MARK: Answers

  /// Whether a person can be asked for the values of a form.
  private var asksPerson: Bool {
    options.keys.isEmpty && (options.isLinear || surroundings.hasControllingTerminal)
  }

  /// Shows a form until it is saved, and writes its values.
  ///
  /// Returns 0 for a saved form, and 130 for one that a person left.
  private func answer(of form: FormController, on stage: Stage) throws(CommandError) -> Int32 {
    let answer = FormAnswer()
    form.onSave = { [weak stage] in
      answer.isSaved = true
      stage?.quit()
    }
    let status = try show(stage, answer: answer)
    guard answer.isSaved else { return status == 0 ? 130 : status }
    try Output.standard.write(try values(of: form) + "\n")
    return 0
  }

  // MARK: Presentations

  private func show(_ stage: Stage, answer: FormAnswer? = nil) throws(CommandError) -> Int32 {
    if !options.keys.isEmpty {
      let player = StagePlayer(stage)
      player.play(options.keys)
      if let status = player.exitStatus { return status }
    }
    do throws(TerminalError) {
      var terminal = TerminalOptions(
        color: options.color, theme: options.theme, takesMouse: options.takesMouse,
        linear: options.isLinear ? .always(because: "--linear") : .automatic)
      terminal.inlineHeight = options.inlineHeight
      terminal.interruptsGroup = answer != nil || stage.screen is any ScreenWithAnswer
      if let answer {
        terminal.inlineResult = { stage in
          "\(stage.screen.title): \(answer.isSaved ? "saved" : "cancelled")"
        }
      }
      return try TerminalHost.show(stage, options: terminal)
    } catch {
      throw .terminal(error)
    }
  }

  private func rows(of screen: ScreenController) -> some Sequence<String> {
    screen.printedLines(width: options.size?.width ?? 80).lazy.map { $0 + "\n" }
  }

  private func frame(of stage: Stage) -> Frame {
    let player = StagePlayer(stage)
    player.play(options.keys)
    return player.frame
  }

  private func drawing(of stage: Stage) -> String {
    SVGSnapshot.svg(of: frame(of: stage), theme: options.theme ?? .dark)
  }

  private func values(of screen: ScreenController) throws(CommandError) -> String {
    if let screen = screen as? any ScreenWithValues {
      guard screen.valueProblems.isEmpty else { throw .invalidValues(screen.valueProblems) }
      return screen.valuesAsJSON()
    }
    throw .usage(.noValues(screen: options.screen?.name ?? "gallery"))
  }
}

/// Whether a form that was asked for its values has them.
@MainActor private final class FormAnswer {
  var isSaved = false
}

extension StagePlayer {
  /// The exit status requested by the stage, or `nil`.
  fileprivate var exitStatus: Int32? {
    for case .quit(let status) in effects { return status }
    return nil
  }
}
