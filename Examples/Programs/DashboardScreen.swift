import Foundation
import Observation
import RowKit

/// The load of the machine, as measured last.
@Observable @MainActor final class MachineLoad {
  private(set) var latest = 0.0
  private(set) var samples = 0

  func add(_ load: Double) {
    latest = load
    samples += 1
  }

  /// Returns the number of processes that are running or waiting, on average of a minute.
  static func measured() -> Double {
    var loads = [0.0]
    return getloadavg(&loads, 1) == 1 ? loads[0] : 0
  }
}

/// A live dashboard: the screen measures each second, and the rows that read the model follow.
final class DashboardScreen: GenericTableController {
  private let load: MachineLoad
  private let measure: @MainActor () -> Double
  private var timer: Int?

  init(_ load: MachineLoad, measure: @escaping @MainActor () -> Double = MachineLoad.measured) {
    self.load = load
    self.measure = measure
    super.init(title: "Dashboard", style: .grouped)
  }

  override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup("Load") {
        TextRowController("Now") { [load] in NumberFormat.fixed(2).format(load.latest) }
        ContentRowController { [load] in GaugeContent(min(1, load.latest / 8)) }
        TextRowController("Measured") { [load] in "\(load.samples) times" }
      }
    ]
  }

  override func screenDidAppear() {
    tick()
  }

  override func screenDidDisappear() {
    timer.map { stage?.cancelScheduled($0) }
    timer = nil
  }

  private func tick() {
    load.add(measure())
    timer = stage?.schedule(after: .seconds(1)) { [weak self] in self?.tick() }
  }
}
