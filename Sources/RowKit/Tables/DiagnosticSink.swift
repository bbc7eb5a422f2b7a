/// Takes reports on requests that could not be followed to the letter.
@MainActor final class DiagnosticSink {
  /// Who wants to know; by default nobody.
  var onDiagnostic: ((TableDiagnostic) -> Void)?

  func report(_ diagnostic: TableDiagnostic) {
    onDiagnostic?(diagnostic)
  }
}
