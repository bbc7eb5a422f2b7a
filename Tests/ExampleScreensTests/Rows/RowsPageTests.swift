import Foundation
import Observation
import RowKit
import RowKitTesting
import Testing

/// The page about all rows shows their appearance.
@MainActor struct RowsPageTests {
  @Test func `every row looks as the page says`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Docs/Rows.md")
    let words = try String(contentsOf: page, encoding: .utf8)
    for (code, row) in rows() {
      let line = "| `\(code)` | \(RowsPageTests.picture(of: row)) |"
      guard !words.contains(line) else { continue }
      Issue.record("Docs/Rows.md should have the line\n\(line)")
    }
  }

  /// The lines of a row, without the mark of the cursor.
  private static func picture(of row: any CellController) -> String {
    let table = TableDriver(row, width: 31)
    let lines = table.content.map { $0.dropFirst(2) }.filter { !$0.isEmpty }
    return lines.map { "`\($0)`" }.joined(separator: "<br>")
  }

  /// Each row beside its code.
  private func rows() -> [(String, any CellController)] {
    let phone = Phone()
    let rings = [Choice("Marimba"), Choice("Harp")]
    let days = [Choice("Mon"), Choice("Tue"), Choice("Wed")]
    let views = [Choice("Day"), Choice("Week")]
    let download = TaskProgress(42, of: 120, unit: "MB", elapsed: .seconds(10))
    return [
      (#".text("Ada", detail: "mobile")"#, .text("Ada", detail: "mobile")),
      (#".value("Battery", value: "82 %")"#, .value("Battery", value: "82 %")),
      (#".value("Owner", phone, \.owner)"#, .value("Owner", phone, \.owner)),
      (#".subtitle("Ada", "mobile")"#, .subtitle("Ada", "mobile")),
      (
        #".note("Contacts are kept on this phone only.")"#,
        .note("Contacts are kept on this phone only.")
      ),
      (#".separator("Older")"#, .separator("Older")),
      (#".content(GaugeContent(0.5))"#, .content(GaugeContent(0.5))),
      (
        #".link("Sounds") { SoundsScreen() }"#,
        .link("Sounds") { ScreenController(title: "Sounds") }
      ),
      (
        #".action("Erase", isDestructive: true) { … }"#,
        .action("Erase", isDestructive: true) { _ in }
      ),
      (
        #".phoneNumber(name: "Ada", number: "555 0142")"#,
        .phoneNumber(name: "Ada", number: "555 0142")
      ),
      (#".email("Mail", "ada@x.example")"#, .email("Mail", "ada@x.example")),
      (#".url("Help", "help.example")"#, .url("Help", "help.example")),
      (#".toggle("Wi-Fi", phone, \.isWiFiOn)"#, .toggle("Wi-Fi", phone, \.isWiFiOn)),
      (#".check("Bread", phone, \.isWiFiOn)"#, .check("Bread", phone, \.isWiFiOn)),
      (
        #".radio("Harp", value: "Harp", phone, \.ring)"#,
        .radio("Harp", value: "Harp", phone, \.ring)
      ),
      (#".choice("Ring", phone, \.ring, rings)"#, .choice("Ring", phone, \.ring, rings)),
      (
        #".inlineChoice("Ring", phone, \.ring, rings)"#,
        .inlineChoice("Ring", phone, \.ring, rings)
      ),
      (#".segmented("Show", phone, \.view, views)"#, .segmented("Show", phone, \.view, views)),
      (
        #".multipleChoice("Repeat", phone, \.days, days)"#,
        .multipleChoice("Repeat", phone, \.days, days)
      ),
      (#".stepper("Size", phone, \.size, in: 1...9)"#, .stepper("Size", phone, \.size, in: 1...9)),
      (#".slider("Volume", phone, \.volume)"#, .slider("Volume", phone, \.volume)),
      (#".date("Born", phone, \.birthday)"#, .date("Born", phone, \.birthday)),
      (#".time("Alarm", phone, \.alarm)"#, .time("Alarm", phone, \.alarm)),
      (
        #".dateAndTime("Call", phone, \.call)"#, .dateAndTime("Call", phone, \.call)
      ),
      (#".textField("Name", phone, \.owner)"#, .textField("Name", phone, \.owner)),
      (#".secureField("PIN", phone, \.pin)"#, .secureField("PIN", phone, \.pin)),
      (
        #".numberField("Size", phone, \.size, suffix: "pt")"#,
        .numberField("Size", phone, \.size, suffix: "pt")
      ),
      (#".multilineText("Note", phone, \.note)"#, .multilineText("Note", phone, \.note)),
      (#".color("Light", phone, \.light)"#, .color("Light", phone, \.light)),
      (#".progress("Load", progress: download)"#, .progress("Load", progress: download)),
      (
        #".activity("Looking…", phone, \.isIdle)"#, .activity("Looking…", phone, \.isIdle)
      ),
      (
        #".expandable("More", children: [.text("Ada")])"#,
        .expandable("More", children: [.text("Ada")])
      ),
      (#".addItem("Add Phone") { … }"#, .addItem("Add Phone") { nil }),
    ]
  }
}

@Observable @MainActor private final class Phone {
  var owner: String? = "Ada"
  var isWiFiOn = true
  var isIdle = false
  var ring = "Harp"
  var view = "Week"
  var days: Set<String> = ["Wed", "Mon"]
  var size = 5
  var volume = 0.6
  var birthday = CivilDate(year: 1990, month: 3, day: 12)
  var alarm = CivilTime(minutesSinceMidnight: 450)
  var call = CivilDateTime(
    CivilDate(daysSince1970: 20_524), CivilTime(minutesSinceMidnight: 450))
  var light = RGBColor(0x34, 0xC7, 0x59)
  var pin = "1815"
  var note = "Two lines,\nand no more."
}
