public import Files
public import RowKit

/// A table of comma- or tab-separated values of any size.
///
/// Records are read where they are looked at, like the lines of ``LogScreen``. The first record
/// names the columns and stays above them.
public final class CSVTableScreen: GenericTableController {
  private let table: CSVTable
  private let header: ContentView
  private var timer: Int?

  /// The counting of records, to wait for.
  public private(set) var counting: Task<Void, Never>?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - chunkLength: The bytes of a chunk; nil for what suits the file.
  /// - Throws: ``FileReadError`` when it can't be read.
  public init(path: String, chunkLength: Int? = nil) throws(FileReadError) {
    let opened = try OpenedFile(path: path)
    table = CSVTable(opened, chunkLength: chunkLength)
    header = ContentView(CSVTableScreen.header(of: table))
    super.init(title: opened.name)
  }

  isolated deinit {
    counting?.cancel()
  }

  // MARK: What is seen

  public override func constructTableGroups() -> [TableGroup] {
    (0..<table.chunks.chunkCount).map { group(of: $0) }
  }

  private func group(of chunk: Int) -> TableGroup {
    let table = table
    let rows = ChunkRows(chunks: table.chunks, chunk: chunk, first: chunk == 0 ? 1 : 0)
    return TableGroup(
      rows: RowList(rows) { CSVRowController(table, chunk: chunk, record: $0) })
  }

  public override func regions(in bounds: ScreenRectangle) -> [ScreenRegion] {
    var rest = bounds
    guard bounds.height > 2 else { return [ScreenRegion(tableView, in: bounds)] }
    let line = rest.takeTop(1)
    return [ScreenRegion(header, in: line), ScreenRegion(tableView, in: rest)]
  }

  private static func header(of table: CSVTable) -> CSVHeaderContent {
    let names = table.layout.columns.map { CSVTable.line($0.name) }
    return CSVHeaderContent(
      line: CSVLineContent(fields: names, layout: table.layout, style: .header))
  }

  public override var status: ScreenStatus {
    guard let count = table.chunks.recordCount else {
      return .text("counting records \(Int(table.chunks.progress * 100)) %")
    }
    let records = max(0, count - 1)
    let row = tableView.cursor.flatMap { self.row(at: $0) as? CSVRowController }
    guard let number = row?.number else { return .text("\(records.grouped) records") }
    return .text("\(number.grouped) of \(records.grouped)")
  }

  public override var keyHints: [KeyHint] {
    [KeyHint("⏎", "record"), KeyHint("← →", "columns"), KeyHint("/", "search")]
      + super.keyHints.filter { !["⏎", "/"].contains($0.keys) }
  }

  public override func printedLines(width: Int) -> AnySequence<String> {
    while let spool = table.spool, !spool.isFinished { _ = spool.pump(patience: -1) }
    takeInput()
    return AnySequence(CSVLines(table))
  }

  // MARK: What happens

  public override func handle(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress(.right) where table.layout.move(by: 1): showColumns()
    case KeyPress(.left) where table.layout.move(by: -1): showColumns()
    case KeyPress(.right): break
    default: return super.handle(key)
    }
    return true
  }

  public override func screenDidAppear() {
    super.screenDidAppear()
    count()
    scheduleInput()
  }

  public override func screenDidDisappear() {
    super.screenDidDisappear()
    timer.map { stage?.cancelScheduled($0) }
    timer = nil
  }

  public override func work() -> Bool {
    let hasMore = super.work()
    let mayCome = table.spool?.pump() ?? false
    takeInput()
    return hasMore || mayCome
  }

  private func showColumns() {
    header.content = CSVTableScreen.header(of: table)
    reloadRows(at: tableView.visibleRows)
  }

  private func count() {
    guard table.chunks.recordCount == nil else { return }
    counting = table.chunks.count { [weak self] wasWrong in
      guard let self else { return }
      // Chunks that were read as if they began outside of quotes, or inside: all is read anew.
      if wasWrong { readAnew() }
      stage?.setNeedsFrame()
    }
  }

  private func readAnew() {
    let cursor = tableView.cursor
    clearTableGroups()
    _ = tableGroups
    if let cursor { tableView.moveCursor(to: cursor) }
  }

  // MARK: Input

  private func scheduleInput() {
    guard let spool = table.spool, !spool.isFinished, timer == nil, let stage else { return }
    timer = stage.schedule(after: .milliseconds(100)) { [weak self] in
      self?.timer = nil
      self?.stage?.setNeedsFrame()
      self?.scheduleInput()
    }
  }

  /// Shows what came from a pipe.
  private func takeInput() {
    guard let size = table.spool?.size, size > table.chunks.size else { return }
    let (table, last) = (table, tableGroups.count - 1)
    _ = grow(table.chunks, to: size, last: last < 0 ? nil : last, end: last + 1) {
      CSVRowController(table, chunk: $0, record: $1)
    } group: {
      group(of: $0)
    }
    if stage != nil { count() }
  }
}

extension ExampleScreen {
  /// A table of comma- or tab-separated values.
  static let table = ExampleScreen(
    name: "table", title: "Table", summary: "a CSV or TSV file of any size", operands: "FILE",
    isInGallery: false
  ) { arguments throws(ExampleError) in
    guard let path = arguments.operands.first else { throw .noFile(screen: "table") }
    return try ExampleError.opening { () throws(FileReadError) in
      try CSVTableScreen(path: path)
    }
  }
}
