import Files
import RowKit

/// Filtering: showing only the records that contain a pattern.
extension RecordsScreen {
  func askForFilter() {
    let prompt = PromptOverlay(
      "filter", text: filter?.pattern.text ?? "", letterCase: letterCase,
      on: stage
    ) { [weak self] in self?.filter(by: $0, $1) }
    stage?.show(prompt)
  }

  /// Shows only the records that contain a text, or all if it is empty.
  func filter(by text: String, _ letterCase: LetterCaseChoice) {
    self.letterCase = letterCase
    guard let pattern = letterCase.pattern(text) else { return endFilter() }
    apply(pattern)
  }

  /// Shows only the records that contain a pattern.
  private func apply(_ pattern: BytePattern) {
    filter?.scan?.cancel()
    filter = RecordFilter(
      pattern: pattern, progress: sources.map { _ in RecordFilter.Progress() })
    format.marks = [pattern]
    makeGroupsAnew()
    scansGoOn()
    filterOn()
  }

  /// Shows all records again and keeps the cursor on its record.
  func endFilter() {
    guard let filter else { return }
    filter.scan?.cancel()
    let cursor = cursorPlace
    self.filter = nil
    format.marks = finding.map { [$0.pattern] } ?? []
    makeGroupsAnew()
    if let cursor { moveCursor(to: cursor) }
  }

  private func makeGroupsAnew() {
    clearTableGroups()
    _ = groupCount
    setNeedsHints()
  }

  /// Moves the cursor to a record.
  ///
  /// Does nothing if the record isn't visible.
  func moveCursor(to place: RecordPlace) {
    if let path = path(of: place) { tableView.moveCursor(to: path) }
  }

  /// Returns the path of a record, or `nil` if it isn't visible.
  func path(of place: RecordPlace) -> RowPath? {
    guard let source = sources.firstIndex(where: { $0 === place.source }),
      let group = parts.firstIndex(of: Part(source: source, chunk: place.chunk))
    else { return nil }
    let headerCount = format.headerCount
    guard let filter else {
      let row = place.record - (place.chunk == 0 ? headerCount : 0)
      return row < 0 ? nil : RowPath(group: group, row: row)
    }
    let records = place.source.records(
      in: place.chunk, with: filter.pattern, headerCount: headerCount)
    return records.firstIndex(of: place.record).map { RowPath(group: group, row: $0) }
  }

  // MARK: Searching the files

  /// Resumes the filter's scan from its last position.
  func filterOn() {
    filter?.scan?.cancel()
    filter?.scan = nil
    setNeedsHints()
    stage?.setNeedsFrame()
    guard let filter, !filter.isStopped,
      let place = sources.indices.first(where: {
        filter.progress[$0].chunks < sources[$0].chunks.chunkCount
      })
    else {
      self.filter?.keepsNumber = false
      return
    }
    let (chunks, progress) = (sources[place].chunks, filter.progress[place])
    let (headerCount, rule) = (format.headerCount, format.rule)
    let search = RecordSearch(filter.pattern, rule: rule)
    self.filter?.scan = ChunkScan(
      chunks.part, progress.chunks..<chunks.chunkCount, state: progress.state, place: scanPlace,
      work: { chunk, state in
        guard headerCount > 0, chunk.offset == 0 else {
          return RecordIndex.Count(records: search.count(in: chunk, state: &state), state: state)
        }
        let records = search.records(in: chunk, state: &state).filter { $0 >= headerCount }
        return RecordIndex.Count(records: records.count, state: state)
      },
      deliver: { [weak self] first, counts in self?.take(counts, of: place, from: first) },
      onEnd: { [weak self] in self?.filterOn() })
  }

  /// Adds the numbers of records found in some chunks of a file.
  private func take(_ counts: [RecordIndex.Count], of place: Int, from first: Int) {
    let (sticks, wasEmpty) = (follows && isAtEnd && filter?.keepsNumber != true, filter?.found == 0)
    var new: [(group: TableGroup, position: Int)] = []
    for (offset, count) in counts.enumerated() {
      let part = Part(source: place, chunk: first + offset)
      let isLast = parts.last.map { $0 < part } ?? true
      let position = isLast ? parts.count : parts.firstIndex { $0 >= part } ?? parts.count
      if position < parts.count, parts[position] == part {
        update(position, to: count.records)
      } else if count.records > 0 {
        let isFirst = position == 0 || parts[position - 1].source != place
        new.append((group(of: part, count.records, isFirst: isFirst), position))
        parts.insert(part, at: position)
        filter?.found += count.records
      }
    }
    performUpdates {
      for item in new { insert(item.group, at: item.position, animation: .none) }
    }
    filter?.progress[place].chunks = first + counts.count
    filter?.progress[place].state = counts.last?.state ?? .outside
    // The cursor's number among all records says nothing about its place among those found.
    if wasEmpty, !parts.isEmpty { showFirstFound() }
    if sticks { moveToEnd() }
    goOnToWanted()
    stage?.setNeedsFrame()
  }

  /// Moves the cursor to the first record that was found, and shows what was found in it.
  private func showFirstFound() {
    tableView.moveCursor(to: RowPath(group: 0, row: 0))
    if let pattern = filter?.pattern, let cursorPlace { reveal(pattern, in: cursorPlace) }
  }

  /// Updates the group of a chunk that was searched before.
  private func update(_ group: Int, to count: Int) {
    let shown = self.group(at: group)?.rows.count ?? 0
    filter?.found += count - shown
    let rows = foundRows(of: parts[group], count)
    changeRows(ofGroup: group, animation: .none) { $0 = rows }
  }

  /// Creates the group for the records found in a chunk, with their known count.
  private func group(of part: Part, _ count: Int, isFirst: Bool) -> TableGroup {
    TableGroup(
      header: isFirst ? header(of: part.source) : nil, id: part.id(of: sources, isFiltered: true),
      indexTitle: isFirst ? indexTitle(of: part.source) : nil, rows: foundRows(of: part, count))
  }

  private func foundRows(of part: Part, _ count: Int) -> RowList {
    let (source, format) = (sources[part.source], format)
    guard let pattern = filter?.pattern else { return RowList() }
    return RowList(0..<count) { row in
      let record = source.record(
        row, in: part.chunk, with: pattern, headerCount: format.headerCount)
      return format.row(RecordPlace(source: source, chunk: part.chunk, record: record))
    }
  }

  // MARK: Changes of the files

  /// Keeps the cursor at the record of the same number while the filter begins again.
  ///
  /// At the end of a followed file, it goes to the new end.
  func keepNumber() {
    guard filter != nil, !(follows && isAtEnd), let cursor = cursorPlace?.whole else { return }
    let before = cursor.source.chunks.index.records(before: cursor.chunk)
    guard let number = cursor.number ?? before.map({ $0 + 1 }) else { return }
    filter?.keepsNumber = true
    wanted = (number - format.headerCount, cursor.source)
  }

  /// Shows more of a file.
  ///
  /// Only the changed part is searched again.
  func rewindFilter(_ place: Int, to size: Int) {
    let source = sources[place]
    let changed = source.resize(to: size)
    guard let progress = filter?.progress[place], progress.chunks > changed else { return }
    filter?.progress[place] = RecordFilter.Progress(
      chunks: changed, state: source.chunks.state(before: changed))
  }

  /// Searches the whole file again.
  func restartFilter(of place: Int) {
    filter?.progress[place] = RecordFilter.Progress()
    recountFound()
    filterOn()
  }

  /// Joins the groups of each `ratio` chunks of a file, which have become one chunk.
  ///
  /// Chunks that weren't searched completely are left for another search.
  func joinFound(of place: Int, every ratio: Int) {
    guard let progress = filter?.progress[place] else { return }
    let done = progress.chunks / ratio
    var counts: [Int: Int] = [:]
    for (position, part) in parts.enumerated() where part.source == place {
      counts[part.chunk / ratio, default: 0] += group(at: position)?.rows.count ?? 0
    }
    removeGroups { $0.source == place }
    let start = parts.firstIndex { $0.source > place } ?? parts.count
    let joined = counts.filter { $0.key < done }.sorted { $0.key < $1.key }
    let found = joined.map { Part(source: place, chunk: $0.key) }
    performUpdates {
      for (offset, item) in joined.enumerated() {
        let group = group(of: found[offset], item.value, isFirst: offset == 0)
        insert(group, at: start + offset, animation: .none)
      }
    }
    parts.insert(contentsOf: found, at: start)
    filter?.progress[place] = RecordFilter.Progress(
      chunks: done, state: sources[place].chunks.state(before: done))
    recountFound()
  }

  func recountFound() {
    filter?.found = tableGroups.reduce(0) { $0 + $1.rows.count }
  }
}
