package import Testing

/// A trait of tests that compute for seconds without the main actor: they start after the others.
///
/// Tests are started in turn. Those of the main actor run one after another and take longest, so they
/// come first, and the others run beside them.
package struct LateStart: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A test of the main actor takes a few turns until it waits there.
    for _ in 0..<6 { await Task.yield() }
    try await function()
  }
}

extension Trait where Self == LateStart {
  /// Starts a test after others, because it computes for seconds.
  package static var startsLate: LateStart { LateStart() }
}
