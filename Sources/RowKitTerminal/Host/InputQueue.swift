import RowKitScreens

/// The events that were read from a terminal and not handled yet, in order.
///
/// A Ctrl-C behind more events than a person types in a moment, or behind one that took long, is
/// handled first, and the events before it are discarded, as a terminal discards them for other
/// programs.
struct InputQueue {
  private var events: [InputEvent] = []

  /// The number of events that were returned or discarded and are still stored.
  private var passed = 0

  /// The rest of a text that was returned in part, which precedes the events.
  private var rest: Substring = ""

  /// The weight of all events ever added, and of those returned or discarded.
  private var (added, taken) = (0, 0)

  /// The value of `added` before each waiting Ctrl-C.
  private var interrupts: ArraySlice<Int> = []

  /// The Ctrl-C key.
  static let interrupt = InputEvent.key(ReadAhead.interrupt)

  /// The maximum weight of the events that are handled before a Ctrl-C.
  static let patience = 64

  /// The weight of waiting events at which reading pauses.
  static let limit = 50_000

  /// The maximum number of bytes of a text event.
  private static let textLimit = 64 * 1024

  /// Whether no event is waiting.
  var isEmpty: Bool { passed == events.count && rest.isEmpty }

  /// Whether reading should pause.
  var isFull: Bool { added - taken >= InputQueue.limit }

  /// Adds an event, joining a text with a preceding text.
  mutating func append(_ event: InputEvent) {
    if event == InputQueue.interrupt { interrupts.append(added) }
    guard case .text(let more) = event, passed < events.count,
      case .text(let text)? = events.last,
      text.utf8.count + more.utf8.count <= InputQueue.textLimit
    else {
      added += InputQueue.weight(of: event)
      return events.append(event)
    }
    let both = InputEvent.text(text + more)
    added += InputQueue.weight(of: both) - InputQueue.weight(of: .text(text))
    events[events.endIndex - 1] = both
  }

  /// Removes and returns the next event, or `nil` if none is waiting.
  ///
  /// Only the first characters of a text are returned if it has more than `textLimit` bytes: up to
  /// `textLimit` characters, at least one.
  mutating func next(textLimit: @autoclosure () -> Int = .max) -> InputEvent? {
    if let before = interrupts.first, before - taken > InputQueue.patience { forget(to: before) }
    if rest.isEmpty {
      guard let event = takeEvent() else { return nil }
      guard case .text(let text) = event else {
        taken += InputQueue.weight(of: event)
        if event == InputQueue.interrupt { interrupts.removeFirst() }
        return event
      }
      rest = text[...]
    }
    return .text(String(takeText(textLimit())))
  }

  /// Removes and returns the first event, or `nil` if none is stored.
  ///
  /// The list keeps its storage for a few events, and its events until half of them are passed.
  private mutating func takeEvent() -> InputEvent? {
    guard passed < events.count else { return nil }
    let event = events[passed]
    pass(1)
    return event
  }

  /// Discards a number of events.
  private mutating func pass(_ count: Int) {
    passed += count
    guard passed == events.count || passed >= 64 && passed * 2 > events.count else { return }
    if passed == events.count {
      events.removeAll(keepingCapacity: events.count < 64)
    } else {
      events.removeSubrange(..<passed)
    }
    passed = 0
  }

  /// Removes and returns the first characters of the rest of a text.
  private mutating func takeText(_ limit: Int) -> Substring {
    let former = InputQueue.weight(of: rest)
    let text = limit < rest.utf8.count ? rest.prefix(max(1, limit)) : rest
    rest = rest[text.endIndex...]
    taken += former - (rest.isEmpty ? 0 : InputQueue.weight(of: rest))
    return text
  }

  /// Discards the events before the first Ctrl-C, if one is waiting.
  mutating func hurry() {
    if let before = interrupts.first { forget(to: before) }
  }

  /// Discards the events before the first Ctrl-C.
  private mutating func forget(to place: Int) {
    rest = ""
    taken = place
    if let interrupt = events[passed...].firstIndex(of: InputQueue.interrupt) {
      pass(interrupt - passed)
    }
  }

  /// Returns the weight of an event.
  ///
  /// A key weighs 1. A text weighs less than its characters, since it is usually inserted as a whole.
  private static func weight(of event: InputEvent) -> Int {
    switch event {
    case .text(let text): weight(of: text[...])
    case .paste(let text): 1 + text.utf8.count / 65_536
    default: 1
    }
  }

  private static func weight(of text: Substring) -> Int { 1 + text.utf8.count / 32 }
}
