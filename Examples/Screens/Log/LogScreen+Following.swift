import Files
import RowKit

/// Showing what is added to the files.
extension LogScreen {
  /// How long to wait between two looks at the files.
  private static let pause = Duration.milliseconds(200)

  func toggleFollowing() {
    follows.toggle()
    hintsChanged()
    scheduleCheck()
    if follows { perform(.moveToEnd) }
  }

  /// Copies what came from pipes, and shows it; returns whether there may be more at once.
  func takeInput() -> Bool {
    var mayCome = false
    for source in sources where source.isFilling {
      if source.spool?.pump() == true { mayCome = true }
    }
    if sources.contains(where: \.hasNews) { checkFiles() }
    return mayCome
  }

  /// Looks at the files after a while, as long as they may change.
  func scheduleCheck() {
    guard follows || sources.contains(where: \.isFilling), timer == nil, let stage else { return }
    timer = stage.schedule(after: LogScreen.pause) { [weak self] in
      guard let self else { return }
      timer = nil
      self.stage?.setNeedsFrame()
      checkFiles()
      scheduleCheck()
    }
  }

  /// Shows what became of the files.
  private func checkFiles() {
    let wasAtEnd = isAtEnd
    var hasChanged = false
    for place in sources.indices {
      switch sources[place].check() {
      case .none: continue
      case .grew(let size): grow(place, to: size)
      case .shrank(let size): reset(place, to: size)
      case .replaced(let file): append(file)
      }
      hasChanged = true
    }
    guard hasChanged else { return }
    count()
    if follows, wasAtEnd { perform(.moveToEnd) }
  }

  private func grow(_ place: Int, to size: Int) {
    guard filter == nil else { return growFiltered(place, to: size) }
    let (source, looks) = (sources[place], looks)
    let last = parts.lastIndex { $0.source == place }
    let end = parts.firstIndex { $0.source > place } ?? parts.count
    let new = grow(source.chunks, to: size, last: last, end: end) { chunk, record in
      LogLineRowController(source, chunk: chunk, record: record, looks: looks)
    } group: {
      group(of: place, $0)
    }
    parts.insert(contentsOf: new.map { Part(source: place, chunk: $0) }, at: end)
  }

  /// Shows a file from its beginning, after it was emptied.
  private func reset(_ place: Int, to size: Int) {
    sources[place].reset(to: size)
    showMessage("“\(sources[place].name)” became shorter.")
    rebuild()
  }

  /// Goes on with the file that has the name of another now, which stays where it is.
  private func append(_ file: OpenFile) {
    sources.append(LogSource(file, chunkLength: chunkLength))
    showMessage("“\(file.path)” is a new file now.")
    rebuild()
  }

  /// Makes all groups anew.
  func rebuild() {
    if let filter {
      apply(filter.pattern)
    } else {
      clearTableGroups()
    }
  }
}
