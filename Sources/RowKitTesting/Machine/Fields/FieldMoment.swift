import RowKit

/// What is known of the fields of a machine between two operations.
@MainActor struct FieldMoment {
  /// Which row is edited; `nil` for none.
  let edited: Int?

  /// The text that is edited, and what is selected of it or where its caret stands.
  let text: String
  let selection: Range<Int>

  /// What the rows keep.
  let values: [String]

  /// The texts with which editing would begin.
  let texts: [String?]

  /// What the row that is edited says is wrong; `nil` for nothing.
  let refusal: String?

  /// What each row says of a text that it didn't take.
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
    // Of a secret only signs are shown; its row takes every text.
    text = edited.map { probes[$0].isSecret ? values[$0] : editing?.content.text ?? "" } ?? ""
    let caret = editing?.content.caret ?? 0
    selection = editing?.content.selection ?? caret..<caret
  }
}
