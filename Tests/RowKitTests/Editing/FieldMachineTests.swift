import RowKit
import RowKitMachines
import RowKitTesting
import Testing

@MainActor struct FieldMachineTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `whatever is typed, a field keeps that, refuses it in words, or stays as it was`(
    seed: UInt64
  ) {
    if let failure = FieldMachine(seed: seed).run(steps: 250) { Issue.record("\(failure)") }
  }
}
