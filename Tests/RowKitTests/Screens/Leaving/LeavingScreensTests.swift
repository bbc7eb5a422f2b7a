import RowKit
import RowKitTesting
import Testing

/// Screens that are removed from their navigation are released.
@MainActor struct LeavingScreensTests {
  private let stack = ScreenStack()

  @Test func `a row bound to its screen does not keep it, even before it was shown`() {
    for (name, row) in CapturingScreen.bound {
      #expect(!stack.isKept { CapturingScreen { [row($0)] } }, "\(name)")
      weak var unshown: CapturingScreen?
      do {
        let screen = CapturingScreen { [row($0)] }
        _ = screen.tableGroups
        unshown = screen
      }
      #expect(unshown == nil, "\(name)")
    }
  }

  @Test func `a popped screen is released although a row captures it`() {
    for (name, row) in CapturingScreen.capturing {
      #expect(!stack.isKept { CapturingScreen { [row($0)] } }, "\(name)")
    }
  }

  @Test func `a row of a screen that is gone shows the last value, and takes another`() {
    var row: ToggleRowController?
    stack.pushAndPop(
      CapturingScreen { screen in
        let toggle = ToggleRowController("Row", Binding(screen, \.isOn))
        row = toggle
        return [toggle]
      })
    stack.driver.update()
    #expect(row?.isOn == true)
    row?.isOn = false
    #expect(row?.isOn == false)
  }

  @Test func `a screen is released after its text was edited and its rows were expanded`() {
    let isKept = stack.isKept {
      CapturingScreen { screen in
        [
          .textField("Name", Binding(screen, \.ring)),
          .inlineChoice("Ring", Binding(screen, \.ring), Choice.rings),
          .action("Save") { _ in screen.isOn = true },
        ]
      }
    } _: { [stack] screen in
      stack.driver.press("return", "x", "escape", "down", "return")
      #expect((screen as? CapturingScreen)?.ring == "Harpx")
      #expect(stack.driver.content.count { $0.contains("Marimba") } == 1)
    }
    #expect(!isKept)
  }

  @Test func `a row that pops its own screen still acts, and then is released`() {
    var acted = 0
    weak var left: CapturingScreen?
    do {
      let screen = CapturingScreen { screen in
        [
          .action("Done") { _ in
            screen.pop()
            acted = screen.tableGroups.count
          }
        ]
      }
      left = screen
      stack.push(screen)
    }
    stack.driver.press("return")
    stack.driver.update()
    #expect(acted == 1)
    #expect(left == nil)
  }

  @Test func `all screens that popping to the root or a dismissal removes are released`() {
    weak var first: CapturingScreen?
    weak var second: CapturingScreen?
    weak var presented: CapturingScreen?
    let row: (CapturingScreen) -> [any CellController] = { screen in
      [.action("Row") { _ in screen.isOn = true }]
    }
    do {
      let (one, two, three) = (CapturingScreen(row), CapturingScreen(row), CapturingScreen(row))
      (first, second, presented) = (one, two, three)
      stack.push(one)
      stack.push(two)
      stack.driver.stage.present(three)
      stack.driver.update()
    }
    stack.driver.stage.screen.dismiss()
    stack.driver.stage.navigation.popToRoot()
    stack.driver.update()
    #expect(first == nil && second == nil && presented == nil)
  }

  // MARK: The same screen again

  @Test func `a screen that is pushed again constructs its groups again and looks as before`() {
    let screen = CapturingScreen { screen in
      (0..<30).map { number in .action("Row \(number)") { _ in screen.size = number } }
    }
    stack.push(screen)
    stack.driver.press("down", "down", "return")
    let before = stack.driver.text
    stack.driver.stage.navigation.pop()
    stack.driver.update()
    stack.push(screen)
    #expect(stack.driver.text == before)
    #expect(screen.constructions == 2)
    stack.driver.press("down", "return")
    #expect(screen.size == 3)
  }

  @Test func `a screen covered by another keeps its groups`() {
    let screen = CapturingScreen { screen in [.action("Row") { _ in screen.isOn = true }] }
    stack.push(screen)
    stack.push(TextScreen(title: "Over", text: ""))
    stack.driver.stage.navigation.pop()
    stack.driver.update()
    #expect(screen.constructions == 1)
  }

  @Test func `a screen popped and pushed again at once keeps its groups`() {
    let screen = CapturingScreen { screen in [.action("Row") { _ in screen.isOn = true }] }
    stack.push(screen)
    stack.driver.stage.navigation.pop()
    stack.push(screen)
    #expect(screen.constructions == 1)
  }

  @Test func `what a person entered in a row that stores its value stays`() {
    let screen = CapturingScreen { screen in
      [
        .textField("Name", Binding("Ada")), .toggle("Wi-Fi", Binding(false)),
        .action("Save") { _ in screen.isOn = true },
      ]
    }
    stack.push(screen)
    stack.driver.press("return", "!", "escape")
    stack.driver.stage.navigation.pop()
    stack.driver.update()
    stack.push(screen)
    #expect(stack.driver.line(with: "Ada!") != nil)
    #expect(screen.constructions == 1)
  }

  @Test func `rows changed by position stay, and are reported once`() {
    var reports: [TableDiagnostic] = []
    let screen = CapturingScreen { screen in [.action("Row") { _ in screen.isOn = true }] }
    screen.onDiagnostic = { reports.append($0) }
    stack.push(screen)
    screen.insert([.text("Added")], at: RowPath(group: 0, row: 1))
    for _ in 0..<2 {
      stack.driver.stage.navigation.pop()
      stack.driver.update()
      stack.driver.update()
      stack.driver.handleNothing()
      stack.push(screen)
    }
    #expect(stack.driver.line(with: "Added") != nil)
    #expect(screen.constructions == 1)
    #if DEBUG
      #expect(reports.map(\.code) == [.groupsOutliveScreen])
    #endif
  }
}

extension ScreenDriver {
  /// Requests a frame for which nothing happened.
  fileprivate func handleNothing() {
    stage.setNeedsFrame()
    update()
  }
}
