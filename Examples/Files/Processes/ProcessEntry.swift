/// A snapshot of one process of the machine.
public struct ProcessEntry: Hashable, Sendable {
  /// The process ID.
  public let number: Int

  /// The process ID of the parent.
  public let parent: Int

  /// The short name of its program.
  public let name: String

  /// The program and its arguments, or the name in brackets if there are none.
  public let command: String

  /// The state, as a letter: running, sleeping, and so on.
  public let state: Character

  /// The number of threads.
  public let threads: Int

  /// The processor time it has used so far, in ticks.
  public let ticks: Int

  /// The start time, in ticks after the start of the machine.
  public let start: Int

  /// The current memory use, in bytes.
  public let memory: Int

  /// A unique identity over time, because process IDs are reused.
  public var identity: Identity { Identity(number: number, start: start) }

  /// The identity of a process over time.
  public struct Identity: Hashable, Sendable {
    let number: Int
    let start: Int
  }

  /// The state in words.
  public var stateName: String {
    switch state {
    case "R": "running"
    case "S": "sleeping"
    case "D": "waiting for a device"
    case "T", "t": "stopped"
    case "Z": "ended, not yet buried"
    case "I": "idle"
    default: String(state)
    }
  }
}
