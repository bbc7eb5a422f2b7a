public import RowKit

/// A page of three sections, built by animated insertions from alternating sides.
public final class TableDesignScreen: PageTableController {
  /// Creates a screen.
  public init() {
    super.init(title: "Table Design", style: .grouped)
    useCustomHeaders = true
    layouts = .tableDesign
    keyboardPanel = PageBar(keyboardHelp, extent: 2, style: Style(background: .role(.field)))
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
    addSection(PageSection("Rows from a file", header: fileHeader("Rows from a file")))
    for number in 1...3 {
      addRow(DetailCell.self, data: "Detail \(number)", animation: side(number))
    }
    addSection(PageSection("Text fields"))
    for (number, field) in TableDesignScreen.fields.enumerated() {
      addRow(TextFieldCell.self, data: field, animation: side(number))
    }
  }

  private static let fields = [
    TextFieldCell.Field(label: "First name", placeholder: "Ada"),
    TextFieldCell.Field(label: "Last name", placeholder: "Lovelace"),
    TextFieldCell.Field(label: "Note", placeholder: "Several lines", isMultiline: true),
  ]

  private func fileHeader(_ title: String) -> LayoutContent {
    var header = layouts.content("SectionHeader")
    header[Outlet<TextContent>("title")].text = title
    return header
  }

  private let keyboardHelp = TextContent(
    "Return goes to the next field, tab too; escape ends. ctrl+a and ctrl+e go to the edges of a "
      + "line, alt+b and alt+f by words; ctrl+_ takes back.", style: .secondary)

  private func side(_ number: Int) -> RowAnimation { number.isMultiple(of: 2) ? .right : .left }

  public override func printedLines(width: Int) -> AnySequence<String> {
    if sectionCount == 0 { createRows() }
    return super.printedLines(width: width)
  }

  /// What a person typed into the fields of the third section.
  public var typedTexts: [String] {
    (allData(TextFieldCell.Field.self, in: 2) ?? []).map(\.value)
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
