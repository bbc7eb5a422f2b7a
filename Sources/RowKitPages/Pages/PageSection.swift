/// The title, header and footer of a section, and whether it is collapsed.
///
/// ```swift
/// page.addSection(PageSection("Numbers", footer: "Press return to call."))
/// ```
@MainActor public struct PageSection {
  /// The text above the rows.
  ///
  /// `nil` or empty shows none.
  public var title: String?

  /// The content above the rows, or `nil` to show the title.
  let header: (any CellContent)?

  /// The text below the rows.
  ///
  /// `nil` or empty shows none.
  public var footer: String?

  /// Whether the rows are hidden.
  let isCollapsed: Bool

  /// Whether a person can collapse and expand the section with its header or the key `z`.
  let isCollapsible: Bool

  /// Creates a description.
  ///
  /// If `isCollapsible` is `nil`, a section is collapsible if it is collapsed initially.
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
  /// Creates the description of a group.
  init(_ group: TableGroup) {
    let content = group.header?.content
    self.init(
      group.header?.text, header: content is PageHeaderContent ? nil : content,
      footer: group.footer?.text, isCollapsed: group.isCollapsed,
      isCollapsible: group.isCollapsible)
  }

  /// Applies the description to a group.
  func describe(_ group: inout TableGroup, _ look: PageHeaderContent.Look?) {
    let title = title ?? ""
    let custom = header ?? look.flatMap { title.isEmpty ? nil : PageHeaderContent(title, $0) }
    var header = GroupTitle(title, content: custom)
    header.onPress = group.header?.onPress
    group.header = header.isEmpty ? nil : header
    // A footer with the same text may have content and an action, which stay.
    if footer != group.footer?.text {
      group.footer = footer.flatMap { $0.isEmpty ? nil : GroupTitle($0) }
    }
    group.isCollapsed = isCollapsed
    group.isCollapsible = isCollapsible
  }
}
