extension TableDiagnostic {
  /// The position of a problem.
  public enum Position: Hashable, Sendable {
    /// A group, by position.
    case group(Int)
    /// A row, by path.
    case row(RowPath)
  }
}

// MARK: Comparable

extension TableDiagnostic.Position: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.path < right.path }

  /// A path that orders a group before its rows.
  private var path: RowPath {
    switch self {
    case .group(let group): RowPath(group: group, row: .min)
    case .row(let path): path
    }
  }
}

// MARK: CustomStringConvertible

extension TableDiagnostic.Position: CustomStringConvertible {
  public var description: String {
    switch self {
    case .group(let group): "group \(group)"
    case .row(let path): "row \(path.row) of group \(path.group)"
    }
  }
}
