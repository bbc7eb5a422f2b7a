import Synchronization

/// The current fetch of a source.
///
/// A new fetch cancels the previous one, whose answer is then ignored.
@MainActor final class CurrentFetch<Request, Answer> {
  private let fetcher: Fetcher<Request, Answer>
  private var number = 0
  private var stop: (() -> Void)?

  init(_ fetcher: Fetcher<Request, Answer>) {
    self.fetcher = fetcher
  }

  isolated deinit {
    stop?()
  }

  /// Begins fetching.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - announce: Tells observers of the fetch. If one of them cancels it, or begins another, nothing is
  ///     requested.
  ///   - receive: Called once with the answer, unless the fetch is cancelled.
  func start(
    _ request: Request, announcing announce: () -> Void,
    _ receive: @escaping (Result<Answer, any Error>) -> Void
  ) {
    cancel()
    let own = number
    announce()
    guard own == number else { return }
    var isAnswered = false
    let stop = fetcher.start(request) { [weak self] answer in
      guard let self, own == number else { return }
      isAnswered = true
      number += 1
      self.stop = nil
      receive(answer)
    }
    if own == number { self.stop = stop } else if !isAnswered { stop() }
  }

  /// Cancels the fetch.
  ///
  /// Does nothing if there is none.
  func cancel() {
    number += 1
    let stop = stop
    self.stop = nil
    stop?()
  }
}

/// A value on its way from one thread to another, which takes it once.
final class Handover<Value>: Sendable {
  private let value: Mutex<Value?>

  init(_ value: sending Value) {
    self.value = Mutex(value)
  }

  /// Returns the value the first time, and `nil` after that.
  func take() -> sending Value? {
    value.withLock { value in
      let taken = value
      value = nil
      return taken
    }
  }
}
