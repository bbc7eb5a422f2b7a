/// The items of a source divided into sections, with their paths in the source.
@MainActor struct SectionedItems {
  private(set) var sections: [DataSourceSection] = []

  private var paths: [[RowPath]] = []
  private var ids = OccurrenceIDs()

  /// An item and its path in the source.
  private typealias Item = (model: any Model, path: RowPath)

  /// The identity of a single section, or of a section of models without a key.
  private enum Part: Hashable, Sendable {
    case everything, withoutKey
    /// Placeholders, with the number of models before them.
    case placeholders(Int)
  }

  /// Creates an instance without sections.
  init() {}

  /// Sorts the items of some sections and divides them where the key changes.
  ///
  /// Placeholders form their own sections, before or after the models as in the source.
  init(_ sections: [DataSourceSection], sectioning: Sectioning?, orders: [ModelOrder], name: String)
  {
    let items: [Item] = sections.enumerated().flatMap { group, section in
      section.items.enumerated().map { ($1, RowPath(group: group, row: $0)) }
    }
    let firstModel = items.firstIndex { !($0.model is ModelPlaceholder) } ?? items.endIndex
    let (before, rest) = (items[..<firstModel], items[firstModel...])
    let models = ModelOrder.sorted(rest.filter { !($0.model is ModelPlaceholder) }, by: orders) {
      $0.model
    }
    let after = rest.filter { $0.model is ModelPlaceholder }
    guard let sectioning else {
      append(before + models + after, title: name, id: RowID(Part.everything))
      return
    }
    appendPlaceholders(before, after: 0)
    for run in SectionedItems.runs(models, by: sectioning) { append(run.items, key: run.key) }
    appendPlaceholders(after, after: models.count)
  }

  /// Returns the path of an item in the source, or `nil` if there is none.
  func path(of path: RowPath) -> RowPath? {
    guard paths.indices.contains(path.group), paths[path.group].indices.contains(path.row) else {
      return nil
    }
    return paths[path.group][path.row]
  }

  private static func runs(
    _ models: [Item], by sectioning: Sectioning
  ) -> [(key: SectionKey?, items: [Item])] {
    var runs: [(key: SectionKey?, items: [Item])] = []
    for item in models {
      let key = sectioning.key(item.model)
      // A copy of the last run would make each `append` copy its items.
      if !runs.isEmpty, runs[runs.count - 1].key?.id == key?.id {
        runs[runs.count - 1].items.append(item)
      } else {
        runs.append((key, [item]))
      }
    }
    return runs
  }

  private mutating func append(_ items: [Item], key: SectionKey?) {
    append(
      items, title: key?.title ?? "", id: key?.id ?? RowID(Part.withoutKey),
      indexTitle: key?.indexTitle)
  }

  private mutating func appendPlaceholders(_ items: some Sequence<Item>, after count: Int) {
    let items = Array(items)
    if !items.isEmpty { append(items, title: "", id: RowID(Part.placeholders(count))) }
  }

  private mutating func append(
    _ items: some Sequence<Item>, title: String, id: RowID, indexTitle: String? = nil
  ) {
    let items = Array(items)
    sections.append(
      DataSourceSection(
        id: ids.id(for: id), title: title, indexTitle: indexTitle, items: items.map(\.model)))
    paths.append(items.map(\.path))
  }
}
