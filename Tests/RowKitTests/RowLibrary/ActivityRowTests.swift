import RowKit
import RowKitTesting
import Testing

@MainActor struct ActivityRowTests {
  @Test func `nothing moves where animations are off`() {
    let table = TableDriver(.activity("Looking"), width: 40)
    table.stage.animatesChanges = false
    table.advance(by: .seconds(1))
    #expect(table.stage.nextDeadline == nil)
  }

  @Test func `a finished activity shows its label without a spinner`() {
    let settings = PhoneSettings()
    settings.isOn = true
    let table = TableDriver(.activity("Looking") { settings.isOn }, width: 40)
    #expect(table.content[0].hasSuffix(" Looking"))
    settings.isOn = false
    table.update()
    table.expect("> Looking")
    #expect(table.stage.nextDeadline == nil)
  }
}
