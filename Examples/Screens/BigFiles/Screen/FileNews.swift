import Files
import RowKit

/// The events that report possible changes of files to a screen.
///
/// Nothing runs while it waits for the system's events. It polls only files for which the system
/// has no events, and files in a script, which has a clock of its own.
@MainActor struct FileNews {
  private var events: [ObjectIdentifier: FileEvents] = [:]
  private var inputs: [ObjectIdentifier: InputEvents] = [:]
  private var timer: (number: Int, isSoon: Bool)?

  /// The delay between a change and the check, which merges many changes into one.
  private static let patience = Duration.milliseconds(20)

  /// The interval of the checks for files without events.
  private static let pause = Duration.milliseconds(500)

  /// Starts listening to the followed files and to the pipes that haven't ended.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - follows: Whether the files are followed.
  ///   - waits: Whether to use the system's events. Otherwise the files are polled.
  ///   - onInput: Called when a pipe has data to read.
  ///   - onChange: Called when a file may have changed.
  /// - Returns: Whether the files have to be polled.
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
        if source.isFilling, inputs[key] == nil { mustLook = true }
      }
      guard let file = source.watchedFile else { continue }
      if !follows || events[key]?.isComplete == false {
        events[key] = nil
      }
      if follows, waits, events[key] == nil {
        events[key] = FileEvents(file, onChange: onChange)
      }
      if follows, events[key] == nil { mustLook = true }
    }
    return mustLook
  }

  /// Stops listening to a file that is no longer shown.
  mutating func forget(_ source: RecordSource) {
    events[ObjectIdentifier(source)] = nil
    inputs[ObjectIdentifier(source)] = nil
  }

  /// Schedules a check of the files, soon or after a pause.
  ///
  /// Does nothing if a check is scheduled that isn't later.
  mutating func look(
    soon isSoon: Bool, on stage: Stage?, _ look: @escaping @MainActor () -> Void
  ) {
    if let timer {
      guard isSoon, !timer.isSoon else { return }
      stage?.cancelScheduled(timer.number)
    }
    let number = stage?.schedule(after: isSoon ? FileNews.patience : FileNews.pause, look)
    timer = number.map { ($0, isSoon) }
  }

  /// Records that the scheduled check has started.
  mutating func didBegin() {
    timer = nil
  }

  /// Copies the available data of a pipe, and stops listening to it once it has ended.
  mutating func read(_ source: RecordSource) {
    source.pump()
    if !source.isFilling { inputs[ObjectIdentifier(source)] = nil }
  }

  /// Stops listening to the files and cancels the scheduled check.
  ///
  /// Pipes are read on, because the program that writes to one waits otherwise.
  mutating func end(on stage: Stage?) {
    events = [:]
    timer.map { stage?.cancelScheduled($0.number) }
    timer = nil
  }
}
