import RowKit
import Testing

@testable import RowKitPrograms

@MainActor struct ScreenProgramTests {
  /// The output of a program.
  private final class Written {
    var results: [(text: String, path: String?)] = []
    var reports: [String] = []
  }

  private final class NameForm: FormController {
    var name = ""

    override func constructFormGroups() -> [FormGroup] {
      [FormGroup { FormField("name", .textField("Name", self, \.name)).rules(.required()) }]
    }
  }

  private func run(
    _ arguments: String..., form: Bool = false
  ) -> (status: Int32, written: Written) {
    let written = Written()
    let surroundings = ProgramSurroundings(
      isShown: false, canAsk: false,
      writeResult: { text, path in
        written.results.append((text, path))
        return 0
      },
      writeReport: { written.reports.append($0) })
    let status = ScreenProgram.run(arguments, in: surroundings) { operands in
      if form { return NameForm(title: "Name") }
      let table = GenericTableController(title: operands.first ?? "Calls")
      table.tableGroups = [
        TableGroup(rows: [ActionRowController("Ada") { _ in }, TextRowController("Bob")])
      ]
      return table
    }
    return (status, written)
  }

  @Test func `a pipe gets the rows`() {
    let (status, written) = run()
    #expect(status == 0)
    #expect(written.results.map(\.text) == ["Ada\nBob\n"])
  }

  @Test func `a picture has the size, and shows the operand`() {
    let (_, written) = run("--frame", "--size", "20x4", "Friends")
    #expect(written.results.map(\.text) == ["      Friends\n> Ada\n  Bob\n\n"])
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
    #expect(empty.written.reports == ["name: Required"])
  }

  @Test(arguments: [
    (["--sise", "1x1"], "There is no option --sise; --help lists the options."),
    (["--size"], "The option --size needs a value: WIDTHxHEIGHT."),
    (["--size", "big"], "“big” is no value for --size; --help describes its values."),
    (["--frame=x"], "The option --frame takes no value."),
    (["--frame", "--print"], "Only one of --print, --frame, --json and --svg can be followed."),
    (["--inline=1"], "“1” is no value for --inline; --help describes its values."),
  ])
  func `a mistake is one sentence and status 64`(arguments: [String], sentence: String) {
    let error = #expect(throws: ScreenOptionsError.self) {
      try ScreenOptions(arguments: arguments)
    }
    #expect(error?.description == sentence)
  }

  @Test func `a screen without values says so`() {
    let (status, written) = run("--json")
    #expect(status == 64)
    #expect(written.reports.first?.contains("has no values") == true)
  }

  @Test func `help lists every option`() {
    let (status, written) = run("--help")
    #expect(status == 0)
    for option in ScreenOption.allCases {
      #expect(written.results.first?.text.contains(option.rawValue) == true)
    }
  }

  @Test func `nothing is an option after two dashes`() throws {
    let options = try ScreenOptions(arguments: ["--no-mouse", "--", "--frame"])
    #expect(options.operands == ["--frame"])
    #expect(!options.takesMouse && options.presentation == nil)
  }
}
