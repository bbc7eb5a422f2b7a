/// What processes are sorted by.
enum ProcessColumn: String, CaseIterable {
  case processor, memory, number, name

  /// The one after it, in turn.
  var next: ProcessColumn {
    let all = ProcessColumn.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
