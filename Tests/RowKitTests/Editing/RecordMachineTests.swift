import RowKitMachines
import RowKitTesting
import Testing

@MainActor struct RecordMachineTests {
  @Test(arguments: 1...4) func `whatever becomes of records, what is typed stays with them`(
    seed: UInt64
  ) {
    if let failure = RecordMachine(seed: seed).run(steps: 150) { Issue.record("\(failure)") }
  }
}
