import RowKit
import RowKitTesting
import Testing

@MainActor struct ColorRowTests {
  @Test func `the arrows go through swatches, then from track to track`() {
    let settings = PhoneSettings()
    let table = TableDriver(.color("Light", Binding(settings, \.color)), width: 36, height: 10)
    table.expect("> Light                 ███ #34C759")
    table.press("return", "right")
    #expect(settings.color?.description == "#00C7BE")
    table.press("down", "down", "right")
    #expect(settings.color == RGBColor(5, 0, 0))
  }

  @Test func `keys at the ends of swatches and tracks are refused with a bell`() {
    let color = Binding(RGBColor(0, 0, 0))
    let table = TableDriver(
      .color("Light", color, swatches: [RGBColor(0, 0, 0)]), width: 40, height: 12)
    table.press("return", "left", "up")
    #expect(table.effects == [.bell, .bell])
    #expect(table.text.contains("Nothing further that way."), "\(table.text)")
    table.press("down")
    #expect(table.effects == [.bell, .bell])
    table.press("left", "-", "down", "down", "down")
    #expect(table.effects.count == 5, "\(table.text)")
    #expect(color.value == RGBColor(0, 0, 0))
  }

  @Test func `a colour that may be missing lists the key that clears it`() {
    let settings = PhoneSettings()
    let row = ColorRowController("Light", Binding(settings, \.color))
    #expect(row.keyHints.contains { $0.keys == "del" } && settings.color != nil)
  }

  @Test func `a track mixes a colour`() {
    let settings = PhoneSettings()
    settings.color = RGBColor(0, 0, 0)
    let table = TableDriver(.color("Light", Binding(settings, \.color)), width: 36, height: 10)
    table.press("return", "down", "down", "right", "right", "down", "right", "left", "left")
    #expect(settings.color == RGBColor(0, 10, 0))
  }

  @Test func `a swatch is chosen by a click`() {
    let settings = PhoneSettings()
    let table = TableDriver(.color("Light", Binding(settings, \.color)), width: 36, height: 10)
    table.press("return")
    table.click(column: 3, line: 2)
    #expect(settings.color?.description == "#FF3B30")
    table.click(column: 3, line: 4)
    table.press("right")
    #expect(settings.color?.description == "#FF3B30")
    table.press("down", "right")
    #expect(settings.color?.description == "#FF4030")
  }

  @Test func `the knob of a track comes to where it is clicked, and follows a drag`() {
    let settings = PhoneSettings()
    settings.color = RGBColor(0, 0, 0)
    let table = TableDriver(.color("Light", Binding(settings, \.color)), width: 36, height: 10)
    table.press("return")
    table.expect(
      """
      > Light                 ███ #000000
         ██  ██  ██  ██  ██  ██  ██  ██
         ██  ██  ██  ██ [██] ██  ██  ██
         R   ●───────────────────────   0
         G   ●───────────────────────   0
         B   ●───────────────────────   0
      """)
    table.click(column: 30, line: 4)
    #expect(settings.color == RGBColor(255, 0, 0))
    table.drag(from: (17, 5), to: (5, 5), (24, 9))
    #expect(settings.color == RGBColor(255, 188, 0))
    table.expect(
      """
      > Light                 ███ #FFBC00
         ██  ██  ██  ██  ██  ██  ██  ██
         ██  ██  ██  ██  ██  ██  ██  ██
         R   ━━━━━━━━━━━━━━━━━━━━━━━● 255
        ‹G›  ━━━━━━━━━━━━━━━━━●────── 188
         B   ●───────────────────────   0
      """)
    table.expectConsistentDrawing()
  }

  @Test func `a click beside a track only selects the track`() {
    let settings = PhoneSettings()
    let table = TableDriver(.color("Light", Binding(settings, \.color)), width: 36, height: 10)
    let color = settings.color
    table.press("return")
    table.click(column: 3, line: 5)
    table.drag(from: (6, 1), to: (20, 4))
    #expect(settings.color == color)
  }

  @Test func `the mouse chooses swatches`() {
    let settings = PhoneSettings()
    let table = TableDriver(.color("Light", Binding(settings, \.color)), width: 36, height: 10)
    table.press("return")
    table.drag(from: (3, 2), to: (8, 2), (30, 20))
    #expect(settings.color?.description == "#FF9500")
  }

  @Test func `delete clears a colour that may be nil`() {
    let settings = PhoneSettings()
    let table = TableDriver(.color("Light", Binding(settings, \.color)), width: 30)
    table.press("delete")
    table.expect("> Light                     —")
  }

  @Test(arguments: ["#34C759", "#000000", "#FFFFFF"])
  func `a colour is read as it is written`(text: String) {
    #expect(RGBColor(text)?.description == text)
  }

  @Test(arguments: ["", "34C759", "#34C75", "#34C75G", "#34C7590", "#+4C759"])
  func `a text that isn't a colour is nil`(text: String) {
    #expect(RGBColor(text) == nil)
  }
}
