/// A receiver of diagnostics about requests that could not be carried out exactly.
@MainActor final class DiagnosticSink {
  /// Called with each diagnostic.
  ///
  /// The default is `nil`.
  var onDiagnostic: ((TableDiagnostic) -> Void)?

  func report(_ diagnostic: TableDiagnostic) {
    onDiagnostic?(diagnostic)
  }
}
