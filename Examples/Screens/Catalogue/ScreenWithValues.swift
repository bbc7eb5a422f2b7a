public import RowKit

/// A screen that holds values which another program can read, such as the fields of a form.
@MainActor public protocol ScreenWithValues: ScreenController {
  /// The values as one JSON text.
  func valuesAsJSON() -> String

  /// What is wrong with the values, a sentence each. By default nothing.
  var valueProblems: [String] { get }
}

extension ScreenWithValues {
  public var valueProblems: [String] { [] }
}
