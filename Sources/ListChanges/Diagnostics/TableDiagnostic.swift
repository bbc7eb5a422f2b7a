/// A request that could not be carried out exactly, and its repair.
///
/// Tables never trap on a position and never drop an insertion. They repair the request and report
/// the repair once.
public struct TableDiagnostic: Hashable, Sendable {
  /// The problem.
  public var code: Code

  /// The requested position: a group, or a row unless the problem concerns a whole group.
  package var position: Position

  /// The number of existing rows or groups, or of duplicates.
  package var count: Int

  package var repair: Repair

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
    let place = count > 1 ? "\(position), \(count) in all" : "\(position)"
    return "\(code.rawValue) (\(place)): \(repair.rawValue)"
  }
}

extension TableDiagnostic {
  /// The position of a problem.
  package enum Position: Hashable, Sendable {
    /// A group, by position.
    case group(Int)
    case row(RowPath)

    /// A place that isn't known.
    case unknown
  }
}

// MARK: Comparable

extension TableDiagnostic.Position: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.path < right.path }

  /// A path that orders a group before its rows.
  private var path: RowPath {
    switch self {
    case .group(let group): RowPath(group: group, row: .min)
    case .row(let path): path
    case .unknown: RowPath(group: .max, row: .max)
    }
  }
}

// MARK: CustomStringConvertible

extension TableDiagnostic.Position: CustomStringConvertible {
  package var description: String {
    switch self {
    case .group(let group): "group \(group)"
    case .row(let path): "row \(path.row) of group \(path.group)"
    case .unknown: "at an unknown place"
    }
  }
}

extension TableDiagnostic {
  /// The repair of a request.
  package enum Repair: String, Sendable {
    /// The request was ignored.
    case ignored = "nothing was done"
    /// The change is delayed until something else is shown.
    case delayed = "it waits until something else is shown"
    /// The element was appended.
    case appended = "it was put at the end"
    /// The element was put into the last group.
    case lastGroup = "it was put into the last group"
    /// A group was created for the element.
    case madeGroup = "a group was made for it"
    /// The element was put at the nearest free position.
    case nextPlace = "it was put at the nearest free place"
    /// Only the removal was carried out.
    case removed = "it was removed"
    /// Only the move to the last position was carried out.
    case lastMove = "it was moved to the last of the places"
    /// The element was moved and configured again.
    case movedAndReloaded = "it was moved and configured again there"
    /// The element was moved anyway.
    case moved = "it was moved all the same"
    case movedAndChanged = "the group was moved and its rows were changed too"
    /// Equal identifiers were distinguished by order.
    case toldApart = "equal ids were told apart by their order"
    /// The rows were matched by place, and the state of their records was discarded.
    case byPlace = "they were matched by place, and kept no text, selection or expansion"
    case kept = "its groups were kept, as they were changed since they were constructed"
    case keptFilled = "its groups were kept, and their rows were configured again"
    /// The previous request was replaced.
    case replaced = "what was asked for before was replaced"
    /// The element was shown anyway.
    case shown = "it was taken as shown"
    /// A missing value was taken as empty.
    case withoutValue = "its value was taken as empty"
    /// Only the first of several values counts.
    case firstValue = "only the value of the first one counts"
    /// Changes of a cell reach only the table to which it was added last.
    case lastTable = "only the last table shows its changes"
  }
}
