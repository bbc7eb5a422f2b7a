/// The items of a source cut into sections, and where each stood in the source.
@MainActor struct SectionedItems {
  /// The sections.
  private(set) var sections: [DataSourceSection] = []

  private var paths: [[RowPath]] = []
  private var ids = OccurrenceIDs()

  /// An item and where it stands in the source.
  private typealias Item = (model: any Model, path: RowPath)

  /// What an only section or one of models without key is told apart by.
  private enum Part: Hashable, Sendable {
    case everything, withoutKey
    /// Placeholders, and how many models stand before them.
    case placeholders(Int)
  }

  /// No sections.
  init() {}

  /// Cuts the items of some sections, sorted, where the key changes; placeholders stand alone,
  /// before or after the models as they stood.
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

  /// Where an item stands in the source; nil if there is none.
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
      if let last = runs.last, last.key?.id == key?.id {
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
