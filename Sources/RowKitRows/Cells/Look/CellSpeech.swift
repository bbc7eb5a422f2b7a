/// The words of a cell, as far as a row sets them.
package struct CellSpeech {
  /// The text that is read or printed, or `nil` for the displayed text.
  var label: String?

  /// The parts of the text that are signs, and are read out in words.
  var signs: [SpokenText.Sign] = []

  /// The kind of the row, or `nil` for the one that the cell shows.
  var kind: SpokenText.Kind?

  /// The states of the row beside those that the cell shows.
  var states: [SpokenText.State] = []
}
