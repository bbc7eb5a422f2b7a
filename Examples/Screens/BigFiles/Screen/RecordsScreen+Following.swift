import Files
import RowKit

/// Following: showing the changes of the files.
extension RecordsScreen {
  func toggleFollowing() {
    follows.toggle()
    setNeedsHints()
    for source in sources { source.spool?.awaitsWriters = follows }
    listen()
    guard follows else { return }
    checkFiles()
    moveToEnd()
  }

  // MARK: Listening

  /// Starts listening for changes.
  func listen() {
    let mustLook = news.listen(
      to: sources, follows: follows, waits: scanPlace == .background,
      onInput: { [weak self] source in self?.read(source) },
      onChange: { [weak self] in self?.lookSoon() })
    if mustLook { lookAgain() }
  }

  /// Copies the data from a pipe, also while another screen covers this one.
  ///
  /// The next frame of this screen determines how much of it is shown.
  private func read(_ source: RecordSource) {
    news.read(source)
    stage?.setNeedsFrame()
  }

  /// Copies the data from the pipes and shows it.
  ///
  /// Returns whether more may follow immediately.
  func takeInput() -> Bool {
    var mayCome = false
    for source in sources where source.isFilling {
      // A script sees everything that arrives without a long pause.
      let patience: Int32 = scanPlace == .pieces ? 200 : 0
      if source.pump(patience: patience) { mayCome = true }
      if !source.isFilling { listen() }
    }
    if sources.contains(where: \.hasNews) { checkFiles() }
    return mayCome
  }

  /// Schedules a check of the files after a moment.
  func lookSoon() {
    news.look(soon: true, on: stage) { [weak self] in self?.look() }
  }

  /// Checks the files for which there are no events.
  func lookAgain() {
    news.look(soon: false, on: stage) { [weak self] in self?.look() }
  }

  /// Checks the files after listening to them, so that no change falls between the two.
  private func look() {
    news.didBegin()
    listen()
    checkFiles()
    showSilentChunks()
  }

  /// Shows the chunks for which the file system didn't answer in time, as soon as it answers.
  private func showSilentChunks() {
    for (place, source) in sources.enumerated() where source.chunks.isWaiting {
      for chunk in source.chunks.takeSilentChunks() where filter == nil {
        let part = Part(source: place, chunk: chunk)
        if let position = parts.firstIndex(of: part) { renewRows(ofGroup: position) }
      }
    }
    stage?.setNeedsFrame()
  }

  // MARK: Checking

  /// Checks the files and shows their changes.
  ///
  /// A check finds one change of each file, and the system reports many changes as one. So another
  /// check follows until nothing has changed.
  func checkFiles() {
    // Groups created later would already contain the changes.
    _ = groupCount
    let wasAtEnd = isAtEnd
    let goneCount = sources.count(where: \.isGone)
    var hasChanged = false
    for place in sources.indices {
      switch sources[place].check() {
      case .none: continue
      case .grew where sources[place].chunks.size < 4 && convert(place): break
      case .rewritten where convert(place): sayRewritten(place)
      case .grew(let size):
        lengthenChunks(of: place, for: size)
        grow(place, to: size)
        readHeader(of: place, isRewritten: false)
      case .shrank(let size):
        // Records may have moved, because little of the file was compared.
        reread(place, to: size)
        if !follows { showMessage("“\(sources[place].name)” became shorter.") }
        readHeader(of: place, isRewritten: true)
      case .rewritten(let size):
        rewrite(place, to: size)
        readHeader(of: place, isRewritten: true)
      case .replaced(let file): append(file, after: place)
      }
      hasChanged = true
    }
    dropFormerFiles()
    if sources.count(where: \.isGone) != goneCount { stage?.setNeedsFrame() }
    guard hasChanged else { return }
    if follows { lookSoon() }
    stage?.setNeedsFrame()
    count()
    if filter != nil { filterOn() }
    if follows, wasAtEnd { moveToEnd() }
  }

  /// Shows a file that isn't followed again once rows are no longer in it.
  ///
  /// Lines of two versions would be mixed. Rows that were added meanwhile are shown, too.
  func checkOutdatedFiles() {
    if !follows, sources.contains(where: \.isOutdated) { checkFiles() }
  }

  /// Whether the cursor is on the last row, or there is no cursor.
  var isAtEnd: Bool { tableView.cursor.map { $0 == lastRow } ?? true }

  /// Moves the cursor to the last row.
  func moveToEnd() {
    perform(.moveToEnd)
  }

  /// The path of the last row, or `nil` if there is none.
  var lastRow: RowPath? {
    for position in (0..<groupCount).reversed() {
      let count = group(at: position)?.rows.count ?? 0
      if count > 0 { return RowPath(group: position, row: count - 1) }
    }
    return nil
  }

  /// Adds rows to the group of a file's last chunk, and adds groups after it.
  private func grow(_ place: Int, to size: Int) {
    guard filter == nil else { return rewindFilter(place, to: size) }
    let source = sources[place]
    let (former, last) = (source.chunks.chunkCount, parts.lastIndex { $0.source == place })
    // Counted before the file grows: a group that was never visible isn't counted yet.
    if let last { _ = group(at: last)?.rows.count }
    _ = source.resize(to: size)
    if let last { renewRows(ofGroup: last) }
    insertGroups(of: place, former..<max(former, source.chunks.chunkCount))
  }

  /// Lengthens the chunks of a file before it has too many of them.
  private func lengthenChunks(of place: Int, for size: Int) {
    let source = sources[place]
    guard source.chunks.outgrows(size) else { return }
    finding?.scan?.cancel()
    let former = source.chunks.chunkLength
    readAnew(place) {
      while source.chunks.outgrows(size) { source.lengthenChunks() }
      let ratio = source.chunks.chunkLength / former
      if filter == nil { replaceGroups(of: place) } else { joinFound(of: place, every: ratio) }
    }
    renewSearch()
  }

  /// Reads the header of the first file again, and its records if they turn out to be separated by
  /// another rule.
  private func readHeader(of place: Int, isRewritten: Bool) {
    guard place == 0, sources[0].readHeader(as: format, isRewritten: isRewritten) else { return }
    reread(0, to: sources[0].chunks.size)
  }

  /// Shows a file that was truncated and rewritten.
  private func rewrite(_ place: Int, to size: Int) {
    reread(place, to: size)
    sayRewritten(place)
  }

  private func sayRewritten(_ place: Int) {
    showMessage("“\(sources[place].name)” was rewritten.")
  }

  /// Shows the records of a file again, with the cursor on the record of the same number.
  private func reread(_ place: Int, to size: Int) {
    let cursor = cursorPlace
    keepNumber()
    sources[place].reread(to: size, rule: format.rule)
    replaceGroups(of: place)
    renewSearch()
    guard let cursor, cursor.source === sources[place], size > 0 else { return }
    let chunk = min(cursor.chunk, cursor.source.chunks.chunkCount - 1)
    let record = min(cursor.record, cursor.source.chunks.records(in: chunk).count - 1)
    moveCursor(to: RecordPlace(source: cursor.source, chunk: chunk, record: record))
  }

  /// Shows a file in another form if its text has another one than before, and returns whether it has.
  private func convert(_ place: Int) -> Bool {
    guard let source = sources[place].converted(chunkLength: chunkLength) else { return false }
    news.forget(sources[place])
    sources[place] = source
    replaceGroups(of: place)
    renewSearch()
    listen()
    readHeader(of: place, isRewritten: true)
    return true
  }

  /// Continues with a new file of the same name.
  ///
  /// The former one stays in place.
  private func append(_ file: OpenFile, after place: Int) {
    let source: RecordSource
    do throws(FileReadError) {
      source = try RecordSource(after: sources[place], file, chunkLength: chunkLength)
    } catch {
      return showMessage(error.description)
    }
    sources.append(source)
    filter?.progress.append(RecordFilter.Progress())
    showMessage("“\(file.path)” is a new file now.")
    if sources.count == 2, let first = parts.firstIndex(where: { $0.source == 0 }) {
      tableGroups[first].header = header(of: 0)
      tableGroups[first].indexTitle = indexTitle(of: 0)
    }
    if filter == nil { insertGroups(of: sources.count - 1, 0..<source.chunks.chunkCount) }
    listen()
  }

  /// The largest number of former files of a name whose rows stay.
  private static let formerLimit = 8

  /// Removes the rows of the oldest files of a name, so that they don't stay open.
  private func dropFormerFiles() {
    for path in Set(sources.compactMap { $0.watchedFile?.path }) {
      let former = sources.indices.filter {
        sources[$0].isReplaced && sources[$0].watchedFile?.path == path
      }
      for place in former.dropLast(RecordsScreen.formerLimit).reversed() { drop(place) }
    }
  }

  private func drop(_ place: Int) {
    removeGroups { $0.source == place }
    parts = parts.map { $0.source > place ? Part(source: $0.source - 1, chunk: $0.chunk) : $0 }
    let source = sources.remove(at: place)
    news.forget(source)
    filter?.progress.remove(at: place)
    if filter != nil { recountFound() }
    if wanted?.source === source { wanted = nil }
    renewSearch()
  }

  // MARK: Groups

  /// Reloads all groups of a file.
  func replaceGroups(of place: Int) {
    removeGroups { $0.source == place }
    guard filter == nil else { return restartFilter(of: place) }
    insertGroups(of: place, 0..<sources[place].chunks.chunkCount)
  }

  /// Replaces the rows of a group with its current ones.
  ///
  /// The rows are again a lazy collection, so memory doesn't grow with the file.
  func renewRows(ofGroup position: Int) {
    let rows = rows(of: parts[position])
    changeRows(ofGroup: position, animation: .none) { $0 = rows }
  }

  private func insertGroups(of place: Int, _ chunks: Range<Int>) {
    let start = parts.firstIndex { $0.source > place } ?? parts.count
    performUpdates {
      for (offset, chunk) in chunks.enumerated() {
        insert(group(of: place, chunk), at: start + offset, animation: .none)
      }
    }
    parts.insert(contentsOf: chunks.map { Part(source: place, chunk: $0) }, at: start)
  }

  /// Removes the groups of the parts that satisfy a condition.
  func removeGroups(where condition: (Part) -> Bool) {
    let gone = parts.indices.filter { condition(parts[$0]) }
    performUpdates {
      for group in gone { removeGroup(at: group, animation: .none) }
    }
    parts.removeAll(where: condition)
  }
}
