import RowKit
import Testing

@MainActor struct FormValueTests {
  @Test func `values are written as JSON, with control characters escaped`() {
    let text = FormValue.text("a\"\\\n\t\u{1B}\u{7F}\u{9B}\u{202E}é👩‍👧")
    #expect(text.json.description == #""a\"\\\n\t\u001b\u007f\u009b\u202eé👩‍👧""#)
    let list = FormValue.list([.integer(1), .number(1.5), .flag(true), .none])
    #expect(list.json.description == "[1,1.5,true,null]")
    #expect(list.list?[1] == .number(1.5))
    #expect(FormValue.number(.infinity) == .none)
  }

  @Test func `dumps contain no secret`() {
    var dumped = ""
    dump(["x": FormValue.list([.secret("hush")])], to: &dumped)
    dump(TextEditor("hush", input: TextInput(isSecure: true)), to: &dumped)
    dumped += "\(FormValue.secret("hush")) \([FormValue.secret("hush")])"
    #expect(!dumped.contains("hush"))
  }
}
