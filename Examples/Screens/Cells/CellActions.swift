import RowKit

/// The group of rows that perform actions.
@MainActor enum CellActions {
  /// Returns the group.
  ///
  /// - Parameter choices: The screen on which several rows are selected, which keeps them.
  /// - Returns: The group.
  static func group(_ choices: ChoicesScreen) -> TableGroup {
    TableGroup("Actions") {
      CallRowController()
      LinkRowController("Choose several…") { choices }
      ActionRowController("Send a Message", verb: "send") { $0.showMessage("Sent.") }
      ActionRowController("Not Now", action: nil)
      ActionRowController(
        "Erase All Contacts", isDestructive: true,
        confirmation: "Erase all contacts of this phone?", alignment: .center, verb: "erase"
      ) { $0.showMessage("Nothing was erased: this is an example.") }
    }
  }
}

/// A missed call, which offers several actions.
private final class CallRowController: ContextMenuRow {
  var actions: [RowAction] {
    [
      RowAction("Call Back") { $0.request(.openURL("tel:+447700900101")) },
      RowAction("Copy the Number") { $0.request(.copy("+44 7700 900101")) },
      RowAction("Block", isDestructive: true) { $0.showMessage("Blocked.") },
    ]
  }

  func configure(_ cell: TableCell) {
    cell.style = .subtitle
    cell.text = "Ada Ferncastle"
    cell.textStyle = .destructive
    cell.detailText = "missed call; . opens what can be done"
    cell.accessory = .symbol("…")
  }
}
