import RowKit

/// A server whose answers are given by hand, in any order.
@MainActor final class HandFetcher<Request, Answer> {
  /// What was asked for, in order.
  private(set) var requests: [Request] = []

  /// The positions of requests that were given up.
  private(set) var cancelled: Set<Int> = []

  private var receivers: [Fetcher<Request, Answer>.Receive] = []

  /// What a data source asks.
  var fetcher: Fetcher<Request, Answer> {
    Fetcher(starting: { request, receive in
      let number = self.requests.count
      self.requests.append(request)
      self.receivers.append(receive)
      return { self.cancelled.insert(number) }
    })
  }

  /// Answers a request, the last one by default, even one that was given up.
  func answer(_ answer: Answer, to number: Int? = nil) {
    receivers[number ?? receivers.count - 1](.success(answer))
  }

  /// Lets a request fail, the last one by default.
  func fail(_ number: Int? = nil) {
    receivers[number ?? receivers.count - 1](.failure(ServerError.noSignal))
  }
}

/// Why a server gave no answer.
enum ServerError: Error, CustomStringConvertible {
  case noSignal

  var description: String { "There is no signal." }
}
