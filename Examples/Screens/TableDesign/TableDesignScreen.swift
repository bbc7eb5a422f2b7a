public import RowKit

/// A page of three sections, built by animated insertions from alternating sides.
public final class TableDesignScreen: PageTableController {
  /// Creates a screen.
  public init() {
    super.init(title: "Table Design", style: .grouped)
    layouts = .tableDesign
    useCustomHeaders = true
    tableBackground = .dusk
    keyboardPanel = PageBar(keyboardHelp, style: Style(background: .role(.field)))
  }

  public override func screenDidAppear() {
    super.screenDidAppear()
    if sectionCount == 0 { createRows(after: .milliseconds(20)) }
  }

  public override func refresh() {
    fields = allData(TextFieldCell.Field.self, in: 2) ?? fields
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

  // MARK: Rows

  private func createRows() {
    addSection(PageSection("Simple rows", isCollapsible: true))
    for number in 1...4 {
      addRow(LabelCell.self, data: "This is row \(number)", animation: side(number))
    }
    addSection(PageSection("Rows from a file", header: fileHeader, isCollapsible: true))
    for number in 1...3 {
      addRow(DetailCell.self, data: "Detail \(number)", animation: side(number))
    }
    addSection(PageSection("Text fields", footer: footer, isCollapsible: true))
    for (number, field) in fields.enumerated() {
      addRow(TextFieldCell.self, data: field, animation: side(number))
    }
  }

  /// The fields of the third section while it is created again.
  private var fields = TextFieldCell.Field.samples

  private let footer = "What is typed is kept in the section."

  private let keyboardHelp = TextContent(
    " tab: next field   ctrl+_: take back", style: .secondary,
    numberOfLines: 0)

  private var fileHeader: LayoutContent {
    var header = layouts.content("SectionHeader")
    header[Outlet<TextContent>("title")].text = "Rows from a file"
    return header
  }

  private func side(_ number: Int) -> RowAnimation { number.isMultiple(of: 2) ? .right : .left }

  /// The texts typed into the fields of the third section.
  public var typedTexts: [String] {
    (allData(TextFieldCell.Field.self, in: 2) ?? []).map(\.value)
  }

  public override func printedLines(width: Int) -> AnySequence<String> {
    if sectionCount == 0 { createRows() }
    return super.printedLines(width: width)
  }

  // MARK: Keys

  public override func handle(_ key: KeyPress) -> Bool {
    switch key {
    case KeyPress("s"): style = style == .plain ? .grouped : .plain
    case KeyPress("t"): useCustomHeaders.toggle()
    case KeyPress("b"): toggleBackgrounds()
    default: return super.handle(key)
    }
    return true
  }

  private func toggleBackgrounds() {
    useCustomBackgrounds.toggle()
    tableBackground = useCustomBackgrounds ? .dusk : nil
  }

  public override var keyHints: [KeyHint] {
    guard !isEditingText else { return super.keyHints }
    return super.keyHints + [
      KeyHint("s", style == .plain ? "in cards" : "without cards"),
      KeyHint("t", useCustomHeaders ? "stock headers" : "own headers"),
      KeyHint("b", useCustomBackgrounds ? "stock backgrounds" : "own backgrounds"),
    ]
  }
}

extension ExampleScreen {
  /// A page table.
  static let tableDesign = ExampleScreen(
    name: "table-design", title: "Table Design",
    summary: "rows of a cell class and its data, inserted and removed by position"
  ) { _ in
    TableDesignScreen()
  }
}
