import Files
public import RowKit

/// A table of files of any size, record by record: the lines of a log, or the records of a table.
///
/// A file is read in chunks as it is viewed. Each chunk is a group whose records are found when it
/// is first seen, so the first and the last screen appear immediately, whatever lies between them.
/// Meanwhile the records are counted in the background, which fills in their numbers.
public final class RecordsScreen: GenericTableController, ScreenWithWork {
  /// The chunk of a file that a group shows.
  struct Part: Comparable, Hashable, Sendable {
    let source: Int
    let chunk: Int

    /// The identity of its group, which stays when other files go.
    @MainActor func id(of sources: [RecordSource], isFiltered: Bool) -> RowID {
      RowID(PartID(source: ObjectIdentifier(sources[source]), chunk: chunk, isFiltered: isFiltered))
    }

    static func < (left: Part, right: Part) -> Bool {
      (left.source, left.chunk) < (right.source, right.chunk)
    }
  }

  /// The identity of a part.
  private struct PartID: Hashable, Sendable {
    let source: ObjectIdentifier
    let chunk: Int
    let isFiltered: Bool
  }

  /// The files, in the order in which they are shown.
  var sources: [RecordSource]

  /// The kind and the appearance of the records.
  let format: any RecordFormat

  /// The parts shown by the groups, in order.
  var parts: [Part] = []

  /// Whether new data is shown as it arrives.
  var follows: Bool

  /// The filter for the visible records, or `nil` to show all.
  var filter: RecordFilter?

  /// The last search.
  var finding: RecordFinding?

  /// Whether the next search distinguishes upper- and lowercase letters.
  var letterCase = LetterCaseChoice.automatic

  /// The events that report changes of the files, and the schedule of the checks.
  var news = FileNews()

  /// The number of the record to move to as soon as it is counted, and its file, or `nil` for none.
  var wanted: (number: Int, source: RecordSource)?

  /// The number of bytes that scans look at between two keys of a script.
  ///
  /// The default takes less than 50 ms on any machine of today.
  package var scriptedReach = 16_000_000

  /// The number of bytes looked at since the last key of a script.
  private var reached = 0

  let chunkLength: Int?
  private var counting: ChunkScan?
  private let heading: ContentView

  /// Creates a screen for open files.
  init(
    _ files: [OpenedFile], as format: any RecordFormat, follows: Bool, chunkLength: Int?
  ) {
    sources = files.map { RecordSource($0, rule: format.rule, chunkLength: chunkLength) }
    self.format = format
    self.follows = follows
    self.chunkLength = chunkLength
    heading = ContentView(format.heading ?? TextContent(""))
    super.init(title: files.count == 1 ? files[0].name : "\(files.count) files")
    _ = format.adapt(to: sources)
    // Rows that are laid out for a frame may change the format, which the next frame shows.
    format.onChange = { [weak self] in self?.stage?.signal.mark() }
    heading.onPress = { [weak self] point in self?.pressHeading(point) }
  }

  isolated deinit {
    for scan in scans { scan.cancel() }
  }

  // MARK: Content

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

  /// Returns the group for a chunk.
  func group(of place: Int, _ chunk: Int) -> TableGroup {
    let part = Part(source: place, chunk: chunk)
    return TableGroup(
      header: chunk == 0 ? header(of: place) : nil, id: part.id(of: sources, isFiltered: false),
      indexTitle: chunk == 0 ? indexTitle(of: place) : nil, rows: rows(of: part))
  }

  /// Returns the records of a chunk as rows, counted on demand.
  func rows(of part: Part) -> RowList {
    let (source, format, chunk) = (sources[part.source], format, part.chunk)
    let first = chunk == 0 ? format.headerCount : 0
    return RowList(ChunkRows(chunks: source.chunks, chunk: chunk, first: first)) { record in
      format.row(RecordPlace(source: source, chunk: chunk, record: record))
    }
  }

  /// Returns the header above the first group of each file, if there are several files.
  func header(of place: Int) -> GroupTitle? {
    guard sources.count > 1 else { return nil }
    let names = place > 0 ? format.otherNames(in: sources[place]) : nil
    return GroupTitle(names.map { "\(sources[place].name): \($0)" } ?? sources[place].name)
  }

  /// Returns the title of each file in the index, if there are several files.
  func indexTitle(of place: Int) -> String? {
    sources.count > 1 ? sources[place].name.split(separator: "/").last.map { String($0) } : nil
  }

  public override func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
    var rest = bounds
    guard format.heading != nil, bounds.height > 2 else { return super.regions(in: bounds) }
    let line = rest.takeTop(1)
    return [ScreenRegion(heading, in: line), ScreenRegion(tableView, in: rest)]
  }

  public override var status: ScreenStatus {
    if let finding, finding.scan != nil {
      if isResting { return .text(searched(for: finding)) }
      return .text("\(finding.percent) %: looking for “\(finding.pattern.text)”")
    }
    let chunkCount = sources.reduce(0) { $0 + $1.chunks.chunkCount }
    let words = filter?.status(chunkCount: chunkCount, noun: format.noun) ?? counted
    let notice = notice.map { $0 + "; " } ?? ""
    return .text(notice + (follows ? words + ", following" : words))
  }

  /// Returns what could not be read, a sentence each.
  public func finishWork() -> [String] {
    sources.flatMap { $0.problems(noun: format.noun) }
  }

  public override var showsOnlySomeRows: Bool { filter != nil }

  public override var isFindingRows: Bool { filter?.scan != nil }

  public override var keyHints: [KeyHint] {
    let hasRecord = cursorPlace != nil
    var hints = hasRecord ? [KeyHint("⏎", "whole \(format.noun)")] : []
    if finding != nil { hints.append(KeyHint("n N", "next, previous")) }
    if let words = wordsForEnding { hints.append(KeyHint("esc", words)) }
    hints += [KeyHint("/", "search"), KeyHint("f", "filter")]
    if let name = format.sortingName { hints.append(KeyHint("s", "sort by \(name)")) }
    hints.append(KeyHint("F", follows ? "stop following" : "follow"))
    if format.heading != nil { hints += titleHints }
    if sources.count > 1 { hints.append(KeyHint("'", "files", isProminent: false)) }
    hints.append(KeyHint("↑↓ j k", "move", isProminent: false))
    hints.append(KeyHint("← →", "sideways", isProminent: false))
    hints.append(KeyHint("42G 50%", "\(format.noun) number, percentage", isProminent: false))
    hints.append(KeyHint("space pgup pgdn", "pages", isProminent: false))
    hints.append(KeyHint("home end g G", "first, last", isProminent: false))
    hints.append(KeyHint("ctrl+u ctrl+d", "half pages", isProminent: false))
    if hasRecord { hints.append(KeyHint("alt+w", "copy the \(format.noun)", isProminent: false)) }
    return hints
  }

  /// The position of the record at the cursor.
  var cursorPlace: RecordPlace? {
    tableView.cursor.flatMap { (row(at: $0) as? any RecordRow)?.place }
  }

  public override func printedLines(width: Int) -> AnySequence<String> {
    AnySequence(RecordLines(sources, as: format, with: filter?.pattern))
  }

  // MARK: Events

  public override func handle(_ key: KeyPress) -> Bool {
    scansGoOn()
    defer { stage?.setNeedsFrame() }
    wanted = nil
    switch (key.key, key.modifiers) {
    case (.character(" "), []): for _ in 0..<min(repetition ?? 1, 1000) { perform(.pageDown) }
    case (.character("/"), []): askForSearch()
    case (.character("f"), []): askForFilter()
    case (.character("n"), []): repeatSearch(.forward, times: repetition ?? 1)
    case (.character("N"), _): repeatSearch(.backward, times: repetition ?? 1)
    case (.character("F"), _): toggleFollowing()
    case (.character("s"), []) where format.sortingName != nil:
      checkFiles()
      sort(by: nil)
    case (.right, []): _ = scrollSideways(by: 1)
    case (.left, []) where format.move(by: -1): showAnew()
    case (.escape, []) where finding != nil || filter != nil: endLooking()
    default: return super.handle(key)
    }
    return true
  }

  public override func scrollSideways(by steps: Int) -> Bool {
    if format.move(by: steps) { showAnew() }
    return true
  }

  public override func screenDidAppear() {
    super.screenDidAppear()
    // A sorted screen may have moved or widened the columns.
    if format.heading != nil { showAnew() }
    listen()
    count()
    guard follows else { return }
    checkFiles()
    // The system's events may be available only once the stage is shown.
    lookSoon()
    moveToEnd()
  }

  public override func screenDidDisappear() {
    super.screenDidDisappear()
    // A person may leave before the system's events were available.
    listen()
    news.end(on: stage)
  }

  public override func performPendingWork() -> Bool {
    let hasMore = super.performPendingWork()
    let mayCome = takeInput()
    checkOutdatedFiles()
    goOn(with: scans)
    if format.adapt(to: sources) { showAnew() }
    if sources.contains(where: \.chunks.isWaiting) { lookAgain() }
    return mayCome || hasMore || (!isResting && scans.contains { $0.place == .pieces })
  }

  /// Performs a slice of the scan that a person waits for, or else of the counting, in pieces.
  private func goOn(with scans: [ChunkScan]) {
    guard !isResting, let scan = scans.last else { return }
    let former = scan.scannedBytes
    _ = scan.goOn()
    reached += scan.scannedBytes - former
  }

  /// Whether scans have looked at enough since the last key of a script.
  ///
  /// They go on with the next key, and while the script waits.
  private var isResting: Bool {
    guard let stage, scanPlace == .pieces, !stage.isWaiting else { return false }
    return reached >= scriptedReach
  }

  /// Continues the scans after a key was pressed.
  func scansGoOn() {
    reached = 0
    if !scans.isEmpty { stage?.setNeedsFrame() }
  }

  /// Redraws the visible rows and the header above them.
  func showAnew() {
    if let content = format.heading { heading.content = content }
    reloadRows(at: tableView.visibleRows)
  }

  public override func moveCursor(toRowNumber number: Int) {
    if !goToRecord(number) { super.moveCursor(toRowNumber: number) }
  }

  public override func moveCursor(toPercent percent: Int) {
    if filter != nil || !goToPart(percent) { super.moveCursor(toPercent: percent) }
  }

  // MARK: Sorting

  private func pressHeading(_ point: ScreenPoint) {
    // The file may have other columns by now.
    checkFiles()
    guard let column = format.column(at: point.column, width: heading.size.width) else { return }
    sort(by: column)
  }

  /// Shows the file of the cursor in the order of a column, or of the first visible one.
  private func sort(by column: Int?) {
    guard let source = cursorPlace?.source ?? sources.first else { return }
    if let problem = ByteSize.problem(withSorting: source.chunks.size) {
      return showMessage(problem)
    }
    let screen = format.sortedScreen(of: source, by: column, with: filter?.pattern)
    if let screen { navigation?.push(screen) }
  }

  // MARK: Counting

  /// The running scans.
  private var scans: [ChunkScan] {
    [counting, filter?.scan, finding?.scan].compactMap(\.self).filter(\.isGoing)
  }

  /// The place where scans run: between two frames in a script, which has a clock of its own.
  var scanPlace: ChunkScan.Place { stage?.clock == nil ? .pieces : .background }

  /// Waits until the background scans have ended.
  public func finishScans() async {
    while let scan = scans.first { await scan.wait() }
  }

  /// Counts the records of the files that aren't counted yet, one file after the other.
  func count() {
    counting?.cancel()
    counting = nil
    guard let place = sources.firstIndex(where: { $0.chunks.recordCount == nil }) else { return }
    let chunks = sources[place].chunks
    counting = chunks.count(in: scanPlace) { [weak self] wasWrong in
      guard let self else { return }
      // Some chunks were read with a wrong quote state, so everything is read again.
      if wasWrong { correctGroups(of: place) }
      numberVisibleRows()
    } onEnd: { [weak self] in
      self?.count()
    }
  }

  private func correctGroups(of place: Int) {
    keepNumber()
    readAnew(place) { replaceGroups(of: place) }
    renewSearch()
  }

  private func numberVisibleRows() {
    stage?.setNeedsFrame()
    goOnToWanted()
    let late = tableView.visibleRows.filter { path in
      (row(at: path) as? any RecordRow)?.needsNumber ?? false
    }
    if !late.isEmpty { reloadRows(at: late) }
  }

  /// Replaces the groups of a file and keeps the cursor on the same byte of it.
  func readAnew(_ place: Int, by change: () -> Void) {
    let cursor = cursorPlace
    let offset = cursor.flatMap { $0.source.chunks.records(in: $0.chunk).start(of: $0.record) }
    change()
    guard let cursor, let offset, cursor.source === sources[place] else { return }
    let chunk = offset / cursor.source.chunks.chunkLength
    let record = cursor.source.chunks.records(in: chunk).record(at: offset) ?? 0
    moveCursor(to: RecordPlace(source: cursor.source, chunk: chunk, record: record))
  }
}
