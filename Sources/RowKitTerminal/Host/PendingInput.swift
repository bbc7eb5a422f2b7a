import RowKitScreens

/// The events of a terminal that a session has still to handle, and what is due after them.
struct PendingInput {
  private var queue = InputQueue()

  /// Whether more input may be available.
  private var hasMore = false

  /// Whether the last event took so long that a Ctrl-C behind it precedes all others.
  private var mustHurry = false

  /// Whether the last event was Ctrl-C.
  private(set) var wasInterrupted = false

  /// Whether a Ctrl-C is waiting for its frame.
  ///
  /// That frame is drawn even if the terminal accepts no output, since it may end the session.
  private(set) var mustAnswer = false

  /// Whether no event is waiting.
  var isEmpty: Bool { queue.isEmpty }

  /// Whether reading should pause.
  var isFull: Bool { queue.isFull }

  /// Adds an event, joining a text with a preceding text.
  mutating func append(_ event: InputEvent) { queue.append(event) }

  /// Records that reading stopped before the end of the input.
  mutating func noteMore() { hasMore = true }

  /// Returns whether more input is waiting or may be available, and forgets the latter.
  mutating func takeHasMore() -> Bool {
    defer { hasMore = false }
    return hasMore || !queue.isEmpty
  }

  /// Removes and returns the next event, or `nil` if none is waiting.
  ///
  /// A text is returned in parts of at most `textLimit` characters. The limit is only asked for a text.
  mutating func next(textLimit: @autoclosure () -> Int) -> InputEvent? {
    queue.next(textLimit: textLimit())
  }

  /// Discards the events before the first Ctrl-C, if one is waiting now or when events are handled
  /// next.
  mutating func hurry() {
    mustHurry = true
    queue.hurry()
  }

  /// Begins to handle events, of which some may have been read since the last one.
  mutating func beginSlice() {
    guard mustHurry else { return }
    mustHurry = false
    queue.hurry()
  }

  /// Records that an event was handled, and returns whether its frame must be drawn before the next
  /// event is handled.
  mutating func handled(_ event: InputEvent) -> Bool {
    wasInterrupted = event == InputQueue.interrupt
    if wasInterrupted { mustAnswer = true }
    return wasInterrupted
  }

  /// Records that a frame is drawn.
  mutating func answered() { mustAnswer = false }
}
