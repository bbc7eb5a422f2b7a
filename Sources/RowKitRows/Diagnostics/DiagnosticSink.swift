/// A receiver of diagnostics about requests that could not be carried out exactly.
@MainActor package final class DiagnosticSink {
  /// Whether rows without an identity were reported, which happens once.
  package var didReportIdentity = false

  /// Called with each diagnostic.
  ///
  /// The default is `nil`.
  package var onDiagnostic: ((TableDiagnostic) -> Void)?

  /// Shows a sentence to the developer, in debug builds, and returns whether it could.
  package var show: ((String) -> Bool)?

  /// Whether the first diagnostic of a screen is shown to the developer: only in debug builds.
  package static var showsDiagnostics: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Whether diagnostics are received or shown.
  package var isHeard: Bool { onDiagnostic != nil || DiagnosticSink.showsDiagnostics }

  /// Whether a diagnostic was chosen to be shown, which happens once for a screen.
  private var didChoose = false

  /// The sentence that can't be shown yet, or `nil` if there is none.
  private var waiting: String?

  package init() {}

  package func report(_ diagnostic: TableDiagnostic) {
    // An app that receives diagnostics shows them as it likes.
    if DiagnosticSink.showsDiagnostics, !didChoose, onDiagnostic == nil {
      didChoose = true
      waiting = diagnostic.description
      showWaiting()
    }
    onDiagnostic?(diagnostic)
  }

  /// Reports a request that could not be carried out exactly.
  package func report(
    _ code: TableDiagnostic.Code, at position: TableDiagnostic.Position, count: Int,
    repair: TableDiagnostic.Repair
  ) {
    report(TableDiagnostic(code, at: position, count: count, repair: repair))
  }

  /// Shows the sentence that could not be shown before.
  package func showWaiting() {
    if let waiting, show?(waiting) == true { self.waiting = nil }
  }
}
