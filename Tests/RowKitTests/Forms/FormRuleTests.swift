import RowKit
import RowKitTesting
import Testing

@MainActor struct FormRuleTests {
  /// Returns the message of a rule about a text.
  private func message(_ rule: FormRule, _ value: FormValue, other: FormValue = .none) -> String? {
    let form = FormProbe { _ in
      [
        FormGroup {
          FormField("value", .text("Value")) { value }.rules(rule)
          FormField("other", .text("Other")) { other }
        }
      ]
    }
    return form.problems.first?.message
  }

  @Test(arguments: [
    (FormValue.none, false), (.text(""), false), (.text("  "), false), (.text("x"), true),
    (.flag(false), false), (.flag(true), true), (.list([]), false), (.integer(0), true),
    (.secret(""), false),
  ])
  func `a required value must be given`(value: FormValue, holds: Bool) {
    #expect((message(.required(), value) == nil) == holds)
  }

  @Test(arguments: [
    ("ada@example.org", true), ("a.b+c@x-y.co.uk", true), ("ada@example", false), ("ada", false),
    ("@example.org", false), ("a@b@c.d", false), ("a b@c.de", false), ("a@-b.de", false),
    ("a@b..de", false), (".a@b.de", false), ("a..b@c.de", false), ("ü@bücher.de", true), ("", true),
  ])
  func `an e-mail address has a name and a domain`(text: String, holds: Bool) {
    #expect((message(.email(), .text(text)) == nil) == holds)
  }

  @Test(arguments: [
    ("https://example.org", true), ("http://localhost:8080/a?b#c", true), ("HTTPS://X.Y", true),
    ("ftp://example.org", false), ("example.org", false), ("https://", false),
    ("https://a b", false), ("https://a:x", false), ("https://a:99999", false), ("", true),
    ("http://[::1]/", true), ("http://[2001:db8::8:800:200C:417A]:80/a", true),
    ("http://[::ffff:192.0.2.1]", true), ("http://[1:2:3:4:5:6:7:8]", true), ("http://[::]", true),
    ("http://[]", false), ("http://[1]", false), ("http://[1::2::3]", false),
    ("http://[1:2:3:4:5:6:7::8]", false), ("http://[12345::]", false), ("http://[::1", false),
    ("http://[::1]80", false), ("http://[::g]", false), ("http://[:1]", false),
    ("http://[::256.0.0.1]", false), ("http://[1.2.3.4::]", false), ("http://::1/", false),
    ("http://user@host/", true), ("http://user:pass@[::1]:8080/", true), ("http://a@b@c/", false),
    ("http://@host/", false), ("http://user@/", false), ("http://host:+80/", false),
    ("http://host:-0/", false), ("http://host:/", false), ("http://host:٨٠/", false),
  ])
  func `a web address has a scheme and a host`(text: String, holds: Bool) {
    #expect((message(.url(), .text(text)) == nil) == holds)
  }

  @Test func `limits are written as the screen writes numbers`() {
    var words = LocalizedStrings()
    words.numbers = NumberFormat(decimalSeparator: ",")
    let form = FormProbe { _ in
      [
        FormGroup {
          FormField("value", .text("Value")) { .number(2) }.rules(.range(0...1.5))
        }
      ]
    }
    let screen = ScreenDriver(form, words: words)
    #expect(form.problems.first?.message == "At most 1,5")
    #expect(screen.line(with: "Value") != nil)
  }

  @Test func `messages of lengths, ranges and patterns state their limits`() {
    #expect(message(.length(3...5), .text("ab")) == "At least 3 characters")
    #expect(message(.length(3...5), .text("abcdef")) == "At most 5 characters")
    #expect(message(.length(3...), .text("👩‍👩‍👧é東")) == nil)
    #expect(message(.length(3...), .text("ab")) == "At least 3 characters")
    #expect(message(.length(1...Int.max), .text("ab")) == nil)
    #expect(message(.length(..<3), .text("abc")) == "At most 2 characters")
    #expect(message(.length(..<0), .text("abc")) == "At most 0 characters")
    #expect(message(.length(3...5), .text("")) == nil)
    #expect(message(.range(18...120), .integer(17)) == "At least 18")
    #expect(message(.range(0...1.5), .number(2)) == "At most 1.5")
    #expect(message(.range(0...1.5), .none) == nil)
    #expect(message(.pattern(/[a-z]+\d/), .text("ada1")) == nil)
    #expect(message(.pattern(/[a-z]+\d/, "Letters, then a digit"), .text("ada1x")) != nil)
    #expect(message(.equal(to: "other"), .text("a"), other: .text("b")) == "Doesn't match")
    #expect(message(.equal(to: "other"), .text("a"), other: .text("a")) == nil)
    #expect(message(.equal(to: "other"), .secret("a"), other: .text("a")) == nil)
    #expect(message(.equal(to: "other"), .secret("a"), other: .secret("b")) == "Doesn't match")
    #expect(message(.equal(to: "other"), .number(1e-7), other: .number(0.0000001)) == nil)
    #expect(message(.equal(to: "other"), .text("1"), other: .integer(1)) == "Doesn't match")
    #expect(message(.custom { value, _ in value.text == "x" ? "No x" : nil }, .text("x")) == "No x")
  }

  /// Pending questions, which a test answers at any time.
  @MainActor private final class Server {
    var questions: [(value: FormValue, answer: (String?) -> Void)] = []
    var givenUp = 0

    var rule: FormRule {
      .asynchronous(after: .milliseconds(300)) { value, answer in
        self.questions.append((value, answer))
        return { self.givenUp += 1 }
      }
    }
  }

  private func form(_ server: Server) -> FormProbe {
    FormProbe { form in
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(form.account, \.name)))
            .rules(.required(), server.rule)
        }
      ]
    }
  }

  @Test func `a question is asked once typing pauses, and save waits for the answer`() {
    let server = Server()
    let form = form(server)
    let screen = ScreenDriver(form)
    screen.press("return")
    screen.stage.handle(.key(KeyPress("a")), at: screen.player.now)
    screen.stage.handle(.key(KeyPress("b")), at: screen.player.now)
    screen.update()
    #expect(server.questions.map(\.value) == [.text("ab")])
    #expect(screen.line(with: "Checking…") == 2)
    #expect(!form.canSave)
    let turning = screen.lines[2]
    screen.advance(by: .milliseconds(150))
    #expect(screen.lines[2] != turning)
    server.questions[0].answer(nil)
    screen.update()
    #expect(screen.line(with: "Checking…") == nil)
    #expect(form.canSave)
  }

  @Test func `the answer for the latest value counts`() {
    let server = Server()
    let form = form(server)
    let screen = ScreenDriver(form)
    screen.press("return")
    screen.type("ab")
    screen.type("c")
    #expect(server.questions.last?.value == .text("abc"))
    server.questions[0].answer("The first is taken")
    screen.update()
    #expect(screen.line(with: "taken") == nil)
    server.questions.last?.answer("The last is taken")
    screen.update()
    #expect(screen.line(with: "! The last is taken") == 2)
    #expect(server.givenUp >= 1)
  }

  @Test func `submitting waits for the answer`() {
    let server = Server()
    let form = form(server)
    let screen = ScreenDriver(form)
    screen.press("return")
    screen.type("ab\n")
    #expect(form.saved.isEmpty)
    server.questions.last?.answer(nil)
    screen.update()
    #expect(form.saved == ["ab"])
  }

  @Test func `a value that changes while submitting waits ends the submission`() {
    let server = Server()
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(form.account, \.name))).rules(server.rule)
          FormField("email", .textField("Mail", Binding(form.account, \.email)))
        }
      ]
    }
    let screen = ScreenDriver(form)
    screen.press("return")
    screen.type("ab")
    screen.press("ctrl+s")
    #expect(screen.lines.last == " Saves when everything is checked.")
    screen.press("down")
    screen.type("x")
    #expect(screen.lines.last == " Changed meanwhile: not saved.")
    server.questions.last?.answer(nil)
    screen.update()
    #expect(form.saved.isEmpty)
    screen.press("ctrl+s")
    #expect(form.saved == ["ab"])
  }

  @Test func `a text that is refused while submitting waits ends the submission`() {
    let server = Server()
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(form.account, \.name))).rules(server.rule)
          FormField("age", .numberField("Age", Binding(form.account, \.age), range: 10...20))
        }
      ]
    }
    let screen = ScreenDriver(form)
    screen.press("return")
    #expect(server.questions.isEmpty)
    screen.type("ab")
    screen.press("ctrl+s", "down")
    screen.type("5")
    server.questions.last?.answer(nil)
    screen.update()
    #expect(form.saved.isEmpty)
    #expect(screen.lines.last == " Changed meanwhile: not saved.")
  }

  @Test func `an answer saves nothing while a person is asked whether to leave`() {
    let server = Server()
    let form = form(server)
    let below = TextScreen(title: "Below", text: "")
    let screen = ScreenDriver(below)
    below.push(form)
    screen.update()
    screen.press("return")
    screen.type("ab")
    screen.press("ctrl+s", "escape")
    #expect(screen.line(with: "Discard unsaved changes?") != nil)
    server.questions.last?.answer(nil)
    screen.update()
    #expect(form.saved.isEmpty)
    screen.press("escape")
    #expect(form.saved == ["ab"])
  }

  @Test func `an answer that comes twice doesn't stand for another rule's`() {
    var answers: [String: (String?) -> Void] = [:]
    func rule(_ name: String) -> FormRule {
      .asynchronous(after: .zero) { _, answer in
        answers[name] = answer
        return {}
      }
    }
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(form.account, \.name)))
            .rules(rule("first"), rule("second"))
        }
      ]
    }
    let screen = ScreenDriver(form)
    screen.press("return")
    screen.type("Ada")
    for _ in 0..<2 { answers["second"]?("Taken") }
    screen.update()
    #expect(screen.line(with: "! Taken") != nil)
    screen.type("m")
    for _ in 0..<2 { answers["first"]?(nil) }
    screen.update()
    #expect(form.isChecking && !form.canSave)
    answers["second"]?("Too long")
    answers["first"]?("Too short")
    screen.update()
    #expect(screen.line(with: "! Too long") != nil)
  }

  @Test func `an asynchronous rule is awaited`() async {
    let form = FormProbe { form in
      [
        FormGroup {
          FormField("name", .textField("Name", Binding(form.account, \.name))).rules(
            .asynchronous(after: .zero) { value in
              await Task.yield()
              return value.text == "Ada" ? "Taken" : nil
            })
        }
      ]
    }
    let screen = ScreenDriver(form)
    screen.press("return")
    screen.type("Ada")
    #expect(form.isChecking)
    while form.isChecking { await Task.yield() }
    screen.update()
    #expect(screen.line(with: "! Taken") == 2)
  }
}
