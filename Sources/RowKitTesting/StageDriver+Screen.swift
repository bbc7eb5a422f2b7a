public import RowKit
import RowKitSnapshots

/// What is seen.
extension StageDriver {
  /// The last frame.
  public var frame: Frame { player.frame }

  /// The screen as text, its lines without blanks at their ends.
  public var text: String { TextSnapshot.text(of: frame.buffer) }

  /// The lines of the screen, without blanks at their ends.
  public var lines: [String] { TextSnapshot.lines(of: frame.buffer) }

  /// The lines between title bar and bottom line.
  public var content: [String] {
    let bounds = stage.contentBounds
    return Array(lines.dropFirst(bounds.line).prefix(bounds.height))
  }

  /// Where the caret stands; nil when none is seen.
  public var caret: ScreenPoint? { frame.caret }

  /// What the stage asked its host to do so far, in order.
  public var effects: [HostEffect] { player.effects }

  /// How a column of a line looks.
  public func style(column: Int, line: Int) -> Style { frame.buffer[column, line].style }

  /// The number of the first line that holds some words; nil if none does.
  public func line(with words: String) -> Int? {
    lines.firstIndex { $0.contains(words) }
  }
}
