import RowKit

/// A table in which any number of rows may be selected.
final class ChoicesScreen: GenericTableController {
  private static let days = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  init() {
    super.init(title: "Repeat the Alarm", style: .grouped)
    tableView.selectionMode = .multiple
  }

  override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup(
        "Every", footer: "Space or Return selects a day, and deselects it again.",
        rows: ChoicesScreen.days.map { DayRowController($0) })
    ]
  }

  override var status: ScreenStatus {
    let count = tableView.selection.count
    return .text(count == 0 ? "never" : "\(count) of \(ChoicesScreen.days.count) days")
  }
}

/// A day that can be chosen.
private final class DayRowController: SelectableRow {
  private let day: String

  init(_ day: String) {
    self.day = day
  }

  func configure(_ cell: TableCell) {
    cell.text = day
    cell.accessory = cell.state.isSelected ? .checkmark : .none
  }

  func didSelect(_ row: RowContext) {}
}
