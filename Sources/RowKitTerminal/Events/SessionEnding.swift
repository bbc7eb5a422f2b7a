/// The reason a session ended.
enum SessionEnding {
  /// The stage asked to quit with an exit status.
  case quit(Int32)
  /// A person ended it by `ctrl+c`, with an exit status.
  case interrupted(Int32)
  /// A signal asked the process to end.
  case signal(Int32)
  /// The terminal is gone.
  case lost

  /// The status of a session whose task was cancelled.
  static let cancelled: Int32 = 130

  /// Whether the person asked for the end.
  var isRequested: Bool {
    switch self {
    case .quit, .interrupted: true
    case .signal, .lost: false
    }
  }
}
