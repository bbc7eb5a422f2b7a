import RowKit
import RowKitTesting
import Testing

@testable import RowKitMachines

@MainActor struct TableMachineTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a table matches plain arrays after any changes`(seed: UInt64) {
    var machine = TableMachine(seed: seed)
    machine.stepsPerTable = 75
    if let failure = machine.run(steps: 150) { Issue.record("\(failure)") }
  }

  @Test func `the tables of a few seeds are of all dialects`() {
    for seed in 1...4 as ClosedRange<UInt64> {
      let dialects = (0..<4).map { MachineDialect.ofTable($0, seed: seed) }
      #expect(Set(dialects).count == 4)
    }
    #expect(Set((1...4).map { MachineDialect.ofTable(0, seed: $0) }).count == 4)
  }

  @Test func `the same seed does the same`() {
    var runs: [[String]] = [[], []]
    for run in runs.indices {
      var machine = TableMachine(seed: 7)
      machine.onStep = { runs[run].append($0) }
      _ = machine.run(steps: 60)
    }
    #expect(runs[0] == runs[1] && runs[0].count == 60)
  }
}
