import RowKit
import RowKitTesting
import Testing

@MainActor struct ModelTableControllerTests {
  private let server = HandFetcher<Void, [any Model]>()

  private func screen(_ source: (any DataSource)? = nil) -> ModelTableController {
    let screen = ModelTableController(
      dataSource: source ?? AsyncDataSource(fetcher: server.fetcher))
    screen.register(TableCell.self, for: Caller.self, didSelect: { $1.showMessage($0.name) }) {
      $0.text = $1.name
    }
    return screen
  }

  private func driver(_ screen: ScreenController, height: Int = 6) -> ScreenDriver {
    let driver = ScreenDriver(screen, size: ScreenSize(width: 24, height: height + 2))
    driver.stage.animatesChanges = false
    driver.update()
    return driver
  }

  @Test func `a screen loads when it is shown and then shows the models`() {
    let screen = screen()
    #expect(server.requests.isEmpty)
    let driver = driver(screen)
    #expect(server.requests.count == 1)
    #expect(driver.line(with: "Loading…") != nil)
    server.answer(Caller.all("ab"))
    driver.update()
    driver.expectContent("> a\n  b")
  }

  @Test func `the cursor goes to the first model that acts once models are there`() {
    final class Note: Model {}
    let driver = driver(screen())
    server.answer([Note(), Caller("a"), Caller("b")])
    driver.update()
    driver.expectContent("  Note\n> a\n  b")
  }

  @Test func `a subclass hears when loading begins, ends and fails`() {
    final class Listening: ModelTableController {
      var heard: [String] = []

      override func dataSourceDidSend(_ event: DataSourceEvent) {
        switch event {
        case .willLoad: heard.append("begins")
        case .partiallyLoaded: heard.append("goes on")
        case .finished: heard.append("ended")
        case .failed: heard.append("failed")
        }
      }
    }
    let screen = Listening(dataSource: AsyncDataSource(fetcher: server.fetcher))
    let driver = driver(screen)
    server.answer(Caller.all("ab"))
    driver.press("r")
    server.fail()
    driver.update()
    #expect(screen.heard == ["begins", "goes on", "ended", "begins", "goes on", "failed"])
  }

  @Test func `no results and failures have rows`() {
    let driver = driver(screen())
    server.answer([])
    driver.update()
    driver.expectContent(">      No Results")
    driver.press("r")
    server.fail()
    driver.update()
    driver.expectContent("> ! There is no       ⟳\n    signal.")
    driver.press("return")
    #expect(server.requests.count == 3)
    server.answer(Caller.all("a"))
    driver.update()
    driver.expectContent("> a")
  }

  @Test func `the cursor follows its model through a refresh`() {
    let screen = screen()
    let driver = driver(screen)
    server.answer(Caller.all("abc"))
    driver.update()
    driver.press("down")
    driver.press("r")
    server.answer(Caller.all("xbac"))
    driver.update()
    driver.expectContent("  x\n> b\n  a\n  c")
  }

  @Test func `a model that stays keeps its cell`() {
    let screen = screen()
    let driver = driver(screen)
    server.answer(Caller.all("abc"))
    driver.update()
    let cell = screen.tableView.cell(at: RowPath(group: 0, row: 2))
    driver.press("r")
    server.answer(Caller.all("cx"))
    driver.update()
    #expect(screen.tableView.cell(at: RowPath(group: 0, row: 0)) === cell)
  }

  @Test func `equal models stand beside each other without a report`() {
    let screen = screen(SimpleDataSource(Caller.all("aab")))
    var reports = 0
    screen.onDiagnostic = { _ in reports += 1 }
    let driver = driver(screen)
    screen.dataSource = SimpleDataSource(Caller.all("aaab"))
    driver.update()
    driver.expectContent("> a\n  a\n  a\n  b")
    #expect(reports == 0)
  }

  @Test func `titles of sections are headers`() {
    let source = SectionedDataSource(
      SimpleDataSource(Caller.all("ab")), by: .byLetter(of: \Caller.name))
    let driver = driver(screen(source))
    driver.expectContent("A\n> a\nB\n  b")
  }

  @Test func `placeholders are not selected as models`() {
    var selected = 0
    let screen = screen()
    screen.binding.registerForAny(TableCell.self, didSelect: { _, _ in selected += 1 }) { _, _ in }
    let driver = driver(screen)
    driver.press("return")
    server.answer([])
    driver.update()
    driver.press("return")
    #expect(selected == 0)
    #expect(screen.tableView.selection.isEmpty)
  }

  @Test func `without a select handler nothing happens`() {
    let screen = ModelTableController(dataSource: SimpleDataSource(Caller.all("ab")))
    let driver = driver(screen)
    driver.press("return")
    #expect(screen.tableView.selection.isEmpty)
    driver.advance(by: .seconds(5))
    driver.expectContent("> a\n  b")
  }

  @Test func `models that nothing is registered for get the default cell`() {
    final class LoudCell: TableCell {
      override func draw(on canvas: Canvas) { canvas.text("* " + text) }
    }
    let screen = ModelTableController(dataSource: SimpleDataSource(Caller.all("a")))
    let driver = driver(screen)
    driver.expectContent("> a")
    screen.binding.registerDefaultCell(LoudCell.self)
    driver.update()
    driver.expectContent("> * a")
  }

  @Test func `a loading cell may be registered before and after it is shown`() {
    let screen = screen()
    let driver = driver(screen)
    screen.binding.registerForLoading(TableCell.self) { $0.text = "Just a moment" }
    driver.update()
    driver.expectContent("> Just a moment")
  }

  @Test func `a handler gives the height`() {
    let screen = ModelTableController(dataSource: SimpleDataSource(Caller.all("ab")))
    screen.binding.register(for: Caller.self, height: { person, _ in person.name == "a" ? 3 : nil })
    driver(screen).expectContent("> a\n\n\n  b")
  }

  @Test func `an existing observer is kept; a replaced source stops calling back`() {
    let log = EventLog()
    let observed = SimpleDataSource(Caller.all("a"))
    observed.observer = log
    let screen = screen(observed)
    #expect(observed.observer === log)
    let first = SimpleDataSource(Caller.all("a"))
    screen.dataSource = first
    #expect(first.observer != nil)
    screen.dataSource = SimpleDataSource(Caller.all("b"))
    #expect(first.observer == nil)
    screen.dataSource = nil
    #expect(screen.tableGroups.isEmpty)
  }

  @Test func `the selection is cleared when the screen appears again`() {
    let screen = screen(SimpleDataSource(Caller.all("ab")))
    screen.binding.register(
      for: Caller.self, didSelect: { $1.push(TextScreen(title: $0.name, text: "")) })
    let driver = driver(screen)
    driver.press("return")
    #expect(screen.tableView.selection.count == 1)
    driver.press("escape")
    #expect(screen.tableView.selection.isEmpty)
  }

  @Test func `the next page is asked for when the last row comes into view`() {
    let server = HandFetcher<Int, [any Model]>()
    let screen = screen(PagedDataSource(fetcher: server.fetcher))
    let driver = driver(screen, height: 4)
    server.answer(Caller.all("abcdef"))
    driver.update()
    #expect(server.requests == [1])
    driver.press("end")
    driver.press("up", "down")
    #expect(server.requests == [1, 2])
    server.answer(Caller.all("gh"))
    driver.update()
    driver.expectContent("  d\n  e\n> f\n  g")
    #expect(screen.tableGroups[0].rows.count == 9)
  }

  @Test func `a page that was cancelled isn't fetched until its place comes into view again`() {
    let server = HandFetcher<Int, [any Model]>()
    let source = PagedDataSource(fetcher: server.fetcher)
    let driver = driver(screen(source), height: 4)
    server.answer(Caller.all("abcdef"))
    driver.press("end")
    #expect(server.requests == [1, 2])
    source.cancel()
    driver.update()
    driver.update()
    #expect(server.requests == [1, 2])
    driver.press("home", "end")
    #expect(server.requests == [1, 2, 2])
  }

  @Test func `a page that was awaited is fetched again after the first one`() {
    let server = HandFetcher<Int, [any Model]>()
    let source = PagedDataSource(fetcher: server.fetcher)
    let driver = driver(screen(source), height: 6)
    server.answer(Caller.all("ab"))
    driver.update()
    #expect(server.requests == [1, 2])
    source.fetch()
    server.answer(Caller.all("cd"))
    driver.update()
    #expect(server.requests == [1, 2, 1, 2])
  }

  @Test func `the cursor on the last row stays in its place when a page comes`() {
    let server = HandFetcher<Int, [any Model]>()
    let screen = ModelTableController(dataSource: PagedDataSource(fetcher: server.fetcher))
    let driver = driver(screen, height: 3)
    server.answer(Caller.all("abcd"))
    driver.update()
    driver.press("end")
    #expect(driver.content.last?.hasSuffix("Loading…") == true)
    server.answer(Caller.all("ef"))
    driver.update()
    driver.expectContent("  c\n  d\n> e")
  }

  @Test func `pages come until the window is full`() {
    let server = HandFetcher<Int, [any Model]>()
    let driver = driver(screen(PagedDataSource(fetcher: server.fetcher)), height: 5)
    for names in ["ab", "cd", "ef"] {
      server.answer(Caller.all(names))
      driver.update()
    }
    #expect(server.requests == [1, 2, 3])
  }

  @Test func `a model that is a row is shown as that row`() {
    final class Battery: Model, TextRow {
      let text = "Battery"
      let detailText: String? = "82 %"
    }
    let battery = Battery()
    let screen = screen(SimpleDataSource([battery, Caller("a")]))
    let driver = driver(screen)
    driver.expectContent("  Battery          82 %\n> a")
    #expect(screen.tableGroups[0].rows[0] === battery)
  }

  @Test func `models that are rows ask for the next page too, below a group of another kind`() {
    final class Battery: Model, TextRow {
      let text = "Battery"
    }
    final class MixedScreen: ModelTableController {
      override func constructTableGroups() -> [TableGroup] {
        [TableGroup { TextRowController("Phones") }] + super.constructTableGroups()
      }
    }
    let server = HandFetcher<Int, [any Model]>()
    let source = PagedDataSource(placeholders: [], fetcher: server.fetcher)
    source.prefetchDistance = 2
    let driver = driver(MixedScreen(dataSource: source))
    server.answer((0..<8).map { _ in Battery() })
    driver.update()
    #expect(server.requests == [1])
    driver.press("down", "down")
    driver.press("end")
    #expect(server.requests == [1, 2])
  }

  @Test func `a binding can be stored and shared by several screens`() {
    @MainActor final class Looks {
      var binding = ModelBinding()
      init() {
        binding.register(TableCell.self, for: Caller.self) { $0.text = "* " + $1.name }
      }
    }
    let looks = Looks()
    for name in ["a", "b"] {
      let screen = ModelTableController(
        dataSource: SimpleDataSource(Caller.all(name)), binding: looks.binding)
      driver(screen).expectContent("> * \(name)")
    }
  }

  @Test func `every decision can be overridden`() {
    final class OwnScreen: ModelTableController {
      var selected: [String] = []
      override func configure(_ cell: TableCell, with model: any Model) {
        super.configure(cell, with: model)
        cell.text += "!"
      }
      override func height(of model: any Model, forWidth width: Int) -> Int? { 2 }
      override func canSelect(_ model: any Model) -> Bool { true }
      override func didSelect(_ model: any Model, row: RowContext) {
        selected.append((model as? Caller)?.name ?? "")
      }
    }
    let screen = OwnScreen(dataSource: SimpleDataSource(Caller.all("ab")))
    let driver = driver(screen)
    driver.press("down", "return")
    driver.expectContent("  a!\n\n> b!")
    #expect(screen.selected == ["b"])
  }

  @Test func `the loading spinner turns while it is visible`() {
    let screen = screen()
    let driver = ScreenDriver(screen, size: ScreenSize(width: 24, height: 5))
    let first = driver.content.first
    driver.advance(by: SpinnerContent.stepDuration)
    #expect(driver.content.first != first)
    server.answer(Caller.all("a"))
    driver.update()
    driver.advance(by: .seconds(1))
    #expect(driver.stage.nextDeadline == nil)
  }
}
