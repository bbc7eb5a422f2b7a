public import RowKit
public import Testing

/// A driver that plays a screen in a test: it presses keys, advances the time, and reads the
/// screen.
///
/// After each step the driver advances its clock until nothing changes any more, so tests never
/// wait. Tests create a ``ScreenDriver`` or a ``TableDriver``.
@MainActor public protocol StageDriver: AnyObject {
  /// The player of the stage.
  var player: StagePlayer { get }
}

extension StageDriver {
  /// The stage of the player.
  public var stage: Stage { player.stage }

  // MARK: Input

  /// Presses keys in the notation of scripts: `"down", "ctrl+a", "return"`.
  ///
  /// An invalid token records an issue, and the tokens after it are ignored.
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

  /// Moves the cursor to the first row of the visible table that says some words, in view or not.
  ///
  /// Records an issue if there is none.
  public func moveCursor(to words: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let table = stage.screen as? GenericTableController
    var index = 0
    while let table, let path = table.path(ofShownRow: index) {
      if table.spokenText(at: path)?.plainText.contains(words) == true {
        table.moveCursor(to: path)
        return update()
      }
      index += 1
    }
    Issue.record("No row says “\(words)”.", sourceLocation: sourceLocation)
  }

  /// Types text, one key for each character.
  ///
  /// A newline presses the Return key, and a tab the Tab key. Another control character records an
  /// issue, because no key types it.
  public func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    for character in text {
      switch character {
      case "\t": press(.tab)
      case _ where character.isNewline: press(.return)
      case _ where character.unicodeScalars.first?.properties.generalCategory == .control:
        Issue.record(
          "No key types \(character.debugDescription).", sourceLocation: sourceLocation)
      default: player.send(.key(KeyPress(character)))
      }
    }
  }

  /// Pastes text.
  public func paste(_ text: String) {
    player.send(.paste(text))
  }

  /// Presses and releases the main mouse button at a position.
  public func click(column: Int, line: Int) {
    let point = ScreenPoint(column: column, line: line)
    player.send(.mouse(MouseEvent(.press, at: point)))
    player.send(.mouse(MouseEvent(.release, at: point)))
  }

  /// Presses the main mouse button, moves the mouse through points, and releases the button.
  public func drag(from start: (column: Int, line: Int), to points: (column: Int, line: Int)...) {
    var point = ScreenPoint(column: start.column, line: start.line)
    player.send(.mouse(MouseEvent(.press, at: point)))
    for next in points {
      point = ScreenPoint(column: next.column, line: next.line)
      player.send(.mouse(MouseEvent(.drag, at: point)))
    }
    player.send(.mouse(MouseEvent(.release, at: point)))
  }

  /// Turns the mouse wheel down by a number of notches, or up for a negative number.
  public func wheel(_ notches: Int, column: Int = 0, line: Int = 2) {
    let point = ScreenPoint(column: column, line: line)
    let action: MouseEvent.Action = notches < 0 ? .wheelUp : .wheelDown
    for _ in 0..<abs(notches) { player.send(.mouse(MouseEvent(action, at: point))) }
  }

  /// Changes the size of the screen, in columns and lines.
  public func resize(width: Int, height: Int) {
    player.send(.resize(ScreenSize(width: width, height: height)))
  }

  /// Advances the time.
  public func advance(by duration: Duration) {
    player.advance(by: duration)
  }

  // MARK: Waiting

  /// Runs tasks until the screen no longer changes, and draws it.
  ///
  /// Tasks of the main actor run until the picture has been the same for 100 turns: sources that
  /// await a server of the test have answered when the method returns. For work on other threads,
  /// use ``settle(within:until:)``.
  ///
  /// Records an issue if the picture doesn't stay the same in time, as on a screen with a row that
  /// turns all the time.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait, a minute by default. While many tests run at once, tasks get
  ///     turns seldom: a thousand turns are waited for in any case.
  ///   - sourceLocation: The place of the issue.
  public func settle(
    within limit: Duration = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    var quietTurns = 0
    var former: String?
    await settle(
      within: limit, orElse: "The screen still changes", afterTurns: 1000, sourceLocation
    ) {
      quietTurns = text == former ? quietTurns + 1 : 0
      former = text
      return quietTurns == 100
    }
  }

  /// Runs tasks until a condition holds, and draws the screen.
  ///
  /// Records an issue if the condition doesn't hold in time.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait, a minute by default. While many tests run at once, tasks get
  ///     turns seldom: a hundred turns are waited for in any case.
  ///   - sourceLocation: The place of the issue.
  ///   - condition: The condition, which is checked after each turn of the tasks.
  public func settle(
    within limit: Duration = .seconds(60), sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () -> Bool
  ) async {
    await settle(
      within: limit, orElse: "The condition doesn't hold", afterTurns: 100, sourceLocation,
      until: condition)
    update()
  }

  /// Runs tasks until a condition holds, or records an issue after a time and a number of turns.
  private func settle(
    within limit: Duration, orElse problem: String, afterTurns minimum: Int,
    _ sourceLocation: SourceLocation, until condition: () -> Bool
  ) async {
    let end = ContinuousClock.now + limit
    var turns = 0
    while !condition() {
      guard turns < minimum || ContinuousClock.now < end else {
        Issue.record(
          "\(problem) after \(limit). The screen shows:\n\(text)", sourceLocation: sourceLocation)
        return
      }
      await Task.yield()
      update()
      turns += 1
    }
  }

  /// Draws changes made from outside since the last step, and waits until they are complete.
  public func update() {
    // No screen handles this event, which counts as input, and the player settles after it.
    player.send(.windowFocus(false))
  }
}
