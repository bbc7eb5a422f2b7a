/// The requests that wait for a table, in the order in which they were made.
@MainActor struct RequestQueue {
  /// A request that waits.
  struct Request {
    /// Carries out the request.
    let make: () -> Void

    /// Shows the result of the request in a copy of the groups, or `nil` if that isn't possible.
    var preview: (() -> Void)?
  }

  /// The requests, where those before `first` are empty.
  private var requests: [Request?] = []
  private var first = 0

  /// The number of requests that have been shown in the copy of the groups.
  private var previewedCount = 0

  /// Whether no request waits.
  var isEmpty: Bool { first == requests.count }

  /// The number of requests that wait.
  var count: Int { requests.count - first }

  /// The requests that wait.
  var all: [Request] { requests.dropFirst(first).compactMap { $0 } }

  /// Adds a request.
  mutating func append(_ request: Request) { requests.append(request) }

  /// Removes and returns the first request, or `nil` if none waits.
  ///
  /// The cost is amortized O(1).
  mutating func popFirst() -> Request? {
    guard !isEmpty else { return nil }
    previewedCount = 0
    let request = requests[first].take()
    first += 1
    if isEmpty { (requests, first) = ([], 0) }
    return request
  }

  /// Forgets which requests have been shown in a copy of the groups.
  mutating func forgetPreview() { previewedCount = 0 }

  /// Returns the requests that have not been shown in the copy of the groups, and whether they are
  /// the first ones, so that a new copy is needed.
  mutating func takeUnpreviewed() -> (requests: [Request], areFirst: Bool) {
    defer { previewedCount = count }
    return (Array(all.dropFirst(previewedCount)), previewedCount == 0)
  }
}
