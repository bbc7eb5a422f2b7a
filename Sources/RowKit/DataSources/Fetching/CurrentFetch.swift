/// The one fetch of a source that counts: a new one gives up the one before, whose answer is
/// ignored should it come all the same.
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

  /// Fetches; the answer is handed over once, unless the fetch is given up before.
  func start(_ request: Request, _ receive: @escaping (Result<Answer, any Error>) -> Void) {
    cancel()
    let own = number
    let stop = fetcher.start(request) { [weak self] answer in
      guard let self, own == number else { return }
      number += 1
      self.stop = nil
      receive(answer)
    }
    if own == number { self.stop = stop }
  }

  /// Gives the fetch up; does nothing when there is none.
  func cancel() {
    number += 1
    let stop = stop
    self.stop = nil
    stop?()
  }
}
