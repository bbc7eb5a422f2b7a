/// A receiver of diagnostics about requests that could not be carried out exactly.
@MainActor package final class DiagnosticSink {
  /// Whether rows without an identity were reported, which happens once.
  package var didReportIdentity = false

  /// Called with each diagnostic.
  ///
  /// The default is `nil`.
  package var onDiagnostic: ((TableDiagnostic) -> Void)?

  /// Shows a message to the developer, in debug builds.
  package var show: ((String) -> Void)?

  /// Whether the first diagnostic of a screen is shown to the developer: only in debug builds.
  package static var showsDiagnostics: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// Whether somebody receives diagnostics.
  package var isHeard: Bool { onDiagnostic != nil || DiagnosticSink.showsDiagnostics }

  /// Whether a diagnostic was shown, which happens once for a screen.
  private var didShow = false

  package init() {}

  package func report(_ diagnostic: TableDiagnostic) {
    // An app that receives diagnostics shows them as it likes.
    if DiagnosticSink.showsDiagnostics, !didShow, onDiagnostic == nil {
      didShow = true
      show?(diagnostic.description)
    }
    onDiagnostic?(diagnostic)
  }
}
