import RowKit
import Testing

/// Two children that answer in any order, well or not, with a refresh at any time.
@MainActor struct CombinedInterleavingTests {
  /// An event: an answer to the nth request of a child, or a refresh of all.
  private enum Step: Equatable {
    case answer(child: Int, request: Int)
    case refresh
  }

  /// The outcome of a request.
  private enum Outcome: CaseIterable {
    case models, none, failure
  }

  /// The expectation without looking at the sources: the contents of each child, and its
  /// request that counts.
  private struct Expectation {
    var held = ["", ""]
    var mark = ["", ""]
    var hasAnswered = [false, false]
    var current = [0, 0]
    var isOpen = [true, true]

    mutating func refresh() {
      for child in 0...1 {
        current[child] = 1
        isOpen[child] = true
        mark[child] = "…"
      }
    }

    mutating func answer(_ child: Int, _ request: Int, _ outcome: Outcome) {
      guard isOpen[child], current[child] == request else { return }
      isOpen[child] = false
      hasAnswered[child] = true
      switch outcome {
      case .models: (held[child], mark[child]) = ("\(child)\(request)", "")
      case .none: (held[child], mark[child]) = ("", "none")
      case .failure: mark[child] = "!"
      }
    }

    var summary: String {
      guard hasAnswered.contains(true) else { return "[…]" }
      return (0...1).filter { hasAnswered[$0] }.map { child in
        let items = [mark[child], held[child]].filter { !$0.isEmpty }
        return "\(child)[\(items.joined(separator: " "))]"
      }.joined(separator: " ")
    }
  }

  @Test func `every interleaving shows the valid answers and ends once`() {
    var runs = 0
    for steps in Self.orders {
      for outcomes in Self.outcomes(4) {
        play(steps, outcomes)
        runs += 1
      }
    }
    #expect(runs == 3240)
  }

  private func play(_ steps: [Step], _ outcomes: [Outcome]) {
    let servers = [HandFetcher<Void, [any Model]>(), HandFetcher<Void, [any Model]>()]
    let log = EventLog()
    let source = CombinedDataSource(
      servers.enumerated().map { AsyncDataSource(name: "\($0)", fetcher: $1.fetcher) })
    source.observer = log
    source.fetch()
    var expected = Expectation()
    for step in steps {
      switch step {
      case .refresh:
        source.fetch()
        expected.refresh()
      case .answer(let child, let request):
        let outcome = outcomes[child * 2 + request]
        switch outcome {
        case .models: servers[child].answer([Caller("\(child)\(request)")], to: request)
        case .none: servers[child].answer([], to: request)
        case .failure: servers[child].fail(request)
        }
        expected.answer(child, request, outcome)
      }
      let isLoading = expected.isOpen.contains(true)
      guard source.summary == expected.summary, log.contents.last == expected.summary,
        source.state.isLoading == isLoading, log.isWellFormed(isLoading: isLoading)
      else {
        Issue.record("\(steps) \(outcomes): \(source.summary), expected \(expected.summary)")
        return
      }
    }
    let isFailed = expected.mark == ["!", "!"]
    #expect((source.state.error != nil) == isFailed)
  }

  /// All orders of the steps in which a request is answered after it was made.
  private static let orders: [[Step]] = {
    let steps: [Step] = [
      .refresh, .answer(child: 0, request: 0), .answer(child: 0, request: 1),
      .answer(child: 1, request: 0), .answer(child: 1, request: 1),
    ]
    return permutations(steps).filter { order in
      let refresh = order.firstIndex(of: .refresh) ?? 0
      return order[..<refresh].allSatisfy { step in
        if case .answer(_, request: 1) = step { false } else { true }
      }
    }
  }()

  private static func permutations(_ steps: [Step]) -> [[Step]] {
    guard !steps.isEmpty else { return [[]] }
    return steps.indices.flatMap { index in
      var rest = steps
      let step = rest.remove(at: index)
      return permutations(rest).map { [step] + $0 }
    }
  }

  private static func outcomes(_ count: Int) -> [[Outcome]] {
    guard count > 0 else { return [[]] }
    return outcomes(count - 1).flatMap { rest in Outcome.allCases.map { rest + [$0] } }
  }
}
