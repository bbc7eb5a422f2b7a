/// A failure found by a ``TableMachine`` or a ``FieldMachine``, with the operations that lead to it.
package struct MachineFailure: Error, Sendable {
  /// The seed of the machine.
  package let seed: UInt64

  /// A description of the failure.
  package let violation: String

  /// The operations that lead to the failure, formatted as code, in order.
  package let operations: [String]
}

// MARK: CustomStringConvertible

extension MachineFailure: CustomStringConvertible {
  package var description: String {
    """
    A machine with the seed \(seed) found something wrong after these operations:

    \(operations.joined(separator: "\n"))

    \(violation)
    """
  }
}
