public import RowKit
import RowKitSnapshots

/// The contents of the screen.
extension StageDriver {
  /// The last frame.
  public var frame: Frame { player.frame }

  /// The screen as text, without trailing spaces.
  public var text: String { TextSnapshot.text(of: frame.buffer) }

  /// The lines of the screen, without trailing spaces.
  public var lines: [String] { TextSnapshot.lines(of: frame.buffer) }

  /// The lines between the title bar and the bottom line.
  public var content: [String] {
    let bounds = stage.contentBounds
    return Array(lines.dropFirst(bounds.line).prefix(bounds.height))
  }

  /// The position of the caret, or `nil` if it is hidden.
  public var caret: ScreenPoint? { frame.caret }

  /// The effects that the stage has requested from its host so far, in order.
  public var effects: [HostEffect] { player.effects }

  /// Returns the style of a cell.
  public func style(column: Int, line: Int) -> Style { frame.buffer[column, line].style }

  /// Returns the index of the first line that contains some text, or `nil` if there is none.
  ///
  /// The title bar and the bottom line with its messages are searched, too.
  public func line(with words: String) -> Int? {
    lines.firstIndex { $0.contains(words) }
  }
}
