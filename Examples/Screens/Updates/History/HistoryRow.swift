import RowKit

/// Something that happened on a phone: a call, a message, a recording.
///
/// Its number is its id, so that the table knows it wherever it goes. Selecting it changes it, and
/// has it configured again.
@MainActor protocol HistoryRow: SelectableRow where Cell == TableCell {
  /// What tells it from all others.
  var number: Int { get }

  /// Something that happened to what it stands for, without the table's knowing.
  func change()
}

extension HistoryRow {
  var rowID: RowID? { RowID(number) }
  var searchText: String? { name }

  /// Whose row it is; the first letters follow the numbers.
  var name: String { HistoryNames.name(of: number) }

  func didSelect(_ row: RowContext) {
    change()
    row.reload()
  }
}

/// Who calls and writes.
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
