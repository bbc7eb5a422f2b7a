/// The part that all ready-made rows with a title share.
///
/// Create a row with one of the subclasses, such as ``LinkRowController``.
@MainActor public class LabeledRowController {
  /// The title of the row.
  public final let label: String

  /// The row's identity across changes.
  public final let rowID: RowID?

  init(_ label: String, id: RowID?) {
    self.label = label
    rowID = id
  }
}
