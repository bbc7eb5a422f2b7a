public import RowKit
public import Testing

/// Plays a screen in a test: presses keys, lets time pass, and tells what is seen.
///
/// After each step the clock of the test goes on until nothing is going on any more, so that tests
/// never wait. ``ScreenDriver`` and ``TableDriver`` are what tests make.
@MainActor public protocol StageDriver: AnyObject {
  /// What plays the stage.
  var player: StagePlayer { get }
}

extension StageDriver {
  /// The stage that is played.
  public var stage: Stage { player.stage }

  // MARK: What a person does

  /// Presses keys, written as in a script: `"down", "ctrl+a", "return"`.
  ///
  /// What names no key is an issue, and what follows it is not pressed.
  public func press(_ script: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    do {
      for part in script { player.play(try KeyToken.script(part)) }
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }

  /// Presses keys without modifiers.
  public func press(_ keys: Key...) {
    for key in keys { player.send(.key(KeyPress(key))) }
  }

  /// Types text, a character a key; a newline is the Return key.
  public func type(_ text: String) {
    for character in text {
      player.send(.key(character.isNewline ? KeyPress(.return) : KeyPress(character)))
    }
  }

  /// Pastes text.
  public func paste(_ text: String) {
    player.send(.paste(text))
  }

  /// Presses and releases the main button of the mouse.
  public func click(column: Int, line: Int) {
    let point = ScreenPoint(column: column, line: line)
    player.send(.mouse(MouseEvent(.press, at: point)))
    player.send(.mouse(MouseEvent(.release, at: point)))
  }

  /// Presses the main button of the mouse, moves it through points, and releases it.
  public func drag(from start: (column: Int, line: Int), to points: (column: Int, line: Int)...) {
    var point = ScreenPoint(column: start.column, line: start.line)
    player.send(.mouse(MouseEvent(.press, at: point)))
    for next in points {
      point = ScreenPoint(column: next.column, line: next.line)
      player.send(.mouse(MouseEvent(.drag, at: point)))
    }
    player.send(.mouse(MouseEvent(.release, at: point)))
  }

  /// Turns the wheel of the mouse towards the bottom by some notches, or towards the top for a
  /// negative number.
  public func wheel(_ notches: Int, column: Int = 0, line: Int = 2) {
    let point = ScreenPoint(column: column, line: line)
    let action: MouseEvent.Action = notches < 0 ? .wheelUp : .wheelDown
    for _ in 0..<abs(notches) { player.send(.mouse(MouseEvent(action, at: point))) }
  }

  /// Gives the screen another size, in columns and lines.
  public func resize(width: Int, height: Int) {
    player.send(.resize(ScreenSize(width: width, height: height)))
  }

  /// Lets time pass.
  public func advance(by duration: Duration) {
    player.advance(by: duration)
  }

  /// Draws what was changed from outside since the last step, and lets it settle.
  public func update() {
    // An event that means nothing to a stage; the player settles after any.
    player.send(.windowFocus(true))
  }
}
