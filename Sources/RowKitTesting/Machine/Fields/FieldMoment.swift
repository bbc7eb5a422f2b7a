import RowKit

/// The state of a machine's fields between two operations.
@MainActor struct FieldMoment {
  /// The index of the edited row, or `nil` if there is none.
  let edited: Int?

  /// The edited text, and its selection or the position of its caret.
  let text: String
  let selection: Range<Int>

  /// The values of the rows.
  let values: [String]

  /// The texts with which editing would begin.
  let texts: [String?]

  /// The message about the edited text, or `nil` if it is valid.
  let refusal: String?

  /// The messages of rows about texts that they refused.
  let refused: [String?]

  init(_ probes: [FieldProbe], _ table: TableView) {
    let states = probes.indices.map { table.cell(at: RowPath(group: 0, row: $0))?.state }
    let edited = states.firstIndex { $0?.textEditing != nil }
    self.edited = edited
    let values = probes.map { $0.value() }
    self.values = values
    texts = probes.map { ($0.row as? any TextEditingRow)?.editableText }
    refused = states.map { $0?.refusedText }
    let editing = edited.flatMap { states[$0]?.textEditing }
    refusal = editing?.refusal
    // A secret is shown as signs only, and its row accepts every text.
    text = edited.map { probes[$0].isSecret ? values[$0] : editing?.content.text ?? "" } ?? ""
    let caret = editing?.content.caret ?? 0
    selection = editing?.content.selection ?? caret..<caret
  }
}
