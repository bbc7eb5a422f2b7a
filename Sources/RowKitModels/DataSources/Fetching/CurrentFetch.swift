import Synchronization

/// The current fetch of a source, or its current stream.
///
/// A new one cancels the previous one, whose answers are then ignored.
@MainActor final class CurrentFetch<Answer> {
  private var number = 0
  private var stop: (() -> Void)?

  isolated deinit {
    stop?()
  }

  /// Begins fetching.
  ///
  /// - Parameters:
  ///   - begin: Begins a request and returns a closure that cancels it.
  ///   - announce: Tells observers of the fetch. If one of them cancels it, or begins another, nothing is
  ///     requested.
  ///   - isLast: Returns whether no more answers count. By default, the first answer is the last.
  ///   - receive: Called with each answer, unless the fetch is cancelled.
  func start(
    _ begin: (@escaping (Answer) -> Void) -> () -> Void, announcing announce: () -> Void,
    until isLast: @escaping (Answer) -> Bool = { _ in true },
    _ receive: @escaping (Answer) -> Void
  ) {
    cancel()
    let own = number
    announce()
    guard own == number else { return }
    var hasEnded = false
    let stop = begin { [weak self] answer in
      guard let self, own == number else { return }
      if isLast(answer) {
        hasEnded = true
        number += 1
        self.stop = nil
      }
      receive(answer)
    }
    if own == number { self.stop = stop } else if !hasEnded { stop() }
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
