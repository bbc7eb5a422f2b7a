/// Gives events, some time, until it ends or fails.
///
/// Most are an `AsyncSequence`, read by a task that whoever asked keeps, and cancels. One that
/// begins something and is called back serves where time comes from elsewhere.
@MainActor public struct EventStream<Element> {
  /// Takes an event, or the end: nil for success.
  public enum Event {
    /// Something came.
    case element(Element)
    /// Nothing more comes; with an error if it failed.
    case end((any Error)?)
  }

  /// Begins; returns what gives it up.
  let start: (@escaping (Event) -> Void) -> () -> Void

  /// Creates a stream of something that begins and is called back.
  ///
  /// - Parameter start: Begins, and returns what gives it up. Nothing counts after the end, or
  ///   after it was given up.
  public init(starting start: @escaping (@escaping (Event) -> Void) -> () -> Void) {
    self.start = start
  }

  /// Creates a stream of an asynchronous sequence, made anew for each fetch.
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

  /// Returns a stream of what becomes of each element.
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
