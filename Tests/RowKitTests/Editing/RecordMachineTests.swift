import RowKitMachines
import RowKitTesting
import Testing

@MainActor struct RecordMachineTests {
  @Test(arguments: 1...4) func `whatever becomes of records, what is typed stays with them`(
    seed: UInt64
  ) {
    var machine = RecordMachine(seed: seed)
    // Enough for all kinds of tables.
    machine.stepsPerTable = 30
    if let failure = machine.run(steps: 150) { Issue.record("\(failure)") }
  }
}
