import RowKit
import Testing

@testable import RowKitPrograms

@MainActor struct ScreenProgramTests {
  /// The output of a program.
  private final class Written {
    var results: [(text: String, path: String)] = []
    var reports: [String] = []

    /// Returns surroundings without a person, whose output is collected here.
    @MainActor func surroundings(isShown: Bool = false) -> ProgramSurroundings {
      ProgramSurroundings(
        isShown: isShown, canAsk: false,
        writeResult: { texts, path in self.results.append((texts.joined(), path)) },
        writeReport: { self.reports.append($0) })
    }
  }

  private final class NameForm: FormController {
    var name = ""

    override func constructFormGroups() -> [FormGroup] {
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(self, \.name))).rules(.required())
        }
      ]
    }
  }

  /// A screen that is answered with a key, and ends the program with a status of its own.
  private final class RatingScreen: GenericTableController, ScreenWithAnswer {
    var isAnswered = false
    var handlesKeys = true

    func valuesAsJSON() -> String { "4" }

    override func handle(_ key: KeyPress) -> Bool {
      guard handlesKeys else { return super.handle(key) }
      isAnswered = key == KeyPress("a")
      stage?.request(.quit(status: 3))
      return true
    }
  }

  /// A screen whose work fails.
  private final class WorkingScreen: GenericTableController, ScreenWithWork {
    var isFinished = false

    func finishWork() -> [String] {
      isFinished = true
      return ["Nothing was stored."]
    }
  }

  private struct NoContact: ProgramFailure {
    let exitStatus: Int32 = 7
    let sentences = ["There is no contact.", "Try \u{1B} another."]
  }

  private let program = ProgramDescription(summary: "Shows calls.", operands: "[NAME]")

  private func run(
    _ arguments: String..., form: Bool = false, isShown: Bool = false
  ) -> (status: Int32, written: Written) {
    let written = Written()
    let surroundings = written.surroundings(isShown: isShown)
    let status = ScreenProgram.run(arguments, program, in: surroundings) { options in
      if options.operands == ["?"] { throw NoContact() }
      if form { return NameForm(title: "Name") }
      let table = GenericTableController(title: options.operands.first ?? "Calls")
      table.tableGroups = [
        TableGroup(rows: [ActionRowController("Ada") { _ in }, TextRowController("Bob")])
      ]
      return table
    }
    return (status, written)
  }

  @Test func `an error has the words of the program`() {
    struct IsLocked: Error {}
    let written = Written()
    let german = ProgramDescription(words: { _ in
      var words = LocalizedStrings()
      words.errorMessage = { _ in "Gesperrt." }
      return words
    })
    let status = ScreenProgram.run([], german, in: written.surroundings()) { _ in
      throw IsLocked()
    }
    #expect(status == 1)
    #expect(written.reports == ["Gesperrt."])
  }

  @Test func `the values are those of the screen that was asked for, whatever lies on it`() {
    for keys in ["return", "down return", "return \"x\""] {
      let written = Written()
      let status = ScreenProgram.run(
        ["--json", "--keys", keys], in: written.surroundings()
      ) { _ in
        let form = RatingScreen(title: "Rating")
        form.isAnswered = true
        form.handlesKeys = false
        form.tableGroups = [
          TableGroup {
            LinkRowController("Why") { GenericTableController(title: "Why") }
            LinkRowController("Who") { NameForm(title: "Who") }
          }
        ]
        return form
      }
      #expect(status == 0, "\(written.reports)")
      #expect(written.results.map(\.text) == ["4\n"])
    }
  }

  @Test func `the values are those of the nearest screen that has any`() {
    let written = Written()
    let status = ScreenProgram.run(
      ["--json", "--keys", "return return"], in: written.surroundings()
    ) { _ in
      let menu = GenericTableController(title: "Menu")
      menu.tableGroups = [
        TableGroup {
          LinkRowController("Rate") {
            let form = RatingScreen(title: "Rating")
            form.isAnswered = true
            form.handlesKeys = false
            form.tableGroups = [
              TableGroup { LinkRowController("Why") { GenericTableController(title: "Why") } }
            ]
            return form
          }
        }
      ]
      return menu
    }
    #expect(status == 0, "\(written.reports)")
    #expect(written.results.map(\.text) == ["4\n"])
  }

  @Test(arguments: [("a", ["4\n"]), ("x", [])])
  func `a question ends with the status of its screen, and its answer`(
    key: String, results: [String]
  ) {
    let written = Written()
    let surroundings = written.surroundings(isShown: true)
    let status = ScreenProgram.run(["--keys", key], in: surroundings) { _ in
      RatingScreen(title: "Rating")
    }
    #expect(status == 3)
    #expect(written.results.map(\.text) == results)
    #expect(written.reports.isEmpty)
  }

  @Test func `work is finished although nobody reads the output`() {
    let screen = WorkingScreen(title: "Working")
    var reports: [String] = []
    let surroundings = ProgramSurroundings(
      isShown: false, canAsk: false, writeResult: { _, _ in throw OutputError.closed },
      writeReport: { reports.append($0) })
    let status = ScreenProgram.run(["--print"], in: surroundings) { _ in screen }
    #expect(screen.isFinished && status == 1)
    #expect(reports.joined().contains("Nothing was stored."))
  }

  @Test func `a pipe gets the rows`() {
    let (status, written) = run()
    #expect(status == 0)
    #expect(written.results.map(\.text) == ["Ada\nBob\n"])
  }

  @Test func `rows that an asynchronous closure has awaited are printed`() async {
    let written = Written()
    let surroundings = written.surroundings()
    let status = await ScreenProgram.run(["Ada"], program, in: surroundings) { options in
      guard options.presentation == .rows else { throw NoContact() }
      let names = await Task.detached { ["Grace", "Mary"] }.value
      let table = GenericTableController(title: "Names")
      table.tableGroups = [TableGroup(rows: (options.operands + names).map { .text($0) })]
      return table
    }
    #expect(status == 0)
    #expect(written.results.map(\.text) == ["Ada\nGrace\nMary\n"])
  }

  @Test func `asynchronous code may pass a closure that awaits nothing`() async {
    let status = await ScreenProgram.run(["--frame"]) { options in
      guard options.operands == ["Ada"] else { throw NoContact() }
      return TextScreen(title: "Ada", text: "")
    }
    #expect(status == 7)
  }

  @Test func `a failure of an asynchronous closure is reported`() async {
    let written = Written()
    let surroundings = written.surroundings()
    let status = await ScreenProgram.run([], in: surroundings) { _ in
      await Task.yield()
      throw NoContact()
    }
    #expect(status == 7)
    #expect(written.reports == ["There is no contact.", "Try ␛ another."])
  }

  @Test func `a task that is cancelled while its closure waits ends without a report`() async {
    let written = Written()
    let surroundings = written.surroundings()
    let status = await ScreenProgram.run([], in: surroundings) { _ in
      await Task.yield()
      throw CancellationError()
    }
    #expect(status == 130)
    #expect(written.reports.isEmpty)
  }

  @Test func `a picture has the size, and shows the operand`() {
    let (_, written) = run("--frame", "--size", "20x4", "Friends")
    #expect(written.results.map(\.text) == ["      Friends\n> Ada\n  Bob\n\n"])
  }

  @Test func `a program has a language and a theme, unless an option names one`() {
    var words = LocalizedStrings()
    words[EditingStrings.edit] = "bearbeiten"
    let german = words
    let program = ProgramDescription(
      own: [ProgramOption("german", summary: "German words")],
      words: { $0.values["german"] == nil ? .english : german }, theme: { _ in .light })
    func output(_ arguments: String...) -> String {
      let written = Written()
      _ = ScreenProgram.run(arguments, program, in: written.surroundings()) { _ in
        NameForm(title: "Name")
      }
      return written.results.map(\.text).joined() + written.reports.joined()
    }
    #expect(output("--frame", "--german").contains("bearbeiten"))
    #expect(!output("--frame").contains("bearbeiten"))
    #expect(output("--svg", "-") != output("--svg", "-", "--theme", "dark"))
    #expect(output("--svg", "-") == output("--svg", "-", "--theme", "light"))
  }

  @Test func `--theme names a theme of the program`() {
    var forest = Theme.dark
    forest.name = "forest"
    forest[.selection] = Theme.Entry(rgb: 0x12_34_56)
    let program = ProgramDescription(themes: [.dark, .light, forest])
    func output(_ arguments: String...) -> String {
      let written = Written()
      _ = ScreenProgram.run(arguments, program, in: written.surroundings()) { _ in
        NameForm(title: "Name")
      }
      return written.results.map(\.text).joined() + written.reports.joined()
    }
    #expect(output("--svg", "-", "--theme", "forest").contains("#123456"))
    #expect(output("--svg", "-", "--theme", "Forest").contains("#123456"))
    #expect(output("--theme", "forrest").contains("forest"))
    #expect(output("--theme", "high-contrast").contains("high-contrast"))
    #expect(output("--help").contains("--theme NAME    dark, light or forest\n"))
  }

  @Test func `an SVG goes into its file`() {
    let (_, written) = run("--svg=a.svg", "--theme", "light")
    #expect(written.results.map(\.path) == ["a.svg"])
    #expect(written.results.first?.text.contains("<svg") == true)
  }

  @Test func `the values of a form are printed, or its problems reported`() {
    let filled = run("--json", "--keys", "\"Ada\" tab", form: true)
    #expect(filled.written.results.map(\.text) == ["{\n  \"name\": \"Ada\"\n}\n"])
    let empty = run("--json", form: true)
    #expect(empty.status == 1)
    #expect(empty.written.reports == ["name: Required."])
  }

  @Test func `a mistake is one sentence and status 64`() {
    let (status, written) = run("--sise", "1x1")
    #expect(status == 64)
    #expect(written.reports == ["There is no option called “--sise”; did you mean “--size”?"])
  }

  @Test func `a word unlike any other is a mistake without a suggestion`() {
    #expect(run("--zzz").written.reports == ["There is no option called “--zzz”."])
  }

  @Test(arguments: [(["--size", "9x9"], true), (["--theme", "light"], false)])
  func `an option without an effect is refused`(arguments: [String], isShown: Bool) {
    let (status, written) = run(arguments[0], arguments[1], isShown: isShown)
    #expect(status == 64)
    #expect(written.reports.first?.contains("changes nothing here") == true)
    #expect(written.results.isEmpty)
  }

  @Test func `a failure has a status and sentences of its own`() {
    let (status, written) = run("?")
    #expect(status == 7)
    #expect(written.reports == ["There is no contact.", "Try ␛ another."])
  }

  @Test func `a screen without values says so`() {
    let (status, written) = run("--json")
    #expect(status == 64)
    #expect(written.reports.first?.contains("--json is for forms") == true)
  }

  @Test func `arguments that a program doesn't expect, or that it lacks, are named`() {
    let extra = run("Ada", "Bob")
    #expect(extra.status == 64)
    #expect(
      extra.written.reports
        == ["Nothing is expected where “Bob” stands; write program [NAME] [OPTION…]."])
    let files = ProgramDescription(operands: "KIND FILE…")
    func refusal(_ given: [String]) -> String? {
      do throws(ScreenOptionsError) { try files.check(given, name: "show") } catch {
        return error.description
      }
      return nil
    }
    #expect(refusal([]) == "KIND is missing; write show KIND FILE… [OPTION…].")
    #expect(refusal(["a"]) == "FILE… is missing; write show KIND FILE… [OPTION…].")
    #expect(refusal(["a", "b"]) == nil)
    #expect(refusal(["a", "b", "c"]) == nil)
  }

  @Test func `a question that keys don't answer has no values`() {
    let written = Written()
    let status = ScreenProgram.run(["--json"], in: written.surroundings()) { _ in
      RatingScreen(title: "Rating")
    }
    #expect(status == 1)
    #expect(written.results.isEmpty)
    #expect(written.reports == ["The question wasn't answered."])
  }

  @Test func `help begins with the usage and lists every option`() {
    let (status, written) = run("--help")
    #expect(status == 0)
    #expect(
      written.results.first?.text.hasPrefix(
        "program [NAME] [OPTION…]\n\nShows calls.\n\nOptions:\n") == true)
    for option in ScreenOption.allCases {
      #expect(written.results.first?.text.contains("--" + option.rawValue) == true)
    }
  }
}
