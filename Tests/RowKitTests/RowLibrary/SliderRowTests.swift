import RowKit
import RowKitTesting
import Testing

@MainActor struct SliderRowTests {
  @Test func `a slider without a label is spoken by its value`() throws {
    let table = TableDriver(.slider("", Binding(0.5), in: 0...1), width: 24)
    let text = try #require(table.controller.spokenText(at: RowPath(group: 0, row: 0)))
    #expect(SpokenLine(.english).line(text) == "50 percent")
  }

  @Test func `Left doesn't leave the screen from a slider at its lower bound`() {
    let table = TableDriver(.link("Sound") { GenericTableController.volume }, width: 30)
    table.press("return", "left", "left")
    table.expect("> Volume  ●────────────   0 %")
  }

  @Test func `a slider moves along its track`() {
    let settings = PhoneSettings()
    let table = TableDriver(.slider("Volume", Binding(settings, \.volume)), width: 40)
    table.press("right", "right")
    #expect(settings.volume == 0.6)
    table.press("shift+left")
    #expect(settings.volume == 0.35)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `a value outside the range, or nil, is moved into the range`(number: Double) {
    let value = Binding(number)
    let table = TableDriver(.slider("Volume", value), width: 40)
    table.press("right", "left")
    #expect((0...1).contains(value.value))
    #expect(table.content[0].hasSuffix("%"))
  }

  @Test func `steps in a range of thousands are as clean as they can be`() {
    let value = Binding(1410.0)
    let table = TableDriver(.slider("Volume", value, in: 1000...2000, step: 0.1), width: 40)
    table.press("right")
    #expect(value.value == 1410.1)
  }

  @Test(arguments: [1e-12, 1e-11, 1e-300])
  func `a tiny range has steps`(end: Double) {
    let value = Binding(0.0)
    let table = TableDriver(.slider("Charge", value, in: 0...end), width: 40)
    table.press("right right")
    #expect(abs(value.value / end - 0.1) < 1e-6)
  }

  @Test func `a range that is wider than the greatest number has steps`() {
    let value = Binding(1e308)
    let table = TableDriver(.slider("Volume", value, in: -1e308...1e308), width: 40)
    #expect(table.content[0].hasSuffix("100 %"))
    table.press("left")
    #expect(abs(value.value / 1e308 - 0.9) < 1e-9)
    table.press("left left left left left left left left left")
    #expect(table.content[0].hasSuffix(" 50 %"), "\(table.content)")
    table.press(
      "left left left left left left left left left left left left")
    #expect(value.value == -1e308)
  }

  @Test func `keys and mouse reach both ends of a range that the steps don't divide`() {
    let value = Binding(0.0)
    let table = TableDriver(.slider("Volume", value, in: 0...10, step: 3), width: 40)
    var values: [Double] = []
    for key in ["right", "right", "right", "right", "left", "left", "left", "left"] {
      table.press(key)
      values.append(value.value)
    }
    #expect(values == [3, 6, 9, 10, 9, 6, 3, 0])
    let line = table.line(with: "Volume") ?? 0
    table.drag(from: (12, line), to: (39, line))
    #expect(value.value == 10)
  }

  @Test(arguments: [9.6, 9.7, 9.3])
  func `the last step before an end off the steps isn't skipped`(end: Double) {
    var stored = Float(end)
    let value = Binding<Double>(get: { Double(stored) }, set: { stored = Float($0) })
    let table = TableDriver(.slider("Volume", value, in: 0...end, step: 3), width: 40)
    table.press("left")
    #expect(stored == 9)
    table.press("right")
    #expect(stored == Float(end))
  }

  @Test func `keys at an end are refused with a message and a bell`() {
    let value = Binding(0.95)
    let table = TableDriver(.slider("Volume", value), width: 40, height: 6)
    table.press("right")
    #expect(table.effects.isEmpty)
    table.press("right", "shift+right")
    #expect(table.effects == [.bell, .bell])
    #expect(table.text.contains("Nothing further that way."), "\(table.text)")
  }

  @Test func `a value outside the range is moved only towards it`() {
    let value = Binding(-5.0)
    let table = TableDriver(.slider("Volume", value, in: 0...10), width: 40)
    table.press("left")
    #expect(value.value == -5)
    #expect(table.effects == [.bell])
    table.press("right")
    #expect(value.value == 0)
  }

  @Test func `without steps a slider uses and lists no arrow keys`() {
    let row = SliderRowController("Volume", Binding(0.5), step: 0)
    #expect(row.keyHints.isEmpty)
    let table = TableDriver(row, width: 60, height: 6)
    table.press("right")
    #expect(row.value == 0.5)
    #expect(table.text.contains("does nothing here"), "\(table.text)")
  }

  @Test func `a value between two steps moves to the next one`() {
    let value = Binding(0.52)
    let table = TableDriver(.slider("Volume", value), width: 40)
    table.press("left")
    #expect(value.value == 0.5)
    value.value = 0.52
    table.update()
    table.press("right")
    #expect(value.value == 0.55)
  }

  @Test(arguments: [(0.01, 100), (1.0 / 3, 3)])
  func `keys move a value that its storage rounds`(step: Double, count: Int) {
    var stored: Float = 0
    let value = Binding<Double>(
      get: { Double(stored) }, set: { stored = Float(count == 3 ? ($0 * 100).rounded() / 100 : $0) }
    )
    let table = TableDriver(.slider("Volume", value, step: step), width: 40)
    for _ in 0..<count { table.press("right") }
    #expect(stored == 1)
    for _ in 0..<count { table.press("left") }
    #expect(stored == 0)
  }

  @Test func `steps of a tenth don't add up their errors`() {
    let value = Binding(0.0)
    let table = TableDriver(.slider("Volume", value, step: 0.1), width: 40)
    for _ in 1...10 { table.press("right") }
    #expect(value.value == 1)
  }

  @Test func `the knob comes to where the track is clicked, and follows a drag`() {
    let value = Binding(0.5)
    let table = TableDriver(.slider("Volume", value), .text("Below"), width: 40)
    table.expect(
      """
      > Volume  ━━━━━━━━━━━●───────────  50 %
        Below
      """)
    table.click(column: 10, line: 1)
    #expect(value.value == 0)
    table.drag(from: (10, 1), to: (33, 1), (60, 9))
    #expect(value.value == 1)
    table.drag(from: (22, 1), to: (0, 2))
    #expect(value.value == 0)
  }

  @Test func `a drag that began in a prompt leaves the slider under it alone`() {
    let value = Binding(0.5)
    let table = TableDriver(.slider("Volume", value), .text("Below"), width: 40)
    table.stage.handle(.mouse(MouseEvent(.press, at: ScreenPoint(column: 22, line: 1))), at: .zero)
    let pressed = value.value
    table.press("/")
    let prompt = ScreenPoint(column: 5, line: table.lines.count - 1)
    table.stage.handle(.mouse(MouseEvent(.press, at: prompt)), at: .zero)
    table.press("escape")
    table.stage.handle(.mouse(MouseEvent(.drag, at: ScreenPoint(column: 33, line: 1))), at: .zero)
    #expect(value.value == pressed)
  }

  @Test func `a click beside the track changes nothing`() {
    let value = Binding(0.5)
    let table = TableDriver(.slider("Volume", value), width: 40)
    table.click(column: 3, line: 1)
    table.click(column: 37, line: 1)
    #expect(value.value == 0.5)
  }

  @Test func `a drag that began outside moves no knob`() {
    let value = Binding(0.5)
    let table = TableDriver(.text("Above"), .slider("Volume", value), width: 40)
    table.drag(from: (12, 1), to: (12, 2))
    #expect(value.value == 0.5)
  }
}

extension GenericTableController {
  fileprivate static var volume: GenericTableController {
    let screen = GenericTableController(title: "Sound")
    screen.tableGroups = [TableGroup(rows: [.slider("Volume", Binding(0.05))])]
    return screen
  }
}
