/// A layout of a row, a header or a screen, read from a file: contents in columns and lines.
///
/// Contents with names can be set in code.
///
/// A ``LayoutLibrary`` reads layouts. Docs/Layouts.md describes the format.
struct Layout: Sendable {
  /// A content with a name.
  struct NamedContent: Sendable {
    let name: String
    let content: any OutletContent
    let position: JSONPosition?
  }

  /// The name of the file.
  let file: String

  /// The height of a row in lines, or `nil` if the content determines it.
  let rowHeight: Int?

  let root: LayoutElement

  /// The named contents, in the order of the file.
  let outlets: [NamedContent]

  /// Returns the index of a named content, or `nil` if there is none.
  func index(of name: String) -> Int? { outlets.firstIndex { $0.name == name } }
}
