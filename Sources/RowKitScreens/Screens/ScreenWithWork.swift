/// A screen with background work that can fail, such as saving changes.
///
/// A program finishes the work before it ends, and fails if the work does.
@MainActor public protocol ScreenWithWork: ScreenController {
  /// Finishes pending work and returns the failures, one sentence each.
  func finishWork() -> [String]

  /// Sentences that a program writes to standard error when it ends, although nothing failed.
  ///
  /// The default is an empty array.
  var remarks: [String] { get }
}

extension ScreenWithWork {
  public var remarks: [String] { [] }
}
