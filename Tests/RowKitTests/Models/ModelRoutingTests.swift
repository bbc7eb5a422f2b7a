import RowKit
import RowKitTesting
import Testing

/// The default behaviour of a screen of models, and its customization points.
@MainActor struct ModelRoutingTests {
  private func driver(_ screen: ScreenController) -> ScreenDriver {
    let driver = ScreenDriver(screen, size: ScreenSize(width: 24, height: 8))
    driver.stage.animatesChanges = false
    driver.update()
    return driver
  }

  /// Overrides some methods without calling super, and others with it.
  private final class OwnScreen: ModelTableController {
    override func configure(_ cell: TableCell, with model: any Model) {
      cell.text = "own"
    }

    override func height(of model: any Model, forWidth width: Int) -> Int? {
      super.height(of: model, forWidth: width).map { $0 + 1 }
    }

    override func actions(of model: any Model) -> [RowAction] {
      super.actions(of: model) + [RowAction("Call") { $0.showMessage("Calling…") }]
    }

    override func canSelect(_ model: any Model) -> Bool {
      super.canSelect(model) && (model as? Caller)?.name != "b"
    }

    override func didSelect(_ model: any Model, row: RowContext) {
      super.didSelect(model, row: row)
      title += "!"
    }
  }

  @Test func `decisions are made with super or without it`() {
    let screen = OwnScreen(title: "Own", dataSource: SimpleDataSource(Caller.all("abc")))
    var selected: [String] = []
    screen.register(
      TableCell.self, for: Caller.self, height: { caller, _ in caller.name == "a" ? 1 : nil },
      didSelect: { caller, _ in selected.append(caller.name) }
    ) { cell, caller in cell.text = caller.name }
    let driver = driver(screen)
    driver.expectContent("> own\n\n  own\n  own")
    driver.press("down", "return", "down", "return")
    driver.expectContent("  own\n\n  own\n> own")
    #expect(selected == ["c"])
    #expect(screen.title == "Own!")
    driver.press(".")
    #expect(driver.line(with: "Call") != nil)
  }

  @Test func `only the first handler of a selection is called, once`() {
    var calls: [String] = []
    let screen = ModelTableController(dataSource: SimpleDataSource(Caller.all("a")))
    screen.binding.registerForAny(TableCell.self, didSelect: { _, _ in calls.append("any") }) {
      cell, _ in cell.text = "any"
    }
    screen.binding.register(for: Caller.self, didSelect: { _, _ in calls.append("type") })
    let driver = driver(screen)
    driver.press("return")
    screen.binding.register(named: "Caller", didSelect: { _, _ in calls.append("name") })
    driver.update()
    driver.press("return")
    #expect(calls == ["type", "name"])
  }

  @Test func `a selection stays where clearing it is switched off`() {
    let screen = ModelTableController(dataSource: SimpleDataSource(Caller.all("ab")))
    screen.binding.register(
      for: Caller.self, didSelect: { $1.push(TextScreen(title: $0.name, text: "")) })
    screen.clearsSelectionOnAppear = false
    let driver = driver(screen)
    driver.press("return", "escape")
    #expect(screen.tableView.selection.count == 1)
  }

  @Test func `the titles of the section index lead to their sections`() {
    let source = SectionedDataSource(
      SimpleDataSource(Caller.all("abc")), by: .byLetter(of: \Caller.name))
    let driver = driver(ModelTableController(dataSource: source))
    driver.press("'")
    #expect(driver.lines.last == " A B C")
    driver.press("c")
    #expect(driver.line(with: "> c") != nil)
  }

  @Test func `selecting a loading error tries again, unless its handler replaces that`() {
    let server = HandFetcher<Void, [any Model]>()
    let screen = ModelTableController(dataSource: AsyncDataSource(fetcher: server.fetcher))
    let driver = driver(screen)
    server.fail()
    driver.update()
    driver.press("return")
    #expect(server.requests.count == 2)
    var handled = 0
    screen.binding.registerForErrors(TableCell.self, didSelect: { _, _ in handled += 1 }) {
      cell, error in cell.text = "\(error)"
    }
    server.fail()
    driver.update()
    driver.press("return")
    #expect(handled == 1)
    #expect(server.requests.count == 2)
  }

  @Test func `an error among the models is selected as an error and reloads nothing`() {
    struct Problem: Model, Error {}
    let source = SimpleDataSource([Problem(), Caller("a")])
    let log = EventLog()
    let screen = ModelTableController(dataSource: source)
    var calls: [String] = []
    screen.binding.register(for: Problem.self, didSelect: { _, _ in calls.append("type") })
    screen.binding.registerForErrors(TableCell.self, didSelect: { _, _ in calls.append("error") }) {
      cell, _ in cell.text = "problem"
    }
    let driver = driver(screen)
    source.observer = log
    driver.press("return")
    #expect(calls == ["error"])
    #expect(log.letters.isEmpty)
  }

  @Test func `the cursor follows its model when a stream moves its section`() {
    let stream = HandStream<[DataSourceChange]>()
    let screen = ModelTableController(
      dataSource: StreamDataSource(placeholders: [], changes: stream.stream))
    screen.register(TableCell.self, for: Caller.self, didSelect: { _, _ in }) { $0.text = $1.name }
    let driver = driver(screen)
    stream.send(
      ["A", "B"].enumerated().map { place, title in
        let items = Caller.all(title.lowercased() + "x")
        return .insertSection(
          DataSourceSection(id: RowID(title), title: title, items: items), at: place)
      })
    driver.update()
    driver.press("down", "down")
    driver.expectContent("A\n  a\n  x\nB\n> b\n  x")
    stream.send([.moveSection(from: 1, to: 0), .updateSection(title: "New", at: 1)])
    driver.update()
    driver.expectContent("New\n> b\n  x\nA\n  a\n  x")
    driver.expectConsistentDrawing()
  }

  @Test func `a binding that another object changes is taken over when it is set`() {
    var binding = ModelBinding()
    let screen = ModelTableController(
      dataSource: SimpleDataSource(Caller.all("a")), binding: binding)
    let driver = driver(screen)
    driver.expectContent("> a")
    binding.register(TableCell.self, for: Caller.self) { $0.text = "caller \($1.name)" }
    driver.update()
    driver.expectContent("> a")
    screen.binding = binding
    driver.update()
    driver.expectContent("> caller a")
  }
}
