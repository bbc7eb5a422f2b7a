import TerminalCodec

/// The choice between showing screens and using them in lines of text.
public enum LinearChoice: Hashable, Sendable {
  /// The environment decides.
  ///
  /// The linear mode is on if `ROWKIT_LINEAR` or `ACCESSIBLE` is set, unless one of them is `0`,
  /// `false` or `no`, and where a person types on a terminal that can't move its cursor: `TERM` is
  /// `dumb`, `unknown`, empty or missing.
  case automatic

  /// The linear mode is on. The words name what turned it on, such as `--linear`.
  case always(because: String)

  /// The linear mode is off.
  case never

  /// Returns the name of what turns the linear mode on, or `nil` if it is off.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - hasPerson: Whether there is a terminal on which a person types. Evaluated only for a terminal
  ///     that can't move its cursor.
  /// - Returns: The name, or `nil`.
  public func reason(
    environment: [String: String], hasPerson: @autoclosure () -> Bool
  ) -> String? {
    switch self {
    case .always(let reason): return reason
    case .never: return nil
    case .automatic: break
    }
    let variables = ["ROWKIT_LINEAR", "ACCESSIBLE"].filter { environment[$0]?.isEmpty == false }
    let isOff = variables.contains { ["0", "false", "no"].contains(environment[$0]?.lowercased()) }
    if isOff { return nil }
    if let variable = variables.first { return variable }
    return LinearChoice.dumbTerminal(environment).flatMap { hasPerson() ? $0 : nil }
  }

  /// Returns the words for a terminal that can't move its cursor, such as `TERM=dumb`, or `nil` for any
  /// other one.
  package static func dumbTerminal(_ environment: [String: String]) -> String? {
    guard TerminalFamily(environment: environment) == .dumb else { return nil }
    let term = environment["TERM", default: ""]
    return term.isEmpty ? "a missing TERM" : "TERM=\(term)"
  }
}
