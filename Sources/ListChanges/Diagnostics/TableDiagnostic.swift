/// A request that could not be carried out exactly, and its repair.
///
/// Tables never trap on a position and never drop an insertion. They repair the request and report
/// the repair once.
public struct TableDiagnostic: Hashable, Sendable {
  /// The problem.
  public var code: Code

  /// The requested position: a group, or a row unless the problem concerns a whole group.
  public var position: Position

  /// The number of existing rows or groups, or of duplicates.
  public var count: Int

  /// The repair.
  public var repair: Repair

  /// Creates a diagnostic.
  package init(_ code: Code, at position: Position, count: Int, repair: Repair) {
    self.code = code
    self.position = position
    self.count = count
    self.repair = repair
  }
}

extension TableDiagnostic {
  /// Returns diagnostics ordered by position, independent of the order of the requests.
  @usableFromInline package static func sorted(_ diagnostics: [TableDiagnostic])
    -> [TableDiagnostic]
  {
    guard diagnostics.count > 1 else { return diagnostics }
    let ranks = Dictionary(uniqueKeysWithValues: zip(Code.allCases, 0...))
    return diagnostics.sorted {
      ($0.position, ranks[$0.code] ?? 0) < ($1.position, ranks[$1.code] ?? 0)
    }
  }
}

// MARK: CustomStringConvertible

extension TableDiagnostic: CustomStringConvertible {
  public var description: String {
    "\(code.rawValue) (\(position), of \(count)): \(repair.rawValue)"
  }
}
