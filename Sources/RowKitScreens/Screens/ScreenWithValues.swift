/// A screen whose values other programs can read, such as a form.
///
/// A program prints them with `--json`.
@MainActor public protocol ScreenWithValues: ScreenController {
  /// Returns the values as JSON text.
  func valuesAsJSON() -> String

  /// The problems with the values, one sentence each. The default is an empty array.
  var valueProblems: [String] { get }
}

extension ScreenWithValues {
  public var valueProblems: [String] { [] }
}
