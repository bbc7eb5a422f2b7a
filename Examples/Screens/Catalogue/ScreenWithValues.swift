public import RowKit

/// A screen that holds values which another program can read, such as the fields of a form.
@MainActor public protocol ScreenWithValues: ScreenController {
  /// The values as one JSON text.
  func valuesAsJSON() -> String
}
