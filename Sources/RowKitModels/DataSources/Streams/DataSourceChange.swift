/// A change of a streamed list by position, as sent by a fetched results controller.
///
/// Changes sent together are interpreted as a batch. Positions to delete, update or move from are
/// positions before all changes. Positions to insert at or move to are positions after all changes.
/// Positions never trap: inserting beyond the end appends, and changing a missing model or section
/// does nothing.
@MainActor public enum DataSourceChange {
  /// A model is inserted.
  case insert(any Model, at: RowPath)
  /// A model is deleted.
  case delete(at: RowPath)
  /// A model is moved.
  case move(from: RowPath, to: RowPath)
  /// A model is replaced with a new state.
  case update(any Model, at: RowPath)
  /// A section is inserted.
  case insertSection(DataSourceSection, at: Int)
  /// A section is deleted with its models.
  case deleteSection(at: Int)
  /// A section is moved with its models.
  case moveSection(from: Int, to: Int)
  /// The titles of a section change. Its models stay.
  case updateSection(title: String, indexTitle: String? = nil, at: Int)
}

extension DataSourceChange {
  private typealias Batch = TableBatch<any Model, DataSourceSection>

  /// Applies changes to sections together.
  ///
  /// Models that come before any section get one with a title.
  static func apply(
    _ changes: [DataSourceChange], to sections: inout [DataSourceSection], title: String = ""
  ) {
    var batch = Batch()
    for change in changes { change.add(to: &batch, &sections) }
    let counts = sections.map(\.items.count)
    let resolution = batch.resolve(
      groupCount: sections.count, rowCount: { counts[$0] }, groupRowCount: { $0.items.count },
      makeGroup: { DataSourceSection(title: title) })
    apply(resolution, to: &sections)
  }

  private func add(to batch: inout Batch, _ sections: inout [DataSourceSection]) {
    switch self {
    case .insert(let model, let path): batch.insertRow(model, at: path)
    case .delete(let path): batch.removeRow(at: path)
    case .move(let source, let target): batch.moveRow(from: source, to: target)
    case .update(let model, let path):
      guard sections.indices.contains(path.group),
        sections[path.group].items.indices.contains(path.row)
      else { return }
      sections[path.group].items[path.row] = model
    case .insertSection(let section, let position): batch.insertGroup(section, at: position)
    case .deleteSection(let position): batch.removeGroup(at: position)
    case .moveSection(let source, let target): batch.moveGroup(from: source, to: target)
    case .updateSection(let title, let indexTitle, let position):
      guard sections.indices.contains(position) else { return }
      sections[position].title = title
      sections[position].indexTitle = indexTitle
    }
  }

  private static func apply(
    _ resolution: Batch.Resolution, to sections: inout [DataSourceSection]
  ) {
    let changes = resolution.changes
    let old = sections
    let moved = changes.movedRows.map { move in
      (path: move.to, row: old[move.from.group].items[move.from.row])
    }
    for (group, vacated) in Dictionary(grouping: changes.vacatedRows, by: \.group) {
      sections[group].items.removeSubranges(RangeSet(vacated.reversed().map(\.rows)))
    }
    let left = sections
    var inserted = resolution.groups.makeIterator()
    sections = (0..<changes.newGroupCount).compactMap { position in
      changes.oldGroup(for: position).map { left[$0] } ?? inserted.next()?.group
    }
    let arrived = (resolution.rows + moved).sorted { $0.path < $1.path }
    for (group, rows) in Dictionary(grouping: arrived, by: \.path.group) {
      sections[group].items = merged(sections[group].items, with: rows)
    }
  }

  /// Returns models with others inserted at ascending positions, which count those before them.
  private static func merged(
    _ models: [any Model], with arrived: [(path: RowPath, row: any Model)]
  ) -> [any Model] {
    var merged: [any Model] = []
    merged.reserveCapacity(models.count + arrived.count)
    var rest = models[...]
    for (path, model) in arrived {
      let earlier = rest.prefix(path.row - merged.count)
      merged += earlier
      merged.append(model)
      rest = rest.dropFirst(earlier.count)
    }
    return merged + rest
  }
}
