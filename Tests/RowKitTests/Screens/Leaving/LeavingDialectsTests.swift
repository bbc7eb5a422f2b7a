import Observation
import RowKit
import RowKitTesting
import Testing

/// Screens of every dialect that are removed from their navigation are released.
@MainActor struct LeavingDialectsTests {
  private let stack = ScreenStack()

  @Test func `a composed table is released although a cell it made captures it`() {
    #expect(!stack.isKept { ComposedProbe() })
  }

  @Test func `a composed table that keeps its cells shows them again`() {
    let screen = ComposedProbe()
    stack.push(screen)
    stack.driver.press("return")
    stack.pop()
    stack.push(screen)
    #expect(stack.driver.line(with: " Ada!") != nil)
    stack.driver.press("return")
    #expect(stack.driver.line(with: " Ada!!") != nil)
  }

  @Test func `text typed in a composed cell that only the table keeps stays`() {
    let screen = TypingProbe()
    stack.push(screen)
    stack.driver.press("return", "!", "escape")
    stack.pop()
    stack.push(screen)
    #expect(stack.driver.line(with: "Ada!") != nil)
  }

  @Test func `the look that a person gave a composed cell stays`() {
    let screen = ShoppingProbe()
    stack.push(screen)
    stack.driver.press("return", "down", "return", "down", "return")
    let before = stack.driver.text
    #expect(before.contains("Milk") && before.contains("✓") && before.contains("two"))
    stack.pop()
    stack.push(screen)
    #expect(stack.driver.text.contains("✓"))
    #expect(stack.driver.text.contains("Bread, please"))
    #expect(stack.driver.text.contains("two"))
  }

  @Test func `a composed table is released after a field was edited without a change`() {
    let isKept = stack.isKept {
      TypingProbe()
    } _: { [stack] _ in
      stack.driver.press("return", "escape")
    }
    #expect(!isKept)
  }

  @Test func `a page table is released with rows added by position`() {
    #expect(
      !stack.isKept {
        let page = PageTableController(style: .plain)
        page.addRow(WordCell.self, data: "a")
        return page
      })
  }

  @Test func `a model table is released, and its source stays usable`() {
    let source = SimpleDataSource(Caller.all("ab"))
    let make = {
      let screen = ModelTableController(dataSource: source)
      screen.register(TableCell.self, for: Caller.self) { $0.text = $1.name }
      return screen
    }
    #expect(!stack.isKept(make))
    let screen = make()
    stack.push(screen)
    #expect(stack.driver.content.joined().contains("a"))
  }

  @Test func `a page and a model table that are pushed again look as before`() {
    let page = PageTableController(style: .plain)
    for word in "abc" { page.addRow(WordCell.self, data: String(word)) }
    let models = ModelTableController(dataSource: SimpleDataSource(Caller.all("abc")))
    models.register(TableCell.self, for: Caller.self) { $0.text = $1.name }
    for screen in [page, models] {
      stack.push(screen)
      stack.driver.press("down")
      let before = stack.driver.text
      for _ in 0..<2 {
        stack.pop()
        stack.push(screen)
        #expect(stack.driver.text == before)
      }
      stack.pop()
    }
  }

  @Test func `a form is released although a field and a rule capture it`() {
    #expect(!stack.isKept { FormProbeOfItself() })
    let isKept = stack.isKept {
      FormProbeOfItself()
    } _: { [stack] _ in
      stack.driver.press("x")
    }
    #expect(!isKept)
  }

  @Test func `a popped form returns its values without being retained`() {
    weak var left: FormProbeOfItself?
    do {
      let form = FormProbeOfItself()
      left = form
      stack.push(form)
      stack.driver.press("x")
      stack.pop()
      #expect(form.values.map(\.value) == [.text("Adax")])
    }
    #expect(left == nil)
  }

  @Test func `values typed into a popped form's own fields are kept`() {
    let form = FormProbe { _ in
      [FormGroup { FormField("name", .textField("Name", Binding("Ada"))) }]
    }
    stack.push(form)
    stack.driver.press("x")
    stack.pop()
    #expect(form.values.map(\.value) == [.text("Adax")])
    stack.push(form)
    #expect(stack.driver.line(with: "Adax") != nil)
  }

  // MARK: Models

  @Test func `popped screens leave no trackings on a model that stays`() {
    let model = WatchedModel()
    let make = {
      CapturingScreen { _ in
        [ModelRow(model), .value("Name: \(model.name)", nil)] as [any CellController]
      }
    }
    stack.pushAndPop(make())
    // The first tracking of a kind of row ends with its model's first change.
    model.name = "Bob"
    for _ in 0..<20 { stack.pushAndPop(make()) }
    #expect(TrackingCount.of(model) == 0)
  }

  @Test func `a screen pushed again follows its models again`() {
    let model = WatchedModel()
    let screen = CapturingScreen { _ in [ModelRow(model)] }
    stack.pushAndPop(screen)
    model.name = "Bob"
    stack.push(screen)
    #expect(stack.driver.line(with: "Bob") != nil)
    model.name = "Cy"
    stack.driver.update()
    #expect(stack.driver.line(with: "Cy") != nil)
  }
}

extension ScreenStack {
  func pop() {
    driver.stage.navigation.pop()
    driver.update()
  }
}

private final class ComposedProbe: ComposedTableController {
  private let name = ActiveCell("Name", value: "Ada") { $0.value? += "!" }

  override func compose() {
    add(name)
    add(ActiveCell("Save") { _ in self.title = "Saved" })
  }
}

private final class TypingProbe: ComposedTableController {
  override func compose() {
    add(ActiveTextCell("Name", value: "Ada"))
    add(ActiveCell("Save") { _ in self.title = "Saved" })
  }
}

/// A list whose cells change when they are selected.
private final class ShoppingProbe: ComposedTableController {
  override func compose() {
    add(ActiveCell("Milk") { $0.accessory = .checkmark })
    add(ActiveCell("Bread") { $0.key = "Bread, please" })
    let eggs = CountCell("Eggs")
    eggs.action = { ($0 as? CountCell)?.count = "two" }
    add(eggs)
  }
}

/// A cell with a property of its own.
private final class CountCell: ActiveCell {
  var count = "one" { didSet { setNeedsDisplay() } }

  override func draw(on canvas: Canvas) { canvas.text("\(key) \(count)") }
}

private final class FormProbeOfItself: FormController {
  var name = "Ada"

  override func constructFormGroups() -> [FormGroup] {
    [
      FormGroup {
        FormField("name", .textField("Name", Binding(self, \.name)))
          .rules(.required()).visible { _ in self.title != "Hidden" }
        FormField(.action("Erase") { _ in self.name = "" })
      },
      FormGroup { saveRow() },
    ]
  }
}

@Observable @MainActor private final class WatchedModel {
  var name = "Ada"
}

private final class ModelRow: CellController {
  private let model: WatchedModel

  init(_ model: WatchedModel) {
    self.model = model
  }

  func configure(_ cell: TableCell) {
    cell.text = model.name
  }
}
