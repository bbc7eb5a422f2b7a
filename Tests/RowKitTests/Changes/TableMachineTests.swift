import RowKit
import RowKitMachines
import RowKitTesting
import Testing

@MainActor struct TableMachineTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `a table matches plain arrays after any changes`(seed: UInt64) {
    if let failure = TableMachine(seed: seed).run(steps: 300) { Issue.record("\(failure)") }
  }

  @Test func `the same seed does the same`() {
    var runs: [[String]] = [[], []]
    for run in runs.indices {
      var machine = TableMachine(seed: 7)
      machine.onStep = { runs[run].append($0) }
      _ = machine.run(steps: 150)
    }
    #expect(runs[0] == runs[1] && runs[0].count == 150)
  }
}
