/// The state that the contexts of a row share.
///
/// The table keeps its path current through every change.
@MainActor package final class RowHandle {
  package private(set) weak var host: (any RowHost)?

  /// The current path of the row, or `nil` after the row was removed.
  var path: RowPath? { find == nil ? place : find?() }

  private var place: RowPath?

  /// The last path of the row, or `nil` if it is looked up.
  private var lastPlace: RowPath?
  private let find: (() -> RowPath?)?
  private var didReport = false
  private let diagnostics: DiagnosticSink

  init(host: (any RowHost)?, path: RowPath, diagnostics: DiagnosticSink) {
    self.host = host
    place = path
    lastPlace = path
    find = nil
    self.diagnostics = diagnostics
  }

  /// Creates a handle that looks the row up on each access, for a row that may not be in a table
  /// yet.
  package init(
    host: (any RowHost)?, diagnostics: DiagnosticSink, find: @escaping () -> RowPath?
  ) {
    self.host = host
    self.find = find
    self.diagnostics = diagnostics
  }

  /// Updates the path after a change.
  ///
  /// Pass `nil` if the row was removed.
  package func move(to path: RowPath?) {
    place = path
    if let path { lastPlace = path }
  }

  /// Reuses the handle for another row.
  ///
  /// Requires that no context of the previous row exists.
  func reuse(for path: RowPath) {
    place = path
    lastPlace = path
    didReport = false
  }

  /// Reports, once, that a context was used after its row was removed.
  package func reportGone() {
    guard !didReport else { return }
    didReport = true
    let position = lastPlace.map(TableDiagnostic.Position.row) ?? .unknown
    diagnostics.report(TableDiagnostic(.staleRowContext, at: position, count: 0, repair: .ignored))
  }
}

/// The handles that a table has given out, kept current through changes and reused when no context
/// holds them.
@MainActor package struct RowHandlePool {
  private var handles: [RowHandle] = []
  private var hand = 0

  package init() {}

  /// Returns a handle for a row, reusing a free one if possible.
  ///
  /// Checks at most 64 handles. That finds free ones quickly and bounds the cost when many are
  /// kept.
  package mutating func handle(
    for path: RowPath, of host: (any RowHost)?, _ diagnostics: DiagnosticSink
  ) -> RowHandle {
    for _ in 0..<min(handles.count, 64) {
      hand = (hand + 1) % handles.count
      guard isKnownUniquelyReferenced(&handles[hand]) else { continue }
      handles[hand].reuse(for: path)
      return handles[hand]
    }
    let handle = RowHandle(host: host, path: path, diagnostics: diagnostics)
    handles.append(handle)
    return handle
  }

  /// Updates the path of every handle.
  package mutating func follow(_ newPath: (RowPath) -> RowPath?) {
    for handle in handles { handle.move(to: handle.path.flatMap(newPath)) }
  }
}
