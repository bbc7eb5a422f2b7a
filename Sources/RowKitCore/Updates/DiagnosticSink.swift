/// A receiver of diagnostics about requests that could not be carried out exactly.
@MainActor package final class DiagnosticSink {
  /// Whether rows that can't be told from each other were reported, which happens once.
  package var didReportIdentity = false

  /// Called with each diagnostic.
  ///
  /// The default is `nil`.
  var onDiagnostic: ((TableDiagnostic) -> Void)?

  package func report(_ diagnostic: TableDiagnostic) {
    onDiagnostic?(diagnostic)
  }
}
