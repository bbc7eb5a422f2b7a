/// What a ``TableMachine`` or a ``FieldMachine`` found: a few operations after which something is not
/// what it should be.
public struct MachineFailure: Error, Sendable {
  /// The seed of the machine.
  public let seed: UInt64

  /// What is wrong, in words.
  public let complaint: String

  /// The operations that lead there, written like code, in order.
  public let operations: [String]
}

// MARK: CustomStringConvertible

extension MachineFailure: CustomStringConvertible {
  public var description: String {
    """
    A machine with the seed \(seed) found something wrong after these operations:

    \(operations.joined(separator: "\n"))

    \(complaint)
    """
  }
}
