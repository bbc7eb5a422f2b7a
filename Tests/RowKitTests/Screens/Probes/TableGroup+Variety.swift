import RowKit

extension TableGroup {
  /// Groups of rows of every kind and height, with and without titles.
  static func variety(_ count: Int = 5) -> [TableGroup] {
    [
      TableGroup("Network", footer: "Wi-Fi uses less of the battery than mobile data does.") {
        LinkRowController("Wi-Fi", value: { "Home" }, image: "⌂") {
          TextScreen(title: "Wi-Fi", text: "There are a few networks near you.")
        }
        TextRowController("Carrier", detail: "none", style: .subtitle)
        ActionRowController("Erase", isDestructive: true, confirmation: "Erase all?") { _ in }
      },
      TableGroup(rows: []),
      TableGroup("People", rows: (0..<count).map { ProbeRow("p\($0)", lines: $0 % 4 + 1) }),
      TableGroup(footer: "漢字 👩‍👩‍👧 é", rows: [TextRowController("words", numberOfLines: 0)]),
      .words("LocalizedStrings", count: count),
    ]
  }
}
