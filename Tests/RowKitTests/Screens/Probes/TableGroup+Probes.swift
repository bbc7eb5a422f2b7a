import RowKit

extension TableGroup {
  /// A group of rows that can be selected: its name in small letters, and a number from 1 on.
  static func stops(_ header: String, count: Int) -> TableGroup {
    let names = (0..<count).map { "\(header.lowercased())\($0 + 1)" }
    return TableGroup(header, rows: names.map { StopRow($0) as any CellController })
  }

  /// A group of rows that do nothing.
  static func words(_ header: String?, count: Int) -> TableGroup {
    let rows = (0..<count).map { TextRowController("word \($0 + 1)") as any CellController }
    return TableGroup(header, rows: rows)
  }
}
