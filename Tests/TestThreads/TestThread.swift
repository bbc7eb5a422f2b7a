import Dispatch
package import Testing

/// A thread for suites that would keep the threads of all other tests busy.
///
/// Most tests take turns on the main actor, and each begins on a thread of the pool. While the
/// threads of the pool compute for long, or wait for other programs, none of those tests begins.
package final class TestThread: TaskExecutor {
  private let queue: DispatchQueue

  private init(_ name: String) {
    queue = DispatchQueue(label: name)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// The thread of suites that compute for long.
  fileprivate static let computing = TestThread("computing")

  /// The thread of suites that run programs and wait for them.
  fileprivate static let waiting = TestThread("waiting")
}

/// A trait that runs the tests of a suite, one after the other, on a thread beside the pool.
package struct TestThreadTrait: SuiteTrait, TestTrait, TestScoping {
  fileprivate let thread: TestThread

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing tests: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(thread) { try await tests() }
  }
}

extension Trait where Self == TestThreadTrait {
  /// Runs the tests of a suite on the thread of those that compute for long.
  package static var computes: Self { TestThreadTrait(thread: .computing) }

  /// Runs the tests of a suite on the thread of those that run programs and wait for them.
  package static var runsPrograms: Self { TestThreadTrait(thread: .waiting) }
}
