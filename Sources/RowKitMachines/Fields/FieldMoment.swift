import RowKit

/// A text that is being edited.
struct FieldText {
  let text: String

  /// The selection, or the position of the caret.
  let selection: Range<Int>

  /// The message about the text, or `nil` if it is valid.
  let refusal: String?

  /// Returns the text with its selection replaced by a piece.
  ///
  /// A field of one line leaves out the line breaks at the end, and what is nothing then.
  func replacing(with piece: String, isMultiline: Bool) -> String {
    var piece = piece
    while !isMultiline, piece.last?.isNewline == true { piece.removeLast() }
    if piece.isEmpty { return text }
    let kept = piece.map { sign -> Character in
      if isMultiline { return sign.isNewline ? "\n" : sign }
      return sign.isNewline || sign == "\t" ? " " : sign
    }
    let characters = Array(text)
    return String(characters[..<selection.lowerBound]) + String(kept)
      + String(characters[selection.upperBound...])
  }
}

/// The state of a machine's fields between two operations.
@MainActor struct FieldMoment {
  /// The index of the edited row, or `nil` if there is none.
  let edited: Int?

  /// The index of the row with the cursor, or `nil` if it is none of the rows.
  let cursor: Int?

  /// The edited text; empty if no row is edited.
  let field: FieldText

  /// The text in the prompt of a search, or `nil` if none is open.
  let prompt: FieldText?

  var text: String { field.text }

  /// The values of the rows.
  let values: [String]

  /// The texts with which editing would begin.
  let texts: [String?]

  /// The messages of rows about texts that they refused.
  let refused: [String?]

  init(_ probes: [FieldProbe], _ controller: GenericTableController, _ stage: Stage) {
    let table = controller.tableView
    let paths = FieldMoment.paths(of: probes, in: controller)
    let states = paths.map { path in path.flatMap { table.cell(at: $0)?.state } }
    cursor = table.cursor.flatMap { cursor in paths.lastIndex { $0.map { $0 <= cursor } == true } }
    let edited = states.firstIndex { $0?.textEditing != nil }
    self.edited = edited
    values = probes.map { $0.value() }
    texts = probes.map { ($0.row as? any TextEditingRow)?.editableText }
    refused = states.map { $0?.refusedText }
    let editing = edited.flatMap { states[$0]?.textEditing }
    // The text of the editor, since a secret is shown as signs only.
    let text = edited == nil ? "" : table.editedText?.text ?? ""
    let caret = editing?.content.caret ?? 0
    field = FieldText(
      text: text, selection: editing?.content.selection ?? caret..<caret, refusal: editing?.refusal)
    prompt = (stage.overlays.last as? SearchOverlay).map(\.prompted).map {
      FieldText(text: $0.text, selection: $0.selection, refusal: $0.refusal)
    }
  }

  /// Returns the paths of the rows, which open rows have further rows between.
  private static func paths(
    of probes: [FieldProbe], in controller: GenericTableController
  ) -> [RowPath?] {
    var rows: [ObjectIdentifier: Int] = [:]
    let list = controller.group(at: 0)?.rows ?? RowList()
    for row in 0..<list.count { list[row].map { rows[ObjectIdentifier($0)] = row } }
    return probes.map { probe in
      rows[ObjectIdentifier(probe.row)].map { RowPath(group: 0, row: $0) }
    }
  }
}
