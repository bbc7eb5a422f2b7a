import RowKitCore

/// The fields of a form that are asked one by one.
@MainActor struct FieldRound {
  /// The field that was asked last, or `nil` at the start.
  var current: RowContext?

  /// The path of that field when it was asked.
  var place: RowPath?

  /// The fields to ask, or `nil` for all of them.
  var refused: [FieldProblem]?

  /// The title of the group of that field.
  var header = ""

  /// Whether the form is saved after the last field.
  var savesAtEnd = false

  /// Whether the last field is asked again.
  var isRepeated = false

  /// Whether it is asked again because the value that it has now has a problem.
  var isRefused = false
}
