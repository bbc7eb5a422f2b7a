/// How each role of colour looks.
///
/// A theme gives every role a colour in red, green and blue, and one of the terminal's own 16, so
/// that it looks right in truecolor, 256 and 16 colours. Without colours, what a role means is
/// shown by attributes instead: a selection in reverse, what matters less dimmed.
public struct Theme: Hashable, Sendable {
  /// The name by which a person chooses it.
  public let name: String

  /// How one role looks.
  public struct Entry: Hashable, Sendable {
    /// Red, green and blue, one byte each; nil for the terminal's own colour.
    public var rgb: UInt32?

    /// The number of one of the terminal's 16 colours; nil for the terminal's own colour.
    public var ansi: UInt8?

    /// Creates an entry.
    public init(rgb: UInt32? = nil, ansi: UInt8? = nil) {
      self.rgb = rgb
      self.ansi = ansi
    }
  }

  /// The page behind and the text before it where a host has no colours of its own (pictures).
  public let page: (text: UInt32, background: UInt32)

  private var entries: [Entry]

  /// Creates a theme; roles that are not named look like the terminal's own colours.
  public init(
    name: String, page: (text: UInt32, background: UInt32), entries: [ColorRole: Entry]
  ) {
    self.name = name
    self.page = page
    self.entries = ColorRole.allCases.map { entries[$0] ?? Entry() }
  }

  /// How a role looks.
  public subscript(role: ColorRole) -> Entry { entries[Int(role.rawValue)] }

  /// The themes that come with the framework.
  public static let all: [Theme] = [.dark, .light]

  /// Returns the theme with a name, nil if there is none.
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
