import RowKit

/// A server whose answers are given by hand, in any order.
@MainActor final class HandFetcher<Request, Answer> {
  /// The requests, in order.
  private(set) var requests: [Request] = []

  /// The positions of cancelled requests.
  private(set) var cancelled: Set<Int> = []

  private var receivers: [(Result<Answer, any Error>) -> Void] = []

  /// The fetcher for a data source.
  var fetcher: Fetcher<Request, Answer> {
    Fetcher(starting: { request, receive in
      let number = self.requests.count
      self.requests.append(request)
      self.receivers.append(receive)
      return { self.cancelled.insert(number) }
    })
  }

  /// Answers a request, even a cancelled one.
  ///
  /// The default is the last one.
  func answer(_ answer: Answer, to number: Int? = nil) {
    receivers[number ?? receivers.count - 1](.success(answer))
  }

  /// Fails a request.
  ///
  /// The default is the last one.
  func fail(_ number: Int? = nil) {
    receivers[number ?? receivers.count - 1](.failure(ServerError.noSignal))
  }
}

/// Why a server gave no answer.
enum ServerError: Error, CustomStringConvertible {
  case noSignal

  var description: String { "There is no signal." }
}
