#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif
import Foundation
import Synchronization
package import Testing

/// A thread for suites that would keep the threads of all other tests busy.
///
/// Most tests take turns on the main actor, and each begins on a thread of the pool. While the
/// threads of the pool compute for long, or wait for other programs, none of those tests begins.
package final class TestThread: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  /// Starts a thread, which runs as long as the tests.
  ///
  /// - Parameters:
  ///   - name: The name that debuggers show.
  ///   - isInBackground: Whether other threads go first. The tests of the main actor take longest, so
  ///     all are done soonest if the main actor never waits for a core. On Linux, threads that the pool
  ///     starts from this one are in the background, too.
  private init(_ name: String, isInBackground: Bool) {
    let thread = Thread { [self] in
      if isInBackground { TestThread.letOthersGoFirst() }
      while true { runJob() }
    }
    thread.name = name
    // As much as the threads of the pool have on Linux; parsers of deep documents need it.
    thread.stackSize = 8 << 20
    thread.start()
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    count.signal()
  }

  private func runJob() {
    count.wait()
    let job = jobs.withLock { $0.removeFirst() }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }

  /// Lowers the priority of the calling thread.
  private static func letOthersGoFirst() {
    #if canImport(Darwin)
      pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0)
    #elseif canImport(Glibc)
      // On Linux each thread has a priority of its own, and zero is the calling one.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
    #endif
  }

  /// The thread of suites that compute for long.
  fileprivate static let computing = TestThread("computing", isInBackground: true)

  /// The thread of suites that run programs and wait for them.
  fileprivate static let waiting = TestThread("waiting", isInBackground: false)
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
