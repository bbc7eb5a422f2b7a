package import CharacterScreen
package import RowKitScreens

/// A screen whose fields are asked one by one, and that names the fields it refuses.
@MainActor package protocol FieldAskingScreen: ScreenController {
  /// The messages of the fields that aren't accepted, in order, with their first rows.
  var fieldProblems: [(row: RowContext, message: String)] { get }

  /// Whether saving waits for a check.
  var isAwaitingChecks: Bool { get }

  /// Whether a person may change the fields.
  var asksFields: Bool { get }

  /// Returns the words for a row with the states that only the screen can tell. The default returns
  /// the words unchanged.
  func spokenText(_ text: SpokenText, of row: any CellController) -> SpokenText
}

extension FieldAskingScreen {
  package func spokenText(_ text: SpokenText, of row: any CellController) -> SpokenText { text }
}
