public import Files
public import RowKit

/// The processes of the machine, updated each second.
///
/// The groups are rebuilt only when the order of the processes changes. Visible rows read their
/// process. `s` sorts by another column, `o` sorts again each second or stops that, `p` stops the
/// updates or goes on with them, and `f` filters the processes.
public final class ProcessesScreen: GenericTableController {
  private let model: ProcessModel
  private let folder: ProcessFolder
  private var timer: Int?
  private var isPaused: Bool

  /// Creates a screen for the processes described by a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - isAnimated: Whether the processes are updated from the beginning.
  /// - Throws: ``ExampleError/noProcesses(path:)`` if the folder describes none.
  public init(
    _ folder: ProcessFolder = ProcessFolder(), isAnimated: Bool = true
  ) throws(ExampleError) {
    guard folder.isThere else { throw .noProcesses(path: folder.path) }
    self.folder = folder
    isPaused = !isAnimated
    model = ProcessModel(folder)
    super.init(title: "Processes")
  }

  // MARK: Content

  public override func constructTableGroups() -> [TableGroup] {
    let rows = model.shown.map { ProcessRowController($0, in: folder) }
    return [TableGroup(header: heading, id: "processes", rows: RowList(rows))]
  }

  private var heading: GroupTitle {
    let shown = model.filter.isEmpty ? "" : "\(model.shown.count) of "
    let line = ProcessRowController.line(
      number: "number", load: "cpu %", memory: "memory", command: commandTitle, style: .header)
    var title = GroupTitle(
      "\(shown)\(ProcessesScreen.words(for: model.count)), by \(model.column.rawValue)",
      content: HeadingContent(line: line))
    title.onPress = { [weak self] point in
      guard let self else { return }
      let margin = HeadingContent.margin
      let width = tableView.size.width - margin
      if let index = line.index(at: point.column - margin, width: width) {
        arrange { $0.column = ProcessColumn.titled[index] }
      }
    }
    return title
  }

  private var commandTitle: String {
    let filter = model.filter.isEmpty ? "" : " with “\(model.filter)”"
    let shown = ProcessesScreen.words(for: model.shown.count)
    return "\(shown)\(filter), by \(model.column.rawValue)"
  }

  private static func words(for count: Int) -> String {
    "\(count) \(count == 1 ? "process" : "processes")"
  }

  public override var keyHints: [KeyHint] {
    let hints = [
      KeyHint("s", "sort by \(model.column.next.rawValue)"),
      KeyHint("o", model.keepsSorted ? "keep order" : "keep sorted", isProminent: false),
      KeyHint("f", "filter"), KeyHint("p", isPaused ? "go on" : "pause", isProminent: isPaused),
    ]
    return hints + super.keyHints + titleHints
  }

  public override var showsOnlySomeRows: Bool { !model.filter.isEmpty }

  // MARK: Events

  public override func handle(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress("s"): arrange { $0.column = $0.column.next }
    case KeyPress("o"): arrange { $0.keepsSorted.toggle() }
    case KeyPress("f"): askForFilter()
    case KeyPress("p"): pause()
    case KeyPress(.escape) where showsOnlySomeRows: model.filter = ""
    default: return super.handle(key)
    }
    return true
  }

  /// Changes the order of the processes and scrolls to the one with the cursor.
  ///
  /// It may have moved far away, and may end while it is out of view.
  private func arrange(_ change: (ProcessModel) -> Void) {
    change(model)
    applyObservedChanges()
    if let cursor = tableView.cursor { scrollToRow(at: cursor) }
  }

  private func pause() {
    isPaused.toggle()
    if !isPaused { model.update() }
    look()
    setNeedsHints()
  }

  private func askForFilter() {
    let prompt = PromptOverlay("filter", text: model.filter, on: stage) { [weak self] text in
      self?.model.filter = text
    }
    stage?.show(prompt)
  }

  public override func screenDidAppear() {
    super.screenDidAppear()
    look()
  }

  /// Updates the processes each second, also while a screen about one of them is shown.
  private func look() {
    guard timer == nil, !isPaused, let stage else { return }
    timer = stage.schedule(after: .seconds(1)) { [weak self] in
      guard let self else { return }
      timer = nil
      if !isPaused { model.update() }
      look()
    }
  }
}

/// The titles of the columns, aligned with the rows.
private struct HeadingContent: CellContent {
  /// The number of columns before the titles.
  static let margin = 2

  let line: ProcessLineContent

  var plainText: String { line.plainText }

  func draw(on canvas: Canvas) {
    line.draw(on: canvas.inset(left: HeadingContent.margin))
  }
}

extension ExampleScreen {
  /// The processes of the machine.
  static let processes = ExampleScreen(
    name: "processes", title: "Processes",
    summary: "the machine's processes, or those in a copy of /proc, updated each second",
    operands: "[FOLDER]"
  ) { arguments throws(ExampleError) in
    try ProcessesScreen(
      arguments.operands.first.map { ProcessFolder(path: $0) } ?? ProcessFolder(),
      isAnimated: arguments.isAnimated)
  }
}
