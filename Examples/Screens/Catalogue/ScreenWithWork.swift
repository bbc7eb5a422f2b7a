public import RowKit

/// A screen that does work which can fail while it is shown, such as storing what is changed.
@MainActor public protocol ScreenWithWork: ScreenController {
  /// Finishes work that waits, and returns what failed, a sentence each.
  func finishWork() -> [String]
}
