import RowKit

/// An event on a phone: a call, a message or a recording.
///
/// The number is the row's ID, so the table recognizes the row after a move. Selecting the row
/// changes it and reconfigures it.
@MainActor protocol HistoryRow: SelectableRow where Cell == TableCell {
  /// A unique number.
  var number: Int { get }

  /// Changes the underlying data without notifying the table.
  func change()
}

extension HistoryRow {
  var rowID: RowID? { RowID(number) }
  var searchText: String? { name }

  /// The person's name.
  ///
  /// The initials follow the numbers.
  var name: String { HistoryNames.name(of: number) }

  func selectionVerb(in words: LocalizedStrings) -> String { "change" }

  func didSelect(_ row: RowContext) {
    change()
    row.reload()
  }
}

/// The people who call and write.
private enum HistoryNames {
  private static let names = [
    "Ada", "Bruno", "Clara", "Dario", "Edith", "Felix", "Greta", "Hana", "Ivo", "Juno", "Klara",
    "Leon", "Mila", "Noor", "Otto", "Pia", "Quentin", "Rosa", "Silas", "Tilda", "Ugo", "Vera",
    "Walid", "Xenia", "Yusuf", "Zora",
  ]

  static func name(of number: Int) -> String {
    let round = number / names.count
    return names[number % names.count] + (round == 0 ? "" : " \(round + 1)")
  }
}
