/// A planted fault that the harness must find.
///
/// It exists only in this program.
enum PlantedFault: String, CaseIterable {
  /// A program that doesn't restore its terminal when a signal ends it.
  case restore

  /// A frame encoder that emits a control byte.
  case control

  /// A card reader that occasionally drops the last digit of a number.
  case value

  /// The name of the fault.
  var words: String {
    switch self {
    case .restore: "lost restore"
    case .control: "leaked control byte"
    case .value: "wrong value"
    }
  }

  /// The attack that must find the fault.
  var attack: String {
    switch self {
    case .restore: "signals"
    case .control: "keys"
    case .value: "cards"
    }
  }

  /// The kind of problem that must be reported.
  var kind: HostileProblem.Kind {
    switch self {
    case .restore: .terminal
    case .control: .control
    case .value: .value
    }
  }
}
