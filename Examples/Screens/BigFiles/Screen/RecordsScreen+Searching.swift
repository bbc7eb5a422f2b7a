import Files
import RowKit

/// Searching: finding the next record that contains a pattern.
extension RecordsScreen {
  func askForSearch() {
    let prompt = PromptOverlay(
      "search", letterCase: letterCase, on: stage,
      onTab: { [weak self] in self?.filterInsteadOfSearching($0, $1) }
    ) { [weak self] text, letterCase in
      guard let self, let pattern = letterCase.pattern(text) ?? finding?.pattern else { return }
      self.letterCase = letterCase
      finding?.scan?.cancel()
      finding = RecordFinding(pattern: pattern)
      format.marks = [filter?.pattern, pattern].compactMap(\.self)
      showAnew()
      setNeedsHints()
      searchAgain(.forward)
    }
    stage?.show(prompt)
  }

  /// Shows only the records that contain a text, or the one that was looked for last if it is empty.
  private func filterInsteadOfSearching(_ text: String, _ letterCase: LetterCaseChoice) {
    let text = text.isEmpty ? finding?.pattern.text ?? "" : text
    finding?.scan?.cancel()
    finding = nil
    filter(by: text, letterCase)
  }

  /// Ends the current activity: first a search, then its highlights, then the filter.
  func endLooking() {
    if finding?.scan != nil {
      finding?.scan?.cancel()
      finding?.scan = nil
      showMessage("Search cancelled.")
    } else if finding != nil {
      finding = nil
      format.marks = filter.map { [$0.pattern] } ?? []
      showAnew()
    } else if filter?.scan != nil {
      filter?.scan?.cancel()
      filter?.scan = nil
      filter?.isStopped = true
      showMessage("Filtering cancelled: these are the \(format.noun)s found so far.")
    } else {
      endFilter()
    }
    setNeedsHints()
  }

  /// The words for ending with ``endLooking()``, or `nil` if there is nothing to end.
  var wordsForEnding: String? {
    if let finding { return finding.scan == nil ? "end search" : "stop searching" }
    return filter.map { $0.scan == nil ? "all \(format.noun)s" : "stop filtering" }
  }

  /// Repeats the last search, after those in the same direction that aren't finished yet.
  func repeatSearch(_ direction: RecordFinding.Direction, times: Int = 1) {
    guard let finding, finding.scan != nil, finding.direction == direction else {
      return searchAgain(direction, times: times)
    }
    scansGoOn()
    self.finding?.times = min(finding.times + times, 1000)
  }

  /// Repeats the last search from the cursor, up to a thousand times.
  func searchAgain(_ direction: RecordFinding.Direction, times: Int = 1) {
    guard finding != nil else {
      return showMessage(LocalizedStrings.fill(words[RefusalStrings.noSearch], "/"))
    }
    scansGoOn()
    finding?.scan?.cancel()
    let stretches = stretches(direction)
    finding?.direction = direction
    finding?.times = min(times, 1000)
    finding?.stretches = stretches
    setNeedsHints()
    finding?.looked = (0, stretches.reduce(0) { $0 + $1.chunks.count })
    searchOn(direction)
  }

  /// Begins a running search again, because the records it looks at are other ones now.
  func renewSearch() {
    guard let finding, finding.scan != nil else { return }
    searchAgain(finding.direction, times: finding.times)
  }

  /// Shows the record that was found, given the offset of its first match, or says that there is none.
  private func show(_ hit: (record: RecordPlace, offset: Int)?) {
    finding?.scan = nil
    setNeedsHints()
    if let hit {
      // A filter leaves out the rows that continue others.
      let row = format.row(of: hit.record, showing: hit.offset)
      let place = path(of: row) == nil ? hit.record : row
      path(of: place).map { tableView.moveCursor(toMatch: $0) }
      if let pattern = finding?.pattern { reveal(pattern, in: place) }
      if let finding, finding.times > 1 {
        searchAgain(finding.direction, times: finding.times - 1)
      }
    } else {
      showMessage("“\(finding?.pattern.text ?? "")” is nowhere.")
    }
    stage?.setNeedsFrame()
  }

  /// Scrolls sideways to the first match in a row.
  func reveal(_ pattern: BytePattern, in row: RecordPlace) {
    guard let cell = path(of: row).flatMap({ tableView.cell(at: $0) }) else { return }
    let bytes = row.bytes(limit: RecordsScreen.reach)
    if format.reveal(pattern, in: bytes, width: cell.state.width) { showAnew() }
  }

  /// The number of bytes of a row in which a match is brought into view.
  private static let reach = 1 << 20

  /// Returns all chunks from the cursor on, wrapping around to it.
  private func stretches(_ direction: RecordFinding.Direction) -> [RecordFinding.Stretch] {
    typealias Stretch = RecordFinding.Stretch
    let cursor = cursorPlace?.whole
    let start = cursor.flatMap { cursor in sources.firstIndex { $0 === cursor.source } } ?? 0
    let (chunk, record) = (cursor?.chunk ?? 0, cursor?.record)
    func chunks(_ source: Int) -> [Int] { Array(0..<sources[source].chunks.chunkCount) }
    let own = chunks(start)
    let others = Array(start + 1..<max(start + 1, sources.count)) + Array(0..<start)
    switch direction {
    case .forward:
      return [Stretch(source: start, chunks: own.filter { $0 >= chunk }, bound: record)]
        + others.map { Stretch(source: $0, chunks: chunks($0), bound: nil) }
        + [Stretch(source: start, chunks: own.filter { $0 <= chunk }, bound: nil)]
    case .backward:
      let before = Array(own.filter { $0 <= chunk }.reversed())
      return [Stretch(source: start, chunks: before, bound: record)]
        + others.reversed().map { Stretch(source: $0, chunks: chunks($0).reversed(), bound: nil) }
        + [Stretch(source: start, chunks: own.filter { $0 >= chunk }.reversed(), bound: nil)]
    }
  }

  /// Searches the next stretch until a record is found.
  private func searchOn(_ direction: RecordFinding.Direction) {
    guard let finding, let stretch = finding.stretches.first else { return show(nil) }
    self.finding?.stretches.removeFirst()
    let source = sources[stretch.source]
    let step = SearchStep(
      direction, finding.pattern, filter?.pattern, format, source.chunks)
    self.finding?.scan = ChunkScan(
      source.chunks.part, stretch.chunks, state: stretch.bound, place: scanPlace,
      isEnough: { $0 != nil },
      work: { chunk, bound in
        defer { bound = nil }
        return step.nearest(in: chunk, bound)
      },
      deliver: { [weak self] _, answers in
        guard let self else { return }
        self.finding?.looked.chunks += answers.count
        stage?.setNeedsFrame()
        guard let found = answers.last ?? nil else { return }
        // The count of the records may have corrected a guess meanwhile.
        let counted = source.chunks.index.state(before: found.chunk)
        guard counted == nil || counted == found.state else { return renewSearch() }
        self.finding?.scan?.cancel()
        let record = RecordPlace(source: source, chunk: found.chunk, record: found.match.record)
        show((record, found.match.offset))
      },
      onEnd: { [weak self] in self?.searchOn(direction) })
  }
}

/// A search for a record in one chunk.
private struct SearchStep: Sendable {
  /// A record that was found.
  struct Found {
    let chunk: Int

    /// The quote state at the start of the chunk, which may be a guess.
    let state: QuoteState
    let match: RecordSearch.Match
  }

  private let isForward: Bool
  private let search: RecordSearch
  private let filter: RecordSearch?
  private let headerCount: Int
  private let rule: RecordRule
  private let chunkLength: Int
  private let index: RecordIndex

  @MainActor init(
    _ direction: RecordFinding.Direction, _ pattern: BytePattern, _ filter: BytePattern?,
    _ format: any RecordFormat, _ chunks: ChunkedFile
  ) {
    isForward = direction == .forward
    rule = format.rule
    headerCount = format.headerCount
    search = RecordSearch(pattern, rule: format.rule)
    self.filter = filter.map { RecordSearch($0, rule: format.rule) }
    chunkLength = chunks.chunkLength
    index = chunks.index
  }

  /// Returns the first matching record of a chunk, or the last one when searching backwards.
  ///
  /// Returns `nil` if there is none beyond the bound.
  func nearest(in chunk: ChunkBytes, _ bound: Int?) -> Found? {
    let number = chunk.offset / chunkLength
    let state = index.state(before: number, of: chunk, rule)
    var matches = matches(search, chunk, state)
    if let filter, !matches.isEmpty {
      let seen = Set(self.matches(filter, chunk, state).map(\.record))
      matches = matches.filter { seen.contains($0.record) }
    }
    if number == 0 { matches = matches.filter { $0.record >= headerCount } }
    if let bound {
      matches = matches.filter { isForward ? $0.record > bound : $0.record < bound }
    }
    let match = isForward ? matches.first : matches.last
    return match.map { Found(chunk: number, state: state, match: $0) }
  }

  private func matches(
    _ search: RecordSearch, _ chunk: ChunkBytes, _ state: QuoteState
  ) -> [RecordSearch.Match] {
    var state = state
    return search.matches(in: chunk, state: &state)
  }
}
