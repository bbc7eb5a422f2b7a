/// What a row, a header or a screen shows, read from a file: contents side by side and one below
/// the other, some of which have names so that code sets them.
///
/// A ``LayoutLibrary`` reads layouts; the format is described in Docs/Layouts.md.
struct Layout: Sendable {
  /// A content that has a name.
  struct NamedContent: Sendable {
    let name: String
    let content: any OutletContent
    let position: JSONPosition?
  }

  /// The name of the file.
  let file: String

  /// The height of a row in lines; nil lets the content decide.
  let rowHeight: Int?

  /// What it shows.
  let root: LayoutElement

  /// The contents that code sets, in the order of the file.
  let outlets: [NamedContent]

  /// Where the content of a name stands among those that have one; nil if there is none.
  func index(of name: String) -> Int? { outlets.firstIndex { $0.name == name } }
}
