/// What row contexts share about their row: the table keeps its path true through every change.
@MainActor final class RowTicket {
  private(set) weak var table: GenericTableController?

  /// Where the row stands; nil once it was removed.
  var path: RowPath? { find == nil ? place : find?() }

  private var place: RowPath?
  private let find: (() -> RowPath?)?
  private var didReport = false
  private let diagnostics: DiagnosticSink

  init(table: GenericTableController?, path: RowPath, diagnostics: DiagnosticSink) {
    self.table = table
    place = path
    find = nil
    self.diagnostics = diagnostics
  }

  /// A ticket of a row that is looked for each time, since it may stand in no table yet.
  init(
    table: GenericTableController?, diagnostics: DiagnosticSink, find: @escaping () -> RowPath?
  ) {
    self.table = table
    self.find = find
    self.diagnostics = diagnostics
  }

  /// Follows the row to where it stands now; nil when it was removed.
  func move(to path: RowPath?) {
    place = path
  }

  /// Serves another row, when nobody keeps a context of the row before.
  func reuse(for path: RowPath) {
    place = path
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
