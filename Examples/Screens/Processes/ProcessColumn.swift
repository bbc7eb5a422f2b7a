/// A column by which processes are sorted.
enum ProcessColumn: String, CaseIterable {
  case processor, memory, number, name

  /// Returns the column whose title is at a column of the screen.
  static func column(at place: Int) -> ProcessColumn {
    switch place {
    case ..<8: .number
    case ..<16: .processor
    case ..<26: .memory
    default: .name
    }
  }

  /// The next column in turn.
  var next: ProcessColumn {
    let all = ProcessColumn.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
