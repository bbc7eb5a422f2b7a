/// A stream of events that ends, fails or is cancelled.
///
/// Most streams wrap an `AsyncSequence`, which is read by a task. A stream can also wrap a function
/// that calls back, if the events are driven by something else.
@MainActor public struct EventStream<Element> {
  /// An event of a stream.
  public enum Event {
    /// An element has arrived.
    case element(Element)
    /// The stream has ended, with an error if it failed.
    case end((any Error)?)

    /// Whether no more events follow.
    var isEnd: Bool {
      if case .end = self { true } else { false }
    }
  }

  /// Begins streaming and returns a closure that cancels it.
  let start: (@escaping (Event) -> Void) -> () -> Void

  /// Creates a stream from a function that calls back.
  ///
  /// - Parameter start: Begins streaming and returns a closure that cancels it. Events after the
  ///   end or after cancellation are ignored.
  public init(starting start: @escaping (@escaping (Event) -> Void) -> () -> Void) {
    self.start = start
  }

  /// Creates a stream from an asynchronous sequence.
  ///
  /// The closure is called for each fetch. Return a new sequence each time.
  public init<Events: AsyncSequence>(
    _ makeEvents: @escaping @MainActor () -> Events
  ) where Events.Element == Element {
    self.init(starting: { receive in
      let task = Task {
        do {
          for try await element in makeEvents() { receive(.element(element)) }
          receive(.end(nil))
        } catch {
          receive(.end(error))
        }
      }
      return { task.cancel() }
    })
  }

  /// Returns a stream that transforms each element.
  func map<Other>(_ transform: @escaping (Element) -> Other) -> EventStream<Other> {
    EventStream<Other>(starting: { [start] receive in
      start { event in
        switch event {
        case .element(let element): receive(.element(transform(element)))
        case .end(let error): receive(.end(error))
        }
      }
    })
  }
}
