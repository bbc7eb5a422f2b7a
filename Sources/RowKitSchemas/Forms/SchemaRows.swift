public import RowKit

/// The rows for the values of forms.
///
/// An app registers the row of a path, of a format, of a keyword or of a type. The nearest match
/// wins: a path before a format, a format before a keyword, a keyword before a type, and a later
/// registration before an earlier one:
///
/// ```swift
/// var rows = SchemaRows.standard
/// rows.register(format: "rating") { item in
///   let stars = item.value.mapped(
///     { $0?.number?.int ?? 0 }, { .number($0) })
///   return StarsRowController(item.label, stars: stars)
/// }
/// ```
@MainActor public struct SchemaRows {
  /// Creates the row of a value, or returns `nil` to leave it to the next match.
  public typealias Row = (SchemaItem) -> (any CellController)?

  private var paths: [(steps: [Substring], row: Row)] = []
  private var formats: [(name: String, row: Row)] = []
  private var keywords: [(name: String, row: Row)] = []
  private var types: [(name: String, row: Row)] = []

  /// Whether the rows depend on nothing but the values and their rules, as those of the framework.
  var isStandard = false

  /// Creates a registry without rows.
  ///
  /// Values without a row are shown as JSON text.
  public init() {}

  /// Registers the row for a path, such as `/servers/*/port`.
  ///
  /// A star stands for any step.
  public mutating func register(path: String, row: @escaping Row) {
    isStandard = false
    paths.append((path.split(separator: "/"), row))
  }

  /// Registers the row for a format.
  public mutating func register(format: String, row: @escaping Row) {
    isStandard = false
    formats.append((format, row))
  }

  /// Registers the row for rules with a keyword.
  public mutating func register(keyword: String, row: @escaping Row) {
    isStandard = false
    keywords.append((keyword, row))
  }

  /// Registers the row for a type: `boolean`, `integer`, `number`, `string`, `array` or `object`.
  public mutating func register(type: String, row: @escaping Row) {
    isStandard = false
    types.append((type, row))
  }

  /// Returns the row of a value.
  ///
  /// A value with text that a `String` can't represent is shown as it is written and can't be changed,
  /// because its row would write other text.
  func row(for item: SchemaItem) -> any CellController {
    let row = nearestRow(for: item) ?? SchemaTextRow.json(item)
    guard !(row is SchemaLinkRow), !item.isExact else { return row }
    return SchemaConstantRow(item) {
      item.isSecret ? SchemaText.mask : item.session.document.text(at: item.path)
    }
  }

  private func nearestRow(for item: SchemaItem) -> (any CellController)? {
    for row in candidates(for: item) {
      if let row = row(item) { return row }
    }
    return nil
  }

  /// Returns the rows that match, the nearest first.
  private func candidates(for item: SchemaItem) -> [Row] {
    let formatName = item.format
    let typeName = item.type
    let format = formats.reversed().filter { $0.name == formatName }
    let keyword = keywords.reversed().filter { item[$0.name] != nil }
    let type = types.reversed().filter { $0.name == typeName }
    return rows(at: item.path) + format.map(\.row) + keyword.map(\.row) + type.map(\.row)
  }

  /// Returns the rows that are registered for a path, the last one first.
  private func rows(at path: JSONPath) -> [Row] {
    if paths.isEmpty { return [] }
    let steps = path.pointer.split(separator: "/")
    let own = paths.reversed().filter { path in
      path.steps.count == steps.count
        && zip(path.steps, steps).allSatisfy { $0 == "*" || $0 == $1 }
    }
    return own.map(\.row)
  }
}
