/// Fetches something, some time, perhaps in vain.
///
/// Most are an `async` function, which runs as a task that whoever asked keeps, and cancels:
///
/// ```swift
/// let fetcher = Fetcher { page in try await server.calls(page: page) }
/// ```
///
/// One that begins something and is called back serves where time comes from elsewhere: from the
/// timers of a stage in scripts, or from the hand of a test.
///
/// ```swift
/// let fetcher = Fetcher(starting: { page, receive in
///   let timer = stage.schedule(after: .seconds(1)) { receive(.success(calls(page))) }
///   return { stage.cancelScheduled(timer) }
/// })
/// ```
@MainActor public struct Fetcher<Request, Answer> {
  /// Takes the answer.
  public typealias Receive = (Result<Answer, any Error>) -> Void

  /// Begins to fetch; returns what gives it up.
  let start: (Request, @escaping Receive) -> () -> Void

  /// Creates a fetcher of something that begins and is called back.
  ///
  /// - Parameter start: Begins to fetch, and returns what gives it up. The answer may come at once;
  ///   only the first one counts, and none after it was given up.
  public init(starting start: @escaping (Request, @escaping Receive) -> () -> Void) {
    self.start = start
  }

  /// Creates a fetcher of an `async` function.
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
