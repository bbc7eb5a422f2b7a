/// One process of the machine, as it was at one moment.
public struct ProcessEntry: Hashable, Sendable {
  /// Its number.
  public let number: Int

  /// The number of the process that started it.
  public let parent: Int

  /// The short name of its program.
  public let name: String

  /// The program and its arguments; the name in brackets where there are none.
  public let command: String

  /// What it does, as a letter: running, sleeping, and so on.
  public let state: Character

  /// The number of the user it belongs to.
  public let user: Int

  /// How many threads it has.
  public let threads: Int

  /// The processor time it has used so far, in ticks.
  public let ticks: Int

  /// When it was started, in ticks since the machine was.
  public let start: Int

  /// The memory it has now, in bytes.
  public let memory: Int

  /// What makes it the same process at another moment: numbers are given out again.
  public var identity: String { "\(number) \(start)" }

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
