import Files
import RowKit
import RowKitStorage

/// The records of a table in the order of a column, as they were when they were sorted.
///
/// A press on the name of a column sorts by it, and once more in the other direction.
final class SortedTableScreen: GenericTableController {
  private let name: String
  private let source: RecordSource
  private var part: FilePart
  private let format: CSVFormat
  private let pattern: BytePattern?
  private let heading: ContentView
  private var order: CSVOrder
  private var records: [CSVOrder.Record]?

  /// The order of the records that are shown.
  private var shownOrder: CSVOrder

  /// Whether sorting has kept the cursor on a record that came to the first row.
  private var keepsFirstRow = false
  private var news = FileNews()

  /// The detector of changes of the file, or `nil` for a pipe.
  private var watch: FileWatch?

  /// Whether the file has changed since it was sorted, which is said once.
  private var isOutdated = false

  /// Whether another file has taken the name, which is said once.
  private var isReplaced = false

  /// Whether records are being sorted, perhaps in an order that is no longer wanted.
  private var isSorting = false

  /// Creates a screen for the table in a file.
  init(
    _ source: RecordSource, as format: CSVFormat, by order: CSVOrder, with pattern: BytePattern?
  ) {
    name = source.name
    self.source = source
    part = source.chunks.part
    watch = source.spool == nil ? FileWatch(part.file, size: part.size) : nil
    self.format = format
    self.pattern = pattern
    self.order = order
    shownOrder = order
    heading = ContentView(format.heading(sortedBy: order))
    super.init(title: "By \(format.name(of: order.column))")
    heading.onPress = { [weak self] point in self?.press(point) }
  }

  // MARK: Content

  override func constructTableGroups() -> [TableGroup] {
    guard let records else { return [TableGroup("Sorting…", rows: [any CellController]())] }
    let (file, format) = (part.file, format)
    return [
      TableGroup(
        rows: RowList(records.indices) { SortedRowController(records[$0], of: file, format) })
    ]
  }

  override func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
    var rest = bounds
    guard bounds.height > 2 else { return super.regions(in: bounds) }
    let line = rest.takeTop(1)
    return [ScreenRegion(heading, in: line), ScreenRegion(tableView, in: rest)]
  }

  override var keyHints: [KeyHint] {
    [
      KeyHint("s", "sort by \(format.name(of: nextColumn))"), KeyHint("r", "reverse"),
      KeyHint("← →", "sideways", isProminent: false),
    ] + super.keyHints + titleHints
  }

  override var status: ScreenStatus { notice.map { .text($0) } ?? super.status }

  override func printedLines(width: Int) -> AnySequence<String> {
    var lines = RecordLines([source], as: format)
    let header = lines.next().map { [$0] } ?? []
    guard var records else { return AnySequence(header) }
    // Only now a pipe has been read to its end.
    if source.spool != nil, part.size < source.chunks.size {
      part = source.chunks.part
      records = sorting().records
    }
    for _ in source.chunks.index.chunkCount..<source.chunks.chunkCount { source.chunks.countNext() }
    source.noteEnd()
    let (source, file, format) = (source, part.file, format)
    let sorted = records.lazy.map { record -> String? in
      if record.range.count > RecordLines.limit + 1 { source.isRecordCut = true }
      let bytes = file.bytes(record.range.prefix(RecordLines.limit))
      if bytes.count < min(record.range.count, RecordLines.limit) { source.hasChanged = true }
      return source.hasChanged ? nil : format.printed { Array(bytes.prefix($0)) }
    }
    let whole = sorted.prefix { $0 != nil }.compactMap(\.self)
    // Records that were written over with as many bytes are noticed at the end.
    let end = CollectionOfOne(source).lazy.compactMap { source -> String? in
      source.noteEnd()
      return nil
    }
    return AnySequence([AnySequence(header), AnySequence(whole), AnySequence(end)].lazy.joined())
  }

  private var nextColumn: Int { (order.column + 1) % max(1, format.layout.columns.count) }

  // MARK: Events

  override func handle(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress("s"): sort(by: CSVOrder(column: nextColumn))
    case KeyPress("r"):
      sort(by: CSVOrder(column: order.column, isDescending: !order.isDescending))
    case KeyPress("/") where records == nil:
      showMessage("The rows can be searched once they are sorted.")
    case KeyPress(.right): return scrollSideways(by: 1)
    case KeyPress(.left): return scrollSideways(by: -1)
    default: return super.handle(key)
    }
    return true
  }

  override func scrollSideways(by steps: Int) -> Bool {
    if format.move(by: steps) { redrawRows() }
    return true
  }

  private func press(_ point: ScreenPoint) {
    guard let column = format.column(at: point.column, width: heading.size.width) else { return }
    let isSame = column == order.column
    sort(by: CSVOrder(column: column, isDescending: isSame && !order.isDescending))
  }

  override func screenDidAppear() {
    super.screenDidAppear()
    if records == nil { sort(by: order) }
    listen()
    checkFile()
  }

  override func screenDidDisappear() {
    super.screenDidDisappear()
    news.end(on: stage)
  }

  override func performPendingWork() -> Bool {
    let hasMore = super.performPendingWork()
    if format.adapt(to: []) { redrawRows() }
    return hasMore
  }

  // MARK: Following

  /// Starts listening for changes of the file, or for more of the pipe.
  private func listen() {
    let mustLook = news.listen(
      to: [source], follows: true, waits: stage?.clock != nil,
      onInput: { [weak self] source in self?.read(source) },
      onChange: { [weak self] in self?.look(soon: true) })
    if mustLook { look(soon: false) }
  }

  private func read(_ source: RecordSource) {
    news.read(source)
    look(soon: true)
  }

  private func look(soon: Bool) {
    news.look(soon: soon, on: stage) { [weak self] in
      self?.news.didBegin()
      self?.checkFile()
      if self?.stage != nil { self?.listen() }
    }
  }

  /// Returns the change of the file, or of what is kept of the pipe, since the last check.
  private func change() -> FileWatch.Change {
    guard let spool = source.spool else { return watch?.check() ?? .none }
    source.pump()
    return spool.size > part.size ? .grew(to: spool.size) : .none
  }

  /// Returns to the table if the file has other records now, because their places are no longer known.
  private func checkFile() {
    switch change() {
    case .none: return
    case .grew(let size):
      part = FilePart(part.file, size: size, chunkLength: part.chunkLength)
      if !isOutdated { showMessage("“\(name)” has grown. Sorting again includes the new records.") }
      isOutdated = true
    case .replaced:
      if !isReplaced {
        showMessage("“\(name)” is another file now. These are the former records.")
      }
      isReplaced = true
    case .shrank, .rewritten:
      let navigation = navigation
      navigation?.pop()
      navigation?.top.showMessage("“\(name)” was rewritten. Sort it again.")
    }
  }

  // MARK: Sorting

  private func sort(by order: CSVOrder) {
    if let problem = ByteSize.problem(withSorting: part.size) { return showMessage(problem) }
    self.order = order
    format.makeRoomForSign(at: order.column)
    showColumn()
    if !isSorting { sort() }
  }

  /// Moves sideways until the column of the order is in view.
  private func showColumn() {
    let width = heading.size.width
    guard width > 0 else { return }
    while order.column < format.layout.columns(in: width).lowerBound, format.move(by: -1) {}
    while order.column >= format.layout.columns(in: width).upperBound, format.move(by: 1) {}
  }

  /// The work of sorting in the order that is wanted now.
  private var sorting: @Sendable () -> CSVOrder.Records {
    let (order, part, pattern) = (order, part, pattern)
    let (delimiter, rule, headerCount) = (format.delimiter, format.rule, format.headerCount)
    return {
      order.records(
        of: part, delimiter: delimiter, rule: rule, headerCount: headerCount, with: pattern,
        areTextsInOrder: TextOrdering.areInIncreasingOrder)
    }
  }

  /// Sorts in the order that is wanted now.
  private func sort() {
    let order = order
    isOutdated = false
    let work = BackgroundWork(sorting)
    // A script sees the result.
    let patience: Duration = stage?.clock == nil ? .seconds(600) : .milliseconds(50)
    if let records = work.answer(within: patience) { return show(records) }
    isSorting = true
    setNeedsHints()
    work.whenDone { [weak self] records in
      guard let self else { return }
      isSorting = false
      if self.order == order { show(records) } else { sort() }
    }
  }

  /// Says that the table couldn't be read, and returns to it if nothing is sorted yet.
  private func reportSilence() {
    let navigation = navigation
    if records == nil { navigation?.pop() }
    order = shownOrder
    navigation?.top.showMessage("“\(name)” can't be sorted: its file system doesn't answer.")
  }

  private func show(_ sorted: CSVOrder.Records) {
    guard !sorted.isSilent else { return reportSilence() }
    let chosen = chosenRecord
    records = sorted.records
    shownOrder = order
    title = "By \(format.name(of: order.column))"
    let count = sorted.records.count
    let noun = count == 1 ? format.noun : format.noun + "s"
    showMessage(
      "\(count.grouped) \(noun) by \(format.name(of: order.column)), \(words(for: sorted.kind)).")
    clearTableGroups()
    _ = groupCount
    perform(.moveToStart)
    let row = chosen.flatMap { sorted.records.firstIndex(of: $0) }
    keepsFirstRow = row == 0
    if let row { moveCursor(to: RowPath(group: 0, row: row)) }
    redrawRows()
    setNeedsHints()
  }

  /// The record to which a person moved the cursor, or `nil` if it is on the first one, unless it was kept
  /// there.
  private var chosenRecord: CSVOrder.Record? {
    guard let row = tableView.cursor?.row, row > 0 || keepsFirstRow, let records,
      row < records.count
    else { return nil }
    return records[row]
  }

  /// Returns the direction of the order in words.
  private func words(for kind: CSVColumn.Kind) -> String {
    switch kind {
    case .number: order.isDescending ? "largest first" : "smallest first"
    case .text: order.isDescending ? "Z to A" : "A to Z"
    }
  }

  private func redrawRows() {
    heading.content = format.heading(sortedBy: shownOrder)
    reloadRows(at: tableView.visibleRows)
    stage?.setNeedsFrame()
  }
}

extension SortedTableScreen: NoticeScreen {
  /// The order in which records are being sorted, while others are still shown.
  var notice: String? { isSorting ? "sorting by \(format.name(of: order.column))…" : nil }
}
