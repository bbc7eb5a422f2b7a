public import RowKit
import RowKitSnapshots
import RowKitTerminal

/// A program that shows one screen, with the options that people and scripts expect.
///
/// ```swift
/// exit(ScreenProgram.run { _ in SettingsScreen() })
/// ```
///
/// Then `settings` shows the screen, `settings | head` prints its rows, `settings --frame --keys down`
/// prints its picture, and `answer=$(settings --json)` shows a form and prints its values.
/// ``ScreenOptions`` describes all options.
@MainActor public enum ScreenProgram {
  /// Reads the arguments, shows or prints the screen, and returns the exit status.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name. By default, those of the process.
  ///   - makeScreen: Creates the screen for the arguments that aren't options.
  /// - Returns: 0 after success, 1 after a failure, 130 if a person left a form that was asked for its
  ///   values, 64 for arguments that can't be followed, or the status that the stage asked for. Every
  ///   failure is a sentence on standard error.
  @available(*, noasync)
  public static func run(
    _ arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    makeScreen: ([String]) throws -> ScreenController
  ) -> Int32 {
    run(arguments, in: .process, makeScreen: makeScreen)
  }

  static func run(
    _ arguments: [String], in surroundings: ProgramSurroundings,
    makeScreen: ([String]) throws -> ScreenController
  ) -> Int32 {
    do {
      let options = try ScreenOptions(arguments: arguments)
      if options.asksForHelp {
        return surroundings.write("Options:\n\(ScreenOptions.help)\n", to: nil)
      }
      let run = ScreenRun(try makeScreen(options.operands), options, surroundings)
      return try run.run()
    } catch let error as ScreenOptionsError {
      surroundings.report("\(error)")
      return 64
    } catch {
      surroundings.report(LocalizedStrings.english.errorMessage(error))
      return 1
    }
  }
}

/// One run of a screen, with the options of its program.
@MainActor struct ScreenRun {
  private let screen: ScreenController
  private let options: ScreenOptions
  private let surroundings: ProgramSurroundings
  private let stage: Stage

  init(
    _ screen: ScreenController, _ options: ScreenOptions, _ surroundings: ProgramSurroundings
  ) {
    self.screen = screen
    self.options = options
    self.surroundings = surroundings
    let size = options.size ?? ScreenSize(width: 80, height: 24)
    stage = Stage(root: screen, size: size)
    stage.animatesChanges = options.isAnimated
  }

  func run() throws -> Int32 {
    switch options.presentation {
    case .rows: return surroundings.write(rows, to: nil)
    case .frame:
      return surroundings.write(TextSnapshot.text(of: played.frame.buffer) + "\n", to: nil)
    case .svg(let path):
      let picture = SVGSnapshot.svg(of: played.frame, theme: options.theme ?? .dark)
      return surroundings.write(picture, to: path == "-" ? nil : path)
    case .json: return try answer()
    case nil:
      let isShown = surroundings.isShown || options.isLinear || options.inlineHeight != nil
      return isShown ? try show() : surroundings.write(rows, to: nil)
    }
  }

  /// The player after the keys were pressed.
  private var played: StagePlayer {
    let player = StagePlayer(stage)
    player.play(options.keys)
    return player
  }

  private var rows: String {
    let player = played
    let lines = player.stage.screen.printedLines(width: options.size?.width ?? 80)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Shows a form until it is saved, if a person can be asked, and prints its values.
  private func answer() throws -> Int32 {
    guard let form = screen as? FormController else { throw ScreenOptionsError.noValues }
    guard options.keys.isEmpty, surroundings.canAsk || options.isLinear else {
      _ = played
      guard form.problems.isEmpty else {
        for problem in form.problems { surroundings.report("\(problem.key): \(problem.message)") }
        return 1
      }
      return surroundings.write(form.valuesAsJSON() + "\n", to: nil)
    }
    var isSaved = false
    let former = form.onSave
    form.onSave = { [weak stage] in
      former?()
      isSaved = true
      stage?.quit()
    }
    let status = try show(interruptsGroup: true)
    guard isSaved else { return status == 0 ? 130 : status }
    return surroundings.write(form.valuesAsJSON() + "\n", to: nil)
  }

  private func show(interruptsGroup: Bool = false) throws -> Int32 {
    if !options.keys.isEmpty {
      for case .quit(let status) in played.effects { return status }
    }
    var terminal = TerminalOptions(
      color: options.color, theme: options.theme, takesMouse: options.takesMouse,
      linear: options.isLinear ? .always(because: "--linear") : .automatic)
    terminal.inlineHeight = options.inlineHeight
    terminal.interruptsGroup = interruptsGroup
    return try TerminalHost.show(stage, options: terminal)
  }
}
