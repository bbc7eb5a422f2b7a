import RowKit
import RowKitMachines
import RowKitTesting
import Testing

@MainActor struct FieldMachineTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `whatever is typed, a field keeps that, refuses it in words, or stays as it was`(
    seed: UInt64
  ) {
    var machine = FieldMachine(seed: seed)
    machine.stepsPerTable = 125
    if let failure = machine.run(steps: 250) { Issue.record("\(failure)") }
  }
}
