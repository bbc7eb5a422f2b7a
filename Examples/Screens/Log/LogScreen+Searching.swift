import Files
import RowKit

/// Looking for the next line that holds some bytes.
extension LogScreen {
  /// Chunks of a file to look through, and the line of the first one to begin behind.
  private struct Stretch {
    let source: Int
    let chunks: [Int]
    let bound: Int?
  }

  /// A line that was found.
  private struct Found {
    let chunk: Int
    let record: Int
  }

  func askForSearch() {
    let prompt = PromptOverlay("/") { [weak self] text in
      guard let self, let pattern = BytePattern(text) ?? search?.pattern else { return }
      search?.task?.cancel()
      search = LogSearch(pattern: pattern)
      looks.marks = [filter?.pattern, pattern].compactMap(\.self)
      reloadVisibleRows()
      hintsChanged()
      searchAgain(.forward)
    }
    stage?.show(prompt)
  }

  /// Ends what goes on: a search, then its marks, then the filter.
  func endLooking() {
    if let task = search?.task {
      task.cancel()
      search?.task = nil
      showMessage("Search cancelled.")
    } else if search != nil {
      search = nil
      looks.marks = filter.map { [$0.pattern] } ?? []
      reloadVisibleRows()
    } else if let task = filter?.task {
      task.cancel()
      filter?.task = nil
      showMessage("Filtering cancelled: these are the lines found so far.")
    } else {
      endFilter()
    }
    hintsChanged()
  }

  /// Goes to the next line that was looked for, from the cursor on.
  func searchAgain(_ direction: LogSearch.Direction) {
    guard let search else { return showMessage("Nothing was looked for yet: press /.") }
    search.task?.cancel()
    let stretches = stretches(direction)
    self.search?.looked = (0, stretches.reduce(0) { $0 + $1.chunks.count })
    self.search?.task = Task { [weak self] in
      for stretch in stretches {
        guard !Task.isCancelled else { return }
        let hit = await self?.look(through: stretch, for: search.pattern, direction)
        guard !Task.isCancelled, let self else { return }
        if let hit { return show(hit) }
      }
      self?.show(nil)
    }
  }

  private func show(_ hit: RowPath?) {
    search?.task = nil
    if let hit {
      tableView.moveCursor(to: hit)
    } else {
      showMessage("“\(search?.pattern.text ?? "")” is nowhere.")
    }
    stage?.setNeedsFrame()
  }

  /// All chunks from the cursor on, and around to it again.
  private func stretches(_ direction: LogSearch.Direction) -> [Stretch] {
    let line = cursorLine
    let start = line.flatMap { line in sources.firstIndex { $0 === line.source } } ?? 0
    let chunk = line?.chunk ?? 0
    func chunks(_ source: Int) -> [Int] { Array(0..<sources[source].chunks.chunkCount) }
    let own = chunks(start)
    let others = Array(start + 1..<max(start + 1, sources.count)) + Array(0..<start)
    switch direction {
    case .forward:
      return [Stretch(source: start, chunks: own.filter { $0 >= chunk }, bound: line?.record)]
        + others.map { Stretch(source: $0, chunks: chunks($0), bound: nil) }
        + [Stretch(source: start, chunks: own.filter { $0 <= chunk }, bound: nil)]
    case .backward:
      let before = Array(own.filter { $0 <= chunk }.reversed())
      return [Stretch(source: start, chunks: before, bound: line?.record)]
        + others.reversed().map { Stretch(source: $0, chunks: chunks($0).reversed(), bound: nil) }
        + [Stretch(source: start, chunks: own.filter { $0 >= chunk }.reversed(), bound: nil)]
    }
  }

  /// Looks through a stretch; returns where the first line stands that was found and is seen.
  private func look(
    through stretch: Stretch, for pattern: BytePattern, _ direction: LogSearch.Direction
  ) async -> RowPath? {
    let chunks = sources[stretch.source].chunks
    let (search, filter) = (LineSearch(pattern), (filter?.pattern).map { LineSearch($0) })
    let (isForward, length) = (direction == .forward, chunks.chunkLength)
    var hit: RowPath?
    let scan = ChunkScan(chunks.file, size: chunks.size, chunkLength: length)
    let task = scan.start(
      stretch.chunks, state: stretch.bound, isEnough: { !$0.isEmpty },
      work: { chunk, bound -> [Found] in
        defer { bound = nil }
        var records = LogScreen.records(search, in: chunk)
        if let filter, !records.isEmpty {
          let seen = Set(LogScreen.records(filter, in: chunk))
          records = records.filter { seen.contains($0) }
        }
        if let bound { records = records.filter { isForward ? $0 > bound : $0 < bound } }
        let nearest = isForward ? records.first : records.last
        return nearest.map { [Found(chunk: chunk.offset / length, record: $0)] } ?? []
      },
      deliver: { [weak self] _, answers in
        guard let self else { return }
        self.search?.looked.chunks += answers.count
        stage?.setNeedsFrame()
        guard let found = answers.last?.first else { return }
        hit = path(of: stretch.source, found.chunk, found.record)
      })
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    return hit
  }

  nonisolated private static func records(_ search: LineSearch, in chunk: ChunkBytes) -> [Int] {
    let places = search.places(in: chunk)
    guard !places.isEmpty else { return [] }
    let records = ChunkRecords(
      chunk.bytes, at: chunk.offset, after: chunk.previous, rule: .lines)
    return places.compactMap { records.record(at: $0) }
  }
}
