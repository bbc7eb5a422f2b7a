/// Content that shows a layout.
///
/// Contents with names can be set in code.
///
/// ```swift
/// var header = layouts.content("SectionHeader")
/// header[title].text = "Numbers"
/// page.addSection(PageSection("Numbers", header: header))
/// ```
///
/// A layout with a problem shows it if the library shows problems. Otherwise the contents that code
/// has set and the layout doesn't have stand below the others.
public struct LayoutContent: CellContent {
  /// The problem with the layout, or with its use in code, or `nil` if there is none.
  public private(set) var problem: LayoutError?

  /// The row height from the layout, in lines, or `nil` if the content determines it.
  var rowHeight: Int? { problem == nil ? layout?.rowHeight : nil }

  private let layout: Layout?
  private let showsProblem: Bool
  private var values: [any OutletContent]
  private var strays: [(name: String, content: any OutletContent)] = []

  init(_ layout: Layout, showsProblem: Bool) {
    self.layout = layout
    self.showsProblem = showsProblem
    values = layout.outlets.map(\.content)
  }

  init(_ problem: LayoutError, showsProblem: Bool) {
    self.problem = problem
    self.showsProblem = showsProblem
    layout = nil
    values = []
  }

  /// A named content of the layout.
  ///
  /// Setting a content that is missing in the layout, or has another type there, is a ``problem``.
  public subscript<Content: OutletContent>(outlet: Outlet<Content>) -> Content {
    get {
      if let index = layout?.index(of: outlet.name), let value = values[index] as? Content {
        return value
      }
      return strays.last { $0.name == outlet.name }?.content as? Content ?? .blank
    }
    set {
      guard let index = layout?.index(of: outlet.name), values[index] is Content else {
        return setStray(newValue, outlet.name)
      }
      values[index] = newValue
    }
  }

  // MARK: CellContent

  public var plainText: String {
    contents.map(\.plainText).filter { !$0.isEmpty }.joined(separator: "\t")
  }

  /// The words of all contents that have any.
  public var spokenText: SpokenText {
    SpokenText(joining: contents.map(\.spokenText), separator: "\t")
  }

  public func height(forWidth width: Int) -> Int { max(1, shown.height(forWidth: width)) }

  public func draw(on canvas: Canvas) { shown.draw(on: canvas) }

  // MARK: Content

  /// The contents, from top to bottom and from left to right.
  var contents: [any CellContent] {
    if let problem, showsProblem { return [LayoutContent.words(of: problem)] }
    var contents: [any CellContent] = []
    layout?.root.forEachContent(values) { contents.append($0) }
    return contents + shownStrays
  }

  private var shown: any CellContent {
    guard let layout, problem == nil || !showsProblem else { return LinesContent(contents) }
    let (content, strays) = (layout.root.content(with: values), shownStrays)
    return strays.isEmpty ? content : LinesContent([content] + strays)
  }

  /// The contents set for outlets that the layout doesn't have, but for empty ones.
  private var shownStrays: [any CellContent] {
    strays.map(\.content).filter { !$0.plainText.isEmpty }
  }

  private static func words(of problem: LayoutError) -> TextContent {
    TextContent("\(problem)", style: .destructive)
  }

  // MARK: Missing outlets

  private mutating func setStray(_ content: some OutletContent, _ name: String) {
    strays.removeAll { $0.name == name }
    strays.append((name, content))
    if problem == nil { problem = problem(with: name, content) }
  }

  private func problem<Content: OutletContent>(
    with name: String, _ content: Content
  ) -> LayoutError? {
    guard let layout else { return nil }
    guard let index = layout.index(of: name) else {
      return LayoutError(
        reason: .noOutlet(name, expected: layout.outlets.map(\.name)), file: layout.file,
        position: nil)
    }
    let found = LayoutReader.key(of: layout.outlets[index].content)
    return LayoutError(
      reason: .outletOfOtherKind(name, expected: LayoutReader.key(of: content), found: found),
      file: layout.file, position: layout.outlets[index].position)
  }
}
