/// A fault that the harness must find, which exists in this program only.
enum PlantedFault: String, CaseIterable {
  /// A program on a terminal that gives it back no more when a signal ends it.
  case restore

  /// An encoder of frames that lets a control byte through.
  case control

  /// A reader of cards that drops the last digit of a number now and then.
  case value

  /// What it is called.
  var words: String {
    switch self {
    case .restore: "lost restore"
    case .control: "leaked control byte"
    case .value: "wrong value"
    }
  }

  /// The attack that must find it.
  var attack: String {
    switch self {
    case .restore: "signals"
    case .control: "keys"
    case .value: "cards"
    }
  }

  /// What it must be found as.
  var kind: HostileProblem.Kind {
    switch self {
    case .restore: .terminal
    case .control: .control
    case .value: .value
    }
  }
}
