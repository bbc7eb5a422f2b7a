public import Files
public import RowKit

/// Text files of any size, line by line.
///
/// A file is read where it is looked at, in chunks: each chunk is a group, whose lines are found
/// when it is first seen. So the first screen and the last one come at once, whatever lies between
/// them. Meanwhile the lines are counted in the background, which fills in their numbers.
public final class LogScreen: GenericTableController {
  /// Which chunk of which file a group shows.
  struct Part: Comparable {
    let source: Int
    let chunk: Int

    static func < (left: Part, right: Part) -> Bool {
      (left.source, left.chunk) < (right.source, right.chunk)
    }
  }

  /// The files, in the order in which they are shown.
  var sources: [LogSource]

  /// What the groups show, in their order.
  var parts: [Part] = []

  /// Whether what comes is shown at once.
  var follows: Bool

  /// The only lines that are seen; nil for all.
  var filter: LogFilter?

  /// What was looked for last.
  var search: LogSearch?

  /// What all lines have in common.
  let looks = LogLooks()

  let chunkLength: Int?
  var timer: Int?

  /// The counting of lines, to wait for.
  public internal(set) var counting: Task<Void, Never>?

  /// The search or the filtering that goes on, to wait for.
  public var looking: Task<Void, Never>? { search?.task ?? filter?.task }

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - paths: The files; `-` is standard input.
  ///   - follows: Whether to show at once what is added to them.
  ///   - chunkLength: The bytes of a chunk; nil for what suits the files.
  /// - Throws: ``FileReadError`` when one of them can't be read.
  public init(
    paths: [String], follows: Bool = false, chunkLength: Int? = nil
  ) throws(FileReadError) {
    var sources: [LogSource] = []
    for path in paths {
      let file = try OpenedFile(path: path)
      file.fill()
      sources.append(LogSource(file, chunkLength: chunkLength))
    }
    self.sources = sources
    self.follows = follows
    self.chunkLength = chunkLength
    super.init(title: sources.count == 1 ? sources[0].name : "\(sources.count) files")
    updateGutter()
  }

  isolated deinit {
    counting?.cancel()
    search?.task?.cancel()
    filter?.task?.cancel()
  }

  // MARK: What is seen

  public override func constructTableGroups() -> [TableGroup] {
    parts = []
    guard filter == nil else { return [] }
    var groups: [TableGroup] = []
    for (place, source) in sources.enumerated() {
      for chunk in 0..<source.chunks.chunkCount {
        parts.append(Part(source: place, chunk: chunk))
        groups.append(group(of: place, chunk))
      }
    }
    return groups
  }

  /// Makes the group of a chunk.
  func group(of place: Int, _ chunk: Int) -> TableGroup {
    let (source, looks) = (sources[place], looks)
    let rows = RowList(ChunkRows(chunks: source.chunks, chunk: chunk)) { record in
      LogLineRowController(source, chunk: chunk, record: record, looks: looks)
    }
    return TableGroup(header: header(of: place, chunk), rows: rows)
  }

  /// What stands above the first chunk of each of several files.
  func header(of place: Int, _ chunk: Int) -> GroupTitle? {
    sources.count > 1 && chunk == 0 ? GroupTitle(sources[place].name) : nil
  }

  public override var status: ScreenStatus {
    if let search, search.task != nil {
      return .text("looking for “\(search.pattern.text)” \(search.percent) %")
    }
    if let filter { return .text(filter.status) }
    return .text([counted, follows ? "following" : nil].compactMap(\.self).joined(separator: ", "))
  }

  /// The place in the file, or how far the counting is.
  private var counted: String? {
    let total = sources.reduce(0) { $0 + $1.chunks.size }
    guard total > 0 else { return "empty" }
    let counts = sources.compactMap(\.chunks.recordCount)
    guard counts.count == sources.count else {
      let done = sources.reduce(0.0) { $0 + $1.chunks.progress * Double($1.chunks.size) }
      return "counting lines \(Int(done * 100 / Double(total))) %"
    }
    let lines = counts.reduce(0, +).grouped
    guard let row = cursorLine, let number = row.source.chunks.number(of: row.record, in: row.chunk)
    else { return "\(lines) lines" }
    return "\(number.grouped) of \(lines)"
  }

  public override var keyHints: [KeyHint] {
    var hints = [KeyHint("⏎", "whole line"), KeyHint("/", "search"), KeyHint("f", "filter")]
    if search != nil { hints.append(KeyHint("n N", "next, previous")) }
    hints.append(KeyHint("F", follows ? "stop following" : "follow"))
    hints.append(KeyHint("← →", "sideways", isProminent: false))
    hints.append(KeyHint("pgup pgdn g G", "pages, first, last", isProminent: false))
    if filter != nil || search != nil { hints.append(KeyHint("esc", "all lines")) }
    return hints
  }

  /// The line with the cursor.
  var cursorLine: LogLineRowController? {
    tableView.cursor.flatMap { row(at: $0) as? LogLineRowController }
  }

  public override func printedLines(width: Int) -> AnySequence<String> {
    AnySequence(LogLines(sources))
  }

  // MARK: What happens

  public override func handle(_ key: KeyPress) -> Bool {
    defer { stage?.setNeedsFrame() }
    switch (key.key, key.modifiers) {
    case (.character("/"), []): askForSearch()
    case (.character("f"), []): askForFilter()
    case (.character("n"), []): searchAgain(.forward)
    case (.character("N"), _): searchAgain(.backward)
    case (.character("F"), _): toggleFollowing()
    case (.right, []): move(by: 8)
    case (.left, []) where looks.column > 0: move(by: -8)
    case (.escape, []) where search != nil || filter != nil: endLooking()
    default: return super.handle(key)
    }
    return true
  }

  public override func screenDidAppear() {
    super.screenDidAppear()
    count()
    scheduleCheck()
    if follows { perform(.moveToEnd) }
  }

  public override func screenDidDisappear() {
    super.screenDidDisappear()
    timer.map { stage?.cancelScheduled($0) }
    timer = nil
  }

  public override func work() -> Bool {
    let hasMore = super.work()
    return takeInput() || hasMore
  }

  private func move(by columns: Int) {
    looks.column = max(0, looks.column + columns)
    reloadVisibleRows()
  }

  func reloadVisibleRows() {
    reloadRows(at: tableView.visibleRows)
  }

  /// Says that the keys that do something are others now.
  func hintsChanged() {
    // A title that is set anew makes the bars anew.
    title = { title }()
  }

  // MARK: Numbers of lines

  /// Counts the lines of the files that aren't counted yet, one file after the other.
  func count() {
    guard let source = sources.first(where: { $0.chunks.recordCount == nil }) else {
      counting = nil
      return updateGutter()
    }
    counting = source.chunks.count { [weak self] _ in
      guard let self else { return }
      numberVisibleRows()
      if source.chunks.recordCount != nil { count() }
    }
  }

  private func numberVisibleRows() {
    stage?.setNeedsFrame()
    let late = tableView.visibleRows.filter { path in
      guard let row = row(at: path) as? LogLineRowController, !row.isNumbered else { return false }
      return row.source.chunks.index.records(before: row.chunk) != nil
    }
    if !late.isEmpty { reloadRows(at: late) }
  }

  /// Makes room for the largest number there may be.
  private func updateGutter() {
    let counts = sources.map { source -> Int in
      if let count = source.chunks.recordCount { return count }
      let first = source.chunks.records(in: 0)
      return source.chunks.size / max(1, first.chunk.count / max(1, first.count)) * 5 / 4
    }
    let gutter = max(3, String(counts.max() ?? 0).count)
    guard gutter != looks.gutter else { return }
    looks.gutter = gutter
    if stage != nil { reloadVisibleRows() }
  }
}

extension ExampleScreen {
  /// Files of any size, line by line.
  static let log = ExampleScreen(
    name: "log", title: "Log", summary: "text files of any size, line by line",
    operands: "FILE…", options: [.follow], isInGallery: false
  ) { arguments throws(ExampleError) in
    guard !arguments.operands.isEmpty else { throw .noFile(screen: "log") }
    return try ExampleError.opening { () throws(FileReadError) in
      try LogScreen(paths: arguments.operands, follows: arguments.options["follow"] != nil)
    }
  }
}

extension ExampleOption {
  /// Whether to go on showing what is added to a file.
  static let follow = ExampleOption(
    "follow", summary: "show what is added, also by another file of that name")
}
