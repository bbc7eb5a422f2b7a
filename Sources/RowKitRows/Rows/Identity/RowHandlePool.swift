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
