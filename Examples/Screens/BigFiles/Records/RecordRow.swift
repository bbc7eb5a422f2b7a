import RowKit

/// A row for a record of a file, which is read when it comes into view.
@MainActor protocol RecordRow: SelectableRow {
  /// The position of the record.
  var place: RecordPlace { get }

  /// Whether the row shows no number yet although it is known now.
  var needsNumber: Bool { get }
}
