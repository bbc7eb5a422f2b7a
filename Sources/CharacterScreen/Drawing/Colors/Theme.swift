/// The appearance of each colour role.
///
/// A theme gives every role an RGB colour and one of the terminal's own 16 colours, so that it
/// looks right in truecolor, 256 and 16 colours. Hosts without colours use attributes instead: they
/// reverse the selection and dim less prominent text.
public struct Theme: Hashable, Sendable {
  /// The name by which a person chooses the theme.
  public let name: String

  /// The appearance of one role.
  public struct Entry: Hashable, Sendable {
    /// The red, green and blue components, one byte each, or `nil` for the terminal's own colour.
    public var rgb: UInt32?

    /// The number of one of the terminal's 16 colours, or `nil` for the terminal's own colour.
    public var ansi: UInt8?

    /// Creates an entry.
    public init(rgb: UInt32? = nil, ansi: UInt8? = nil) {
      self.rgb = rgb
      self.ansi = ansi
    }
  }

  /// The text and background colours for hosts without colours of their own, such as pictures.
  public let page: (text: UInt32, background: UInt32)

  private var entries: [Entry]

  /// Creates a theme.
  ///
  /// Roles without an entry use the terminal's own colours.
  public init(
    name: String, page: (text: UInt32, background: UInt32), entries: [ColorRole: Entry]
  ) {
    self.name = name
    self.page = page
    self.entries = ColorRole.allCases.map { entries[$0] ?? Entry() }
  }

  /// The appearance of a role.
  public subscript(role: ColorRole) -> Entry { entries[Int(role.rawValue)] }

  /// The themes that come with the framework.
  public static let all: [Theme] = [.dark, .light, .highContrast]

  /// Returns the theme with a name, ignoring its case, or `nil` if there is none.
  public static func named(_ name: String) -> Theme? {
    all.first { $0.name == name.lowercased() }
  }

  public static func == (left: Theme, right: Theme) -> Bool {
    left.name == right.name && left.page == right.page && left.entries == right.entries
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(entries)
  }
}
