package import CharacterScreen
package import RowKitScreens

/// A screen whose fields are asked one by one, and that names the fields it refuses.
@MainActor package protocol FieldAskingScreen: CheckedScreen {
  /// The messages about the values of the fields, in order.
  var fieldProblems: [FieldProblem] { get }

  /// Whether a person may change the fields.
  var asksFields: Bool { get }

  /// Returns the question of the field that begins with a row, and whether the field has several
  /// rows, which are asked as one.
  ///
  /// Returns `nil` for a row that asks nothing, or that is asked with one above. By default, each row
  /// is a field.
  func fieldQuestion(of row: any CellController, _ context: RowContext) -> FieldQuestion?

  /// Returns whether a row without a question belongs to a field, such as one that adds to a list.
  ///
  /// Such a row is named after the last question. By default, no row is.
  func isFieldToUse(_ row: any CellController) -> Bool

  /// Returns the words for a row with the states that only the screen can tell. The default returns
  /// the words unchanged.
  func spokenText(_ text: SpokenText, of row: any CellController) -> SpokenText
}

/// A message about the value of a field.
@MainActor package struct FieldProblem {
  /// The first row of the field.
  package let row: RowContext

  /// The sentence, or `nil` if the words of the row say what is wrong.
  package let message: String?

  /// Whether the value is accepted nevertheless.
  package let isWarning: Bool

  package init(_ row: RowContext, _ message: String?, isWarning: Bool = false) {
    self.row = row
    self.message = message
    self.isWarning = isWarning
  }
}

extension FieldAskingScreen {
  /// The messages of the fields that aren't accepted, in order.
  package var fieldRefusals: [FieldProblem] { fieldProblems.filter { !$0.isWarning } }

  /// A question, and whether it is asked for several rows.
  package typealias FieldQuestion = (question: Question, isShared: Bool)

  package func fieldQuestion(
    of row: any CellController, _ context: RowContext
  ) -> FieldQuestion? {
    row.question(context).map { ($0, false) }
  }

  package func isFieldToUse(_ row: any CellController) -> Bool { false }

  package func spokenText(_ text: SpokenText, of row: any CellController) -> SpokenText { text }
}
