/// What row contexts share about their row: the table keeps its path true through every change.
@MainActor final class RowTicket {
  private(set) weak var table: GenericTableController?

  /// Where the row stands; nil once it was removed.
  private(set) var path: RowPath?

  private var didReport = false
  private let diagnostics: DiagnosticSink

  init(table: GenericTableController?, path: RowPath, diagnostics: DiagnosticSink) {
    self.table = table
    self.path = path
    self.diagnostics = diagnostics
  }

  /// Follows the row to where it stands now; nil when it was removed.
  func move(to path: RowPath?) {
    self.path = path
  }

  /// Serves another row, when nobody keeps a context of the row before.
  func reuse(for path: RowPath) {
    self.path = path
    didReport = false
  }

  /// Reports, once, that a context was used after its row was gone.
  func reportGone() {
    guard !didReport else { return }
    didReport = true
    let position = TableDiagnostic.Position.row(path ?? RowPath(group: -1, row: -1))
    diagnostics.report(TableDiagnostic(.rowIsGone, at: position, count: 0, repair: .ignored))
  }
}
