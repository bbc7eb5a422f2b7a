import Files
import RowKit

/// Showing only the lines that hold some bytes.
extension LogScreen {
  func askForFilter() {
    let former = filter?.pattern.text ?? ""
    let prompt = PromptOverlay("filter: ", text: former) { [weak self] text in
      guard let pattern = BytePattern(text) else { self?.endFilter(); return }
      self?.apply(pattern)
    }
    stage?.show(prompt)
  }

  /// Shows only the lines that hold some bytes.
  func apply(_ pattern: BytePattern) {
    filter?.task?.cancel()
    filter = LogFilter(pattern: pattern)
    filter?.looked.of = sources.reduce(0) { $0 + $1.chunks.chunkCount }
    looks.marks = [pattern]
    clearTableGroups()
    hintsChanged()
    look(through: 0, from: 0)
  }

  /// Shows all lines again, with the cursor where it is.
  func endFilter() {
    guard let filter else { return }
    filter.task?.cancel()
    let line = cursorLine
    self.filter = nil
    looks.marks = search.map { [$0.pattern] } ?? []
    clearTableGroups()
    hintsChanged()
    _ = tableGroups
    if let line, let path = path(of: line) { tableView.moveCursor(to: path) }
  }

  /// Where a line stands; nil when it isn't seen.
  func path(of line: LogLineRowController) -> RowPath? {
    guard let place = sources.firstIndex(where: { $0 === line.source }) else { return nil }
    return path(of: place, line.chunk, line.record)
  }

  /// Where a line stands; nil when it isn't seen.
  func path(of place: Int, _ chunk: Int, _ record: Int) -> RowPath? {
    guard let group = parts.firstIndex(of: Part(source: place, chunk: chunk)) else { return nil }
    guard let filter else { return RowPath(group: group, row: record) }
    let records = sources[place].records(in: chunk, with: filter.pattern)
    return records.firstIndex(of: record).map { RowPath(group: group, row: $0) }
  }

  // MARK: Looking through the files

  /// Looks through a file from a chunk on, and then through those after it.
  private func look(through place: Int, from first: Int) {
    guard let pattern = filter?.pattern, sources.indices.contains(place) else {
      filter?.task = nil
      stage?.setNeedsFrame()
      return
    }
    let chunks = sources[place].chunks
    guard first < chunks.chunkCount else { return look(through: place + 1, from: 0) }
    let scan = ChunkScan(chunks.file, size: chunks.size, chunkLength: chunks.chunkLength)
    filter?.task = scan.start(
      stride(from: first, to: chunks.chunkCount, by: 1), state: (),
      work: { chunk, _ in LineSearch(pattern).count(in: chunk) },
      deliver: { [weak self] first, counts in
        guard let self, filter?.pattern == pattern else { return }
        take(counts, of: place, from: first)
        if first + counts.count == chunks.chunkCount { look(through: place + 1, from: 0) }
      })
  }

  /// Adds the groups of chunks in which something was found.
  private func take(_ counts: [Int], of place: Int, from first: Int) {
    performUpdates {
      for (offset, count) in counts.enumerated() where count > 0 {
        insert(group(of: place, first + offset, count), at: -1, animation: .none)
      }
    }
    for (offset, count) in counts.enumerated() where count > 0 {
      parts.append(Part(source: place, chunk: first + offset))
    }
    filter?.found += counts.reduce(0, +)
    filter?.looked.chunks += counts.count
    stage?.setNeedsFrame()
  }

  /// Makes the group of the lines that were found in a chunk, whose number is known.
  private func group(of place: Int, _ chunk: Int, _ count: Int) -> TableGroup {
    let (source, looks) = (sources[place], looks)
    guard let pattern = filter?.pattern else { return TableGroup() }
    let rows = RowList(0..<count) { index in
      let records = source.records(in: chunk, with: pattern)
      // A file that became shorter has fewer lines than were found.
      let record = records.indices.contains(index) ? records[index] : Int.max
      return LogLineRowController(source, chunk: chunk, record: record, looks: looks)
    }
    return TableGroup(header: header(of: place, chunk), rows: rows)
  }

  /// Looks through what was added to a file, beginning with the chunk that was its last one.
  func growFiltered(_ place: Int, to size: Int) {
    let source = sources[place]
    let first = max(0, source.chunks.chunkCount - 1)
    source.chunks.resize(to: size)
    source.forgetFound()
    guard sources.count == 1, filter?.task == nil else { return rebuild() }
    let part = Part(source: place, chunk: first)
    if let last = parts.last, last == part {
      filter?.found -= tableGroups[parts.count - 1].rows.count
      removeGroup(at: parts.count - 1, animation: .none)
      parts.removeLast()
    }
    look(through: place, from: first)
  }
}
