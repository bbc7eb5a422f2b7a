#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import Observation
import RowKit
import TerminalCodec
import Testing

@testable import RowKitTerminal

@Suite(.serialized) @MainActor struct TerminalSessionTests {
  private final class PageScreen: ScreenController {
    private let words = ContentView(TextContent("Hello"))

    override func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
      [ScreenRegion(words, in: bounds)]
    }
  }

  private let terminal: PseudoTerminal
  private let stage = Stage(root: PageScreen(title: "Page"), size: TerminalSize.standard)
  private let session: TerminalSession

  init() throws {
    terminal = try PseudoTerminal()
    terminal.resize(columns: 40, lines: 10)
    let options = TerminalOptions(
      terminal: terminal.program, environment: ["TERM": "xterm-256color"])
    session = try TerminalSession(stage, options: options)
  }

  @Test func `the stage gets the size of the terminal, and its frame reaches the terminal`() {
    session.updateSize()
    session.draw(at: .zero)
    #expect(stage.size == ScreenSize(width: 40, height: 10))
    #expect(terminal.read().contains("Hello"))
    session.close()
  }

  @Observable final class Clock {
    var time = 0
  }

  private final class ClockScreen: GenericTableController {
    let clock = Clock()

    override func constructTableGroups() -> [TableGroup] {
      [TableGroup(rows: [.value("Time") { [clock] in "\(clock.time)" }])]
    }

    func start() {
      _ = stage?.schedule(after: .seconds(1)) { [clock] in clock.time = 72 }
    }
  }

  @Test func `a change that a frame shows asks for no other frame`() throws {
    let screen = ClockScreen(title: "Clock")
    let stage = Stage(root: screen, size: TerminalSize.standard)
    let session = try TerminalSession(
      stage,
      options: TerminalOptions(
        terminal: terminal.program, environment: ["TERM": "xterm-256color"]))
    let pipe = session.connection.pipe
    stage.setWakeHandler { pipe.wake() }
    session.draw(at: .zero)
    screen.start()
    session.draw(at: .seconds(2))
    #expect(terminal.read().contains("72"))
    #expect(pipe.willWait())
    _ = pipe.didWait(hasBytes: false)
    screen.clock.time = 90
    #expect(!pipe.willWait())
    session.close()
  }

  @Test(arguments: [nil, 5])
  func `the next frame removes the notice of a busy program`(inlineHeight: Int?) throws {
    var options = TerminalOptions(
      terminal: terminal.program, environment: ["TERM": "xterm-256color"])
    options.inlineHeight = inlineHeight
    let session = try TerminalSession(stage, options: options)
    try session.connection.device.enterRawMode()
    session.updateSize()
    session.draw(at: .zero)
    _ = terminal.read()
    session.connection.watch.start(
      BusyWatch.Answers(
        notice: Array("BUSY".utf8), ownsTerminal: { true }, whileOwned: { $0() },
        end: { _ in }))
    session.connection.watch.beginTurn()
    terminal.type("\u{3}")
    while !terminal.read().contains("BUSY") { usleep(1000) }
    session.connection.watch.endTurn()
    session.draw(at: .seconds(1))
    #expect(terminal.read().contains("Hello"))
    session.close()
  }

  private final class DraftScreen: GenericTableController {
    override var hasUnsavedChanges: Bool { true }

    override func constructTableGroups() -> [TableGroup] {
      [TableGroup(rows: [.value("Name") { "Ada" }])]
    }
  }

  @Test(arguments: [nil, "Draft: kept"])
  func `discarded changes don't stay below the prompt`(result: String?) throws {
    var options = TerminalOptions.inline(height: 5)
    options.terminal = terminal.program
    options.environment = ["TERM": "xterm-256color"]
    options.inlineResult = { _ in result }
    let stage = Stage(root: DraftScreen(title: "Draft"), size: TerminalSize.standard)
    let session = try TerminalSession(stage, options: options)
    session.updateSize()
    session.draw(at: .zero)
    #expect(terminal.read().contains("Ada"))
    session.endInline()
    session.flush()
    #expect(terminal.read().contains("\u{1B}[J\(result ?? "Draft: not saved")\r"))
    session.close()
  }

  @Test func `all typed input is read`() {
    let typed = String(repeating: "?\u{1B}", count: 50)
    _ = try? session.connection.device.enterRawMode()
    terminal.type(typed)
    session.read(at: .zero)
    session.actOnInput(at: .zero)
    #expect(session.connection.read() == .mustWait)
    #expect(session.timing.isDue(at: .zero))
    session.close()
  }

  @Test func `ctrl+backslash ends the session by SIGQUIT, but not within a paste`() {
    session.receive(.event(.paste("\u{1C}")), at: .zero)
    #expect(session.ending == nil)
    _ = try? session.connection.device.enterRawMode()
    terminal.type("\u{1C}")
    session.read(at: .zero)
    guard case .signal(SIGQUIT) = session.ending else {
      Issue.record("The session did not end by SIGQUIT.")
      return
    }
    session.close()
  }

  /// A form that ends the program when it is saved.
  private final class AccountForm: FormController {
    final class Account {
      var name = ""
      var user = ""
    }

    let account = Account()

    override func constructFormGroups() -> [FormGroup] {
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(account, \.name)))
          FormField("user", .textField("User", Binding(account, \.user)))
        }
      ]
    }

    override func save() { stage?.request(.quit(status: 7)) }
  }

  @Test(arguments: [true, false])
  func `text typed before the program has the terminal goes to the form`(
    focusesFirstRow: Bool
  ) throws {
    session.close()
    let form = AccountForm(title: "Account")
    form.focusesFirstRow = focusesFirstRow
    terminal.type("Grace\tgrace?q\r")
    let status = try TerminalHost.show(
      Stage(root: form, size: TerminalSize.standard), options: session.options)
    #expect(status == 7)
    #expect(form.account.name == "Grace")
    #expect(form.account.user == "grace?q")
  }

  @Test func `tasks run while asynchronous code waits for keys`() async throws {
    session.close()
    let page = stage.screen
    let ticking = Task { @MainActor in
      for tick in 1...50 {
        await Task.yield()
        page.title = "tick \(tick)"
      }
      // Frames are a sixtieth of a second apart: the last one is drawn before the key ends the screen.
      try? await Task.sleep(for: .milliseconds(200))
      terminal.type("q")
    }
    let status = try await TerminalHost.show(stage, options: session.options)
    await ticking.value
    #expect(status == 0)
    #expect(terminal.read().contains("tick "))
  }

  @Test func `a cancelled task ends the screen, and the terminal is restored`() async throws {
    session.close()
    let settings = terminal.settings
    let (stage, options) = (stage, session.options)
    let showing = Task { try await TerminalHost.show(stage, options: options) }
    while terminal.settings == settings { await Task.yield() }
    showing.cancel()
    #expect(try await showing.value == 130)
    #expect(terminal.settings == settings)
  }

  @Test(arguments: [("none", false), ("full", true), (nil, true)])
  func `the environment stops everything that moves`(motion: String?, moves: Bool) throws {
    session.close()
    var options = session.options
    options.environment["ROWKIT_MOTION"] = motion
    terminal.type("q")
    #expect(try TerminalHost.show(stage, options: options) == 0)
    #expect(stage.animatesChanges == moves)
  }

  @Test func `a light background chooses the light theme, and everything is redrawn`() {
    session.draw(at: .zero)
    _ = terminal.read()
    session.receive(.reply(.background(0xFFFFFF)), at: .zero)
    session.draw(at: .zero)
    #expect(session.encoder.theme == .light)
    #expect(terminal.read().contains("Hello"))
    session.close()
  }

  @Test func `a theme that is chosen is shown until the terminal's own is wanted again`() {
    session.receive(.reply(.background(0xFFFFFF)), at: .zero)
    session.draw(at: .zero)
    _ = terminal.read()
    stage.request(.theme(.highContrast))
    session.draw(at: .zero)
    #expect(session.encoder.theme == .highContrast)
    session.draw(at: .zero)
    #expect(terminal.read().contains("Hello"))
    session.receive(.reply(.background(0x000000)), at: .zero)
    #expect(session.encoder.theme == .highContrast)
    stage.request(.theme(nil))
    session.draw(at: .zero)
    #expect(session.encoder.theme == .dark)
    session.close()
  }

  @Test func `quitting ends the session with the status`() {
    stage.request(.quit(status: 3))
    session.draw(at: .zero)
    guard case .quit(3) = session.ending else {
      Issue.record("The session did not end.")
      return
    }
    session.close()
  }

  @Test func `copied text goes to the terminal's clipboard`() {
    stage.request(.copy("Ada"))
    session.draw(at: .zero)
    #expect(terminal.read().contains("\u{1B}]52;c;QWRh\u{1B}\\"))
    session.close()
  }

  @Test func `an address that may not be opened rings the bell`() {
    stage.request(.openURL("file:///etc/passwd"))
    session.draw(at: .zero)
    #expect(terminal.read().contains("\u{7}"))
    session.close()
  }

  @Test func `a closed window ends the session`() {
    terminal.closeWindow()
    session.read(at: .zero)
    guard case .lost = session.ending else {
      Issue.record("The session did not end.")
      return
    }
    session.close()
  }

  @Test func `time goes on from where the stage was`() throws {
    stage.handle(.redraw, at: .seconds(1000))
    let later = try TerminalSession(stage, options: session.options)
    #expect(later.now >= .seconds(1000))
    later.close()
    session.close()
  }

  @Test func `a turning wheel is drawn at a measured pace`() {
    session.draw(at: .zero)
    let wheel = InputEvent.mouse(MouseEvent(.wheelDown, at: ScreenPoint(column: 1, line: 1)))
    session.receive(.event(wheel), at: .milliseconds(1))
    session.actOnInput(at: .milliseconds(1))
    #expect(session.timing.due == FramePacer.interval)
    session.receive(.event(.key(KeyPress(.down))), at: .milliseconds(2))
    session.actOnInput(at: .milliseconds(2))
    #expect(session.timing.due == .milliseconds(2))
    session.close()
  }
}
