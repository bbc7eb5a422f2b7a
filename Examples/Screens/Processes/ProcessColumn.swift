/// A column by which processes are sorted.
enum ProcessColumn: String, CaseIterable {
  case processor, memory, number, command

  /// The columns in the order of their titles.
  static let titled = [ProcessColumn.number, .processor, .memory, .command]

  /// The next column in turn.
  var next: ProcessColumn {
    let all = ProcessColumn.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
