/// A screen with background work that can fail, such as saving changes.
///
/// A program finishes the work before it ends, and fails if the work does.
@MainActor public protocol ScreenWithWork: ScreenController {
  /// Finishes pending work and returns the failures, one sentence each.
  func finishWork() -> [String]
}
