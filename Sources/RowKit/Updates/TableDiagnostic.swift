/// A request that could not be followed to the letter, and what was done instead.
///
/// Tables never trap over a position and never drop what was to be inserted; they do the nearest
/// sensible thing and report it once.
public struct TableDiagnostic: Hashable, Sendable {
  /// What was wrong.
  public var code: Code

  /// Where: a group, and a row unless it is about a whole group, as they were asked for.
  public var position: Position

  /// The number of rows or groups that there are, or of duplicates that were found.
  public var count: Int

  /// What was done about it.
  public var repair: Repair

  /// Creates a report.
  public init(_ code: Code, at position: Position, count: Int, repair: Repair) {
    self.code = code
    self.position = position
    self.count = count
    self.repair = repair
  }
}

extension TableDiagnostic {
  /// Reports in the order of their positions, whatever the order of the requests was.
  static func sorted(_ diagnostics: [TableDiagnostic]) -> [TableDiagnostic] {
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
