import Files
import RowKit

/// What tells a screen that files may have changed.
///
/// While it waits for the system to tell, nothing runs. Only what no system tells about is looked at
/// again and again; and in a script, whose time is not the world's.
@MainActor struct FileNews {
  private var events: [ObjectIdentifier: FileEvents] = [:]
  private var inputs: [ObjectIdentifier: InputEvents] = [:]
  private var timer: Int?

  /// How long to wait between a change and the look at it, so that many of them are one.
  private static let patience = Duration.milliseconds(20)

  /// How long to wait between two looks at what tells nothing.
  private static let pause = Duration.milliseconds(500)

  /// Begins to listen to the files that are followed and to the pipes that aren't at their end.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - follows: Whether files are followed.
  ///   - waits: Whether the system's events come here; otherwise files are looked at.
  ///   - onInput: Called when there is something to read from a pipe.
  ///   - onChange: Called when a file may have changed.
  /// - Returns: Whether files have to be looked at again and again.
  mutating func listen(
    to sources: [RecordSource], follows: Bool, waits: Bool,
    onInput: @escaping @MainActor (RecordSource) -> Void, onChange: @escaping @MainActor () -> Void
  ) -> Bool {
    var mustLook = false
    for source in sources {
      let key = ObjectIdentifier(source)
      if let spool = source.spool {
        let isOpen = source.isFilling && waits
        if !isOpen { inputs[key] = nil }
        if isOpen, inputs[key] == nil {
          inputs[key] = spool.events { [weak source] in if let source { onInput(source) } }
        }
        if source.isFilling, !waits { mustLook = true }
      } else if !follows {
        events[key] = nil
      } else if waits, events[key] == nil {
        events[key] = FileEvents(source.chunks.file, onChange: onChange)
      }
      if follows, source.spool == nil, events[key] == nil { mustLook = true }
    }
    return mustLook
  }

  /// Has files looked at soon, or after a while; does nothing if that is going to happen.
  mutating func look(
    soon isSoon: Bool, on stage: Stage?, _ look: @escaping @MainActor () -> Void
  ) {
    guard timer == nil else { return }
    timer = stage?.schedule(after: isSoon ? FileNews.patience : FileNews.pause, look)
  }

  /// Notes that the look which was to happen begins.
  mutating func didBegin() {
    timer = nil
  }

  /// Ends listening and looking.
  mutating func end(on stage: Stage?) {
    events = [:]
    inputs = [:]
    timer.map { stage?.cancelScheduled($0) }
    timer = nil
  }
}
