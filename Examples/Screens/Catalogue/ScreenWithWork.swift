public import RowKit

/// A screen with background work that can fail, such as saving changes.
@MainActor public protocol ScreenWithWork: ScreenController {
  /// Finishes pending work and returns the failures, one sentence each.
  func finishWork() -> [String]
}
