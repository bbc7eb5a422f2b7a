/// The picture that a stage shows, with the effects that it requests from its host.
public struct Frame {
  /// The cells of the picture.
  ///
  /// The stage keeps drawing into this buffer: its contents change with the next frame.
  public let buffer: ScreenBuffer

  /// The position of a text field's caret, or `nil` to hide the caret.
  public var caret: ScreenPoint?

  /// The position of the first letter of the item with the cursor, or `nil` if no item has it.
  ///
  /// While there is no caret, the terminal's cursor rests there, so that screen readers, braille
  /// displays and magnifiers follow it.
  public var focusPoint: ScreenPoint?

  /// Lines of the previous frame that moved up or down, which a terminal can scroll itself.
  public var scroll: ScrollHint?

  /// Whether the host must redraw everything instead of only what changed.
  public var isFullRedraw: Bool

  /// The effects for the host to perform besides showing the picture, in order.
  public var effects: [HostEffect]

  /// Creates a frame of a picture.
  package init(
    buffer: ScreenBuffer, caret: ScreenPoint? = nil, focusPoint: ScreenPoint? = nil,
    scroll: ScrollHint? = nil, isFullRedraw: Bool = false, effects: [HostEffect] = []
  ) {
    self.buffer = buffer
    self.caret = caret
    self.focusPoint = focusPoint
    self.scroll = scroll
    self.isFullRedraw = isFullRedraw
    self.effects = effects
  }
}

/// An effect that only the host of a stage can perform.
public enum HostEffect: Hashable, Sendable {
  /// Put text on the clipboard.
  case copy(String)
  /// Open an address: a web page, a telephone number or an email address.
  case openURL(String)
  /// Sound the bell.
  case bell
  /// Show the screen in a theme, or in the one that suits the terminal for `nil`.
  case theme(Theme?)
  /// Return the terminal to the shell and stop until the person continues the program.
  case suspend
  /// End, with an exit status.
  case quit(status: Int32)
}

/// The timing of a transition, which is fast at first and slow at its end.
package struct TransitionCourse {
  /// The start time on the clock of the stage.
  package let start: Duration

  /// The duration of a transition.
  package static let duration = Duration.milliseconds(250)

  package static let frame = Duration.nanoseconds(16_666_667)

  /// Creates the timing of a transition that starts at a time.
  package init(start: Duration) {
    self.start = start
  }

  package func isOver(at now: Duration) -> Bool { now - start >= TransitionCourse.duration }

  /// Returns the remaining fraction of the way, from 1 to 0.
  package func rest(at now: Duration) -> Double {
    let rest = 1 - min(1, max(0, (now - start) / TransitionCourse.duration))
    return rest * rest * rest
  }
}
