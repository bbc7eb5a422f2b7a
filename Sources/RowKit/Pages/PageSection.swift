/// What stands around the rows of a section, and moves with it.
///
/// ```swift
/// page.addSection(PageSection("Numbers", footer: "Press return to call."))
/// ```
@MainActor public struct PageSection {
  /// The words above the rows; nil or empty for none.
  public var title: String?

  /// What is drawn above the rows instead of the words; nil for the words.
  public var header: (any CellContent)?

  /// The words below the rows; nil or empty for none.
  public var footer: String?

  /// Whether the rows are hidden.
  public var isCollapsed: Bool

  /// Whether a person may hide the rows and show them again, by the header or the key `z`.
  public var isCollapsible: Bool

  /// Creates a description; rows that begin hidden may be shown by a person unless it says else.
  public init(
    _ title: String? = nil, header: (any CellContent)? = nil, footer: String? = nil,
    isCollapsed: Bool = false, isCollapsible: Bool? = nil
  ) {
    self.title = title
    self.header = header
    self.footer = footer
    self.isCollapsed = isCollapsed
    self.isCollapsible = isCollapsible ?? isCollapsed
  }
}

extension PageSection {
  /// The description of a group.
  init(_ group: TableGroup) {
    let content = group.header?.content
    self.init(
      group.header?.text, header: content is PageHeaderContent ? nil : content,
      footer: group.footer?.text, isCollapsed: group.isCollapsed,
      isCollapsible: group.isCollapsible)
  }

  /// Makes a group look as described.
  func describe(_ group: inout TableGroup, _ look: PageHeaderContent.Look?) {
    let title = title ?? ""
    let custom = header ?? look.flatMap { title.isEmpty ? nil : PageHeaderContent(title, $0) }
    group.header = custom.map { GroupTitle(title, content: $0) } ?? GroupTitle(title)
    if title.isEmpty, custom == nil { group.header = nil }
    group.footer = footer.flatMap { $0.isEmpty ? nil : GroupTitle($0) }
    group.isCollapsed = isCollapsed
    group.isCollapsible = isCollapsible
  }
}
