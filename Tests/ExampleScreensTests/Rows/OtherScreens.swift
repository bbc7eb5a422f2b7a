import RowKit
import RowKitTesting
import Testing

/// A form, a table of models and a page, whose own words are Greek letters.
@MainActor enum OtherScreens {
  /// All visible text of the screens.
  static let everythingSeen: String = {
    let screens: [(screen: ScreenController, keys: [String])] = [
      (
        RulesForm(title: "Φ"),
        [
          "ctrl+s", "f1", "escape", "return", "f1", "escape", "escape", "end", "up", "return", "f1",
          "escape", "escape", "home", "return", "\"α\"", "wait:400ms", "escape", "escape", "escape",
        ]
      ),
      (models { _, _ in {} }, ["f1", "escape"]),
      (
        models { _, receive in
          receive(.success([]))
          return {}
        }, ["f1", "escape"]
      ),
      (page, ["f1", "escape"]),
    ]
    var seen: Set<String> = []
    for (screen, keys) in screens {
      let driver = ScreenDriver(
        ScreenController(), size: ScreenSize(width: 160, height: 60), words: .replaced)
      driver.stage.animatesChanges = false
      seen.formUnion(driver.lines)
      driver.stage.screen.push(screen)
      driver.update()
      seen.formUnion(driver.lines)
      for key in keys {
        driver.press(key)
        seen.formUnion(driver.lines)
      }
    }
    return seen.joined(separator: "\n")
  }()

  /// A table of models that are fetched in a way.
  private static func models(
    _ start: @escaping (Void, @escaping (Result<[any Model], any Error>) -> Void) -> () -> Void
  ) -> ModelTableController {
    ModelTableController(title: "Μ", dataSource: AsyncDataSource(fetcher: Fetcher(starting: start)))
  }

  private static var page: PageTableController {
    let page = PageTableController(title: "Π", style: .plain)
    page.addSection(PageSection("σ", isCollapsible: true))
    page.appendRow(to: 0, cell: PageCell<String>.self, data: "ρ")
    return page
  }
}

/// A form with every rule, none of which holds.
private final class RulesForm: FormController {
  private final class Values {
    var text = ""
    var far = "ααααα"
    var number: Double? = 1
    var large: Double? = 9
  }

  private let own = Values()

  override func constructFormGroups() -> [FormGroup] {
    [
      FormGroup("Α") {
        FormField("later", .textField("β", Binding(own, \.text))).rules(
          .asynchronous { _, _ in {} })
        FormField("required", .textField("γ", Binding(""))).rules(.required())
        FormField("email", .textField("γ", Binding("α"))).rules(.email())
        FormField("url", .textField("γ", Binding("α"))).rules(.url())
        FormField("pattern", .textField("γ", Binding("α"))).rules(.pattern(/ω/))
        FormField("equal", .textField("γ", Binding("α"))).rules(.equal(to: "short"))
        FormField("short", .textField("γ", Binding("β"))).rules(.length(3...))
        FormField("long", .textField("γ", Binding(own, \.far))).rules(.length(0...1))
        FormField("small", .numberField("γ", Binding(own, \.number))).rules(.range(5...6))
        FormField("large", .numberField("γ", Binding(own, \.large))).rules(.range(0...2))
        FormField("lines", .multilineText("δ", Binding("α")))
      },
      FormGroup { saveRow() },
    ]
  }
}
