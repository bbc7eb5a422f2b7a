public import RowKit

/// A page of three sections, built by animated insertions from alternating sides.
public final class TableDesignScreen: PageTableController {
  /// Creates a screen.
  public init() {
    super.init(title: "Table Design", style: .grouped)
    useCustomHeaders = true
  }

  public override func screenDidAppear() {
    super.screenDidAppear()
    if sectionCount == 0 { createRows(after: .milliseconds(20)) }
  }

  public override func refresh() {
    removeAllSections(animation: .fade)
    createRows(after: .milliseconds(500))
  }

  private func createRows(after delay: Duration) {
    showLoadingIndicator()
    stage?.schedule(after: delay) { [weak self] in
      self?.createRows()
      self?.hideLoadingIndicator()
    }
  }

  private func createRows() {
    addSection(PageSection("Simple rows"))
    for number in 1...4 {
      addRow(LabelCell.self, data: "This is row \(number)", animation: side(number))
    }
    addSection(PageSection("Rows that lead on", footer: "Each has a screen of its own."))
    for number in 1...3 {
      addRow(DetailCell.self, data: "Detail \(number)", animation: side(number))
    }
    addSection(PageSection("Fields"))
    for (number, label) in ["First name", "Last name", "Telephone"].enumerated() {
      let field = FieldCell.Field(label: label, value: "", placeholder: "not said")
      addRow(FieldCell.self, data: field, animation: side(number))
    }
  }

  private func side(_ number: Int) -> RowAnimation { number.isMultiple(of: 2) ? .right : .left }

  public override func printedLines(width: Int) -> AnySequence<String> {
    if sectionCount == 0 { createRows() }
    return super.printedLines(width: width)
  }

  // MARK: Keys

  public override func handle(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress("s"): style = style == .plain ? .grouped : .plain
    case KeyPress("t"): useCustomHeaders.toggle()
    case KeyPress("b"): useCustomBackgrounds.toggle()
    case KeyPress("c"): collapse()
    default: return super.handle(key)
    }
    return true
  }

  public override var keyHints: [KeyHint] {
    super.keyHints + [
      KeyHint("s", style == .plain ? "cards" : "plain"),
      KeyHint("t", useCustomHeaders ? "stock headers" : "own headers"),
      KeyHint("b", useCustomBackgrounds ? "stock backgrounds" : "own backgrounds"),
      KeyHint("c", "collapse, expand"),
    ]
  }

  /// Hides the rows of the section with the cursor, or shows all that are hidden.
  private func collapse() {
    let hidden = (0..<sectionCount).filter { isCollapsed($0) }
    for section in hidden { expandSection(at: section, animation: .top) }
    guard hidden.isEmpty, let section = tableView.cursor?.group else { return }
    collapseSection(at: section, animation: .top)
  }
}

extension ExampleScreen {
  /// A page table.
  static let tableDesign = ExampleScreen(
    name: "table-design", title: "Table Design",
    summary: "rows as a kind of cell and its data, coming and going from all sides"
  ) { _ in
    TableDesignScreen()
  }
}
