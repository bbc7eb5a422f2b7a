/// An asynchronous request that can be cancelled.
///
/// Most fetchers wrap an asynchronous function, which runs as a task:
///
/// ```swift
/// let fetcher = Fetcher { page in try await server.calls(page: page) }
/// ```
///
/// A fetcher can also wrap a function that calls back, for answers that come from elsewhere, such
/// as from the timers of a stage in a script, or from a test.
///
/// ```swift
/// let fetcher = Fetcher(starting: { page, receive in
///   let timer = stage.schedule(after: .seconds(1)) { receive(.success(calls(page))) }
///   return { stage.cancelScheduled(timer) }
/// })
/// ```
@MainActor public struct Fetcher<Request, Answer> {
  /// A closure that receives the answer.
  typealias Receive = (Result<Answer, any Error>) -> Void

  /// Begins a request and returns a closure that cancels it.
  let start: (Request, @escaping Receive) -> () -> Void

  /// Creates a fetcher from a function that calls back.
  ///
  /// - Parameter start: Begins a request and returns a closure that cancels it. The answer may
  ///   arrive at once. Only the first answer counts, and none after cancellation.
  public init(
    starting start:
      @escaping (Request, @escaping (Result<Answer, any Error>) -> Void) -> () -> Void
  ) {
    self.start = start
  }

  /// Creates a fetcher from a function that calls back on any thread, such as the completion handler
  /// of a library.
  ///
  /// ```swift
  /// Fetcher(calling: { page, receive in
  ///   let request = client.load(page: page) { result in receive(result.map { $0.calls }) }
  ///   return { request.cancel() }
  /// })
  /// ```
  ///
  /// - Parameter start: Begins a request on the main actor and returns a closure that cancels it.
  ///   The answer is passed on to the main actor. Only the first one counts, and none after
  ///   cancellation.
  public init(
    calling start:
      @escaping (
        Request, @escaping @Sendable (sending Result<Answer, any Error>) -> Void
      ) -> () -> Void
  ) {
    self.init(starting: { request, receive in
      let deliver: @MainActor (Result<Answer, any Error>) -> Void = { receive($0) }
      return start(request) { answer in
        let handover = Handover(answer)
        Task { @MainActor in
          if let answer = handover.take() { deliver(answer) }
        }
      }
    })
  }

  /// Creates a fetcher from an asynchronous function.
  public init(_ fetch: @escaping @MainActor (Request) async throws -> Answer) {
    self.init(starting: { request, receive in
      let task = Task {
        do {
          receive(.success(try await fetch(request)))
        } catch {
          receive(.failure(error))
        }
      }
      return { task.cancel() }
    })
  }
}
