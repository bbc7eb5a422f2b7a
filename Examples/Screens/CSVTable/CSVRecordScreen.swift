import RowKit

/// A list of a record's values and their names.
final class CSVRecordScreen: GenericTableController {
  private let names: [String]
  private let values: [String]

  init(_ title: String, names: [String], values: [String]) {
    self.names = names
    self.values = values
    super.init(title: title)
  }

  override func constructTableGroups() -> [TableGroup] {
    let (names, values) = (names, values)
    let rows = RowList(values.indices) { place in
      let name = names.indices.contains(place) ? names[place] : ""
      return TextRowController(
        name.isEmpty ? "Column \(place + 1)" : name, detail: values[place], style: .subtitle,
        numberOfLines: 0)
    }
    return [TableGroup(rows: rows)]
  }
}
