import RowKit

/// The row of a record of a file, which is read when it comes into view.
@MainActor protocol RecordRow: SelectableRow {
  /// Where the record stands.
  var place: RecordPlace { get }

  /// Whether it shows no number yet, but could now.
  var needsNumber: Bool { get }
}
