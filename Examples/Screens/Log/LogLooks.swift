import Files
import RowKit

/// What all lines of a log have in common in how they look.
@MainActor final class LogLooks {
  /// The width of the line numbers, in columns; 0 leaves them out.
  var gutter = 4

  /// How many columns the lines are moved to the left.
  var column = 0

  /// What is marked in the lines.
  var marks: [BytePattern] = []

  /// How a line of a level looks.
  static func style(of level: LogLevel?) -> Style {
    switch level {
    case .fatal: Style(foreground: .role(.destructive), attributes: .bold)
    case .error: .destructive
    case .warning: Style(foreground: .role(.warning))
    case .debug, .trace: .secondary
    case .info, nil: .plain
    }
  }
}
