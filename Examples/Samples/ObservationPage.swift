// The code of Docs/Observation.md.

import Observation
import RowKit

@Observable @MainActor final class Battery {
  var percent = 82
}

final class BatteryRowController: CellController {
  let battery: Battery
  init(_ battery: Battery) { self.battery = battery }

  func configure(_ cell: TableCell) {
    cell.style = .value
    cell.text = "Battery"
    cell.detailText = "\(battery.percent) %"
  }
}

private func readBattery() async -> Int { 81 }

@MainActor private func update(_ battery: Battery) {
  Task.detached {
    let percent = await readBattery()
    await MainActor.run { battery.percent = percent }
  }
}
