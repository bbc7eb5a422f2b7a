import RowKit
import RowKitTesting
import Testing

@MainActor struct SecureFieldRowTests {
  private let probe = FieldProbe()

  private var table: TableDriver {
    TableDriver(
      .secureField("Password", Binding(probe, \.password), placeholder: "8 or more"), height: 3)
  }

  @Test func `signs stand in place of the characters`() {
    let table = table
    table.expect("> Password    ‹8 or more›")
    table.press("return")
    table.type("hé東👩‍👩‍👧")
    table.expect("> Password    ••••")
    #expect(table.caret == ScreenPoint(column: 18, line: 1))
    table.press("shift+left", "backspace", "escape")
    table.expect("> Password    •••")
    #expect(probe.password == "hé東")
  }

  @Test func `it is shown on request while it is edited, where that is allowed`() {
    let table = table
    table.stage.allowsRevealingSecureText = true
    table.press("return")
    table.type("hush")
    table.press("ctrl+r")
    table.expect("> Password    hush")
    table.press("ctrl+r")
    table.expect("> Password    ••••")
    table.press("ctrl+r", "escape")
    table.expect("> Password    ••••")
  }

  @Test func `the key that shows it is named only where that is allowed`() {
    let table = table
    table.press("return")
    #expect(table.line(with: "reveal") == nil)
    table.stage.allowsRevealingSecureText = true
    table.press("left")
    #expect(table.line(with: "ctrl+r reveal") != nil)
    table.press("ctrl+r")
    #expect(table.line(with: "ctrl+r hide") != nil)
  }

  @Test func `a search doesn't find its text`() {
    probe.password = "hush"
    let table = table
    table.press("ctrl+f")
    table.type("hush")
    #expect(table.line(with: "No matches") != nil)
  }
}

/// A field that becomes secret while it is edited.
@MainActor struct BecomingSecureTests {
  private final class Account {
    var password = "abc"
  }

  @Test func `its text is masked at once`() {
    let account = Account()
    let key = \Account.password
    let table = TableDriver(.textField("Password", Binding(account, key)), width: 30)
    table.type("x")
    #expect(table.text.contains("abcx"))
    table.controller.tableGroups = [
      TableGroup(rows: [.secureField("Password", Binding(account, key))])
    ]
    table.update()
    #expect(!table.text.contains("abcx"))
  }
}
