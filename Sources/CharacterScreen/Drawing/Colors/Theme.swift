/// The appearance of each colour role.
///
/// A theme begins as a copy of another one:
///
/// ```swift
/// var forest = Theme.dark
/// forest.name = "forest"
/// forest[.tint] = Theme.Entry(rgb: 0x86C06C, ansi: 10)
/// ```
///
/// A theme gives every role an RGB colour and one of the terminal's own 16 colours, so that it
/// looks right in truecolor, 256 and 16 colours. Hosts without colours use attributes instead: they
/// reverse the selection and dim less prominent text.
public struct Theme: Hashable, Sendable, CustomStringConvertible {
  /// The name by which a person chooses the theme.
  public var name: String

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
  public var page: (text: UInt32, background: UInt32) {
    get { (pageText, pageBackground) }
    set { (pageText, pageBackground) = newValue }
  }

  private var pageText: UInt32
  private var pageBackground: UInt32
  private var entries: [Entry]

  /// Creates a theme.
  ///
  /// Roles without an entry use the terminal's own colours.
  public init(
    name: String, page: (text: UInt32, background: UInt32), entries: [ColorRole: Entry]
  ) {
    self.name = name
    pageText = page.text
    pageBackground = page.background
    self.entries = ColorRole.allCases.map { entries[$0] ?? Entry() }
  }

  public var description: String { "Theme \(name)" }

  /// The appearance of a role.
  public subscript(role: ColorRole) -> Entry {
    get { entries[Int(role.rawValue)] }
    set { entries[Int(role.rawValue)] = newValue }
  }

  /// The themes that come with the framework.
  public static let all: [Theme] = [.dark, .light, .highContrast]

  /// Returns the theme with a name, ignoring its case, or `nil` if there is none.
  public static func named(_ name: String) -> Theme? {
    all.first { $0.name == name.lowercased() }
  }
}

extension Theme {
  /// A theme with light text on a dark page.
  public static let dark = Theme(
    name: "dark", page: (text: 0xE4E4E7, background: 0x18181B), entries: roles.mapValues { $0.dark }
  )

  /// A theme with dark text on a light page.
  public static let light = Theme(
    name: "light", page: (text: 0x27272A, background: 0xFFFFFF),
    entries: roles.mapValues { $0.light })

  /// The entry of each role for a dark page and for a light one.
  ///
  /// The selection and the bars have colours of the 256 of a terminal. Their numbers take half as many
  /// bytes as their components, and each step of scrolling writes them.
  private static let roles: [ColorRole: (dark: Entry, light: Entry)] = [
    .secondaryText: (Entry(rgb: 0xB2B2BC, ansi: 7), Entry(rgb: 0x575761, ansi: nil)),
    .disabledText: (Entry(rgb: 0x9F9FA9, ansi: 7), Entry(rgb: 0x63636D, ansi: nil)),
    .tint: (Entry(rgb: 0x78B4FC, ansi: 12), Entry(rgb: 0x1D4ED8, ansi: 4)),
    .destructive: (Entry(rgb: 0xFA8484, ansi: 9), Entry(rgb: 0xB91C1C, ansi: 1)),
    .success: (Entry(rgb: 0x4ADE80, ansi: 10), Entry(rgb: 0x12692F, ansi: 2)),
    .warning: (Entry(rgb: 0xFBBF24, ansi: 11), Entry(rgb: 0x854D0E, ansi: 3)),
    .header: (Entry(rgb: 0xA9BBD6, ansi: 14), Entry(rgb: 0x3F5170, ansi: 6)),
    .separator: (Entry(rgb: 0x82828E, ansi: 7), Entry(rgb: 0x80808A, ansi: nil)),
    .selection: (Entry(rgb: 0x005FD7, ansi: 4), Entry(rgb: 0x005FD7, ansi: 4)),
    .selectionText: (Entry(rgb: 0xFFFFFF, ansi: 15), Entry(rgb: 0xFFFFFF, ansi: 15)),
    .marked: (Entry(rgb: 0x27364F, ansi: nil), Entry(rgb: 0xDBE7FB, ansi: nil)),
    .titleBar: (Entry(rgb: 0x262626, ansi: nil), Entry(rgb: 0xEEEEEE, ansi: nil)),
    .titleText: (Entry(rgb: 0xFAFAFA, ansi: 15), Entry(rgb: 0x18181B, ansi: 0)),
    .bottomBar: (Entry(rgb: 0x262626, ansi: nil), Entry(rgb: 0xEEEEEE, ansi: nil)),
    .bottomText: (Entry(rgb: 0xB2B2B2, ansi: 7), Entry(rgb: 0x4E4E4E, ansi: nil)),
    .match: (Entry(rgb: 0xCA8A04, ansi: 3), Entry(rgb: 0xFDE047, ansi: 3)),
    .matchText: (Entry(rgb: 0x111111, ansi: 0), Entry(rgb: 0x111111, ansi: 0)),
    .overlay: (Entry(rgb: 0x2B2B31, ansi: 0), Entry(rgb: 0xF4F4F6, ansi: 7)),
    .field: (Entry(rgb: 0x2E2E34, ansi: nil), Entry(rgb: 0xECECF0, ansi: nil)),
  ]
}

extension Theme {
  /// A theme whose text has a contrast of at least 7:1, on a black page.
  ///
  /// It sets all colours itself, whatever the terminal's own colours are.
  public static let highContrast = Theme(
    name: "high-contrast", page: (text: 0xFFFFFF, background: 0x000000),
    entries: [
      .text: Entry(rgb: 0xFFFFFF, ansi: 15), .background: Entry(rgb: 0x000000, ansi: 0),
      .cardBackground: Entry(rgb: 0x000000, ansi: 0),
      .secondaryText: Entry(rgb: 0xE0E0E0, ansi: 7),
      .disabledText: Entry(rgb: 0xB8B8B8, ansi: 7), .tint: Entry(rgb: 0x8FC7FF, ansi: 14),
      .destructive: Entry(rgb: 0xFFA8A8, ansi: 9), .success: Entry(rgb: 0x7DF5A5, ansi: 10),
      .warning: Entry(rgb: 0xFFD75E, ansi: 11), .header: Entry(rgb: 0xB5E8FF, ansi: 14),
      .separator: Entry(rgb: 0x9A9A9A, ansi: 7), .selection: Entry(rgb: 0xFFE45C, ansi: 11),
      .selectionText: Entry(rgb: 0x000000, ansi: 0), .marked: Entry(rgb: 0x202020, ansi: 0),
      .titleBar: Entry(rgb: 0x202020, ansi: 0), .titleText: Entry(rgb: 0xFFFFFF, ansi: 15),
      .bottomBar: Entry(rgb: 0x202020, ansi: 0), .bottomText: Entry(rgb: 0xFFFFFF, ansi: 15),
      .match: Entry(rgb: 0x6FE8FF, ansi: 14), .matchText: Entry(rgb: 0x000000, ansi: 0),
      .overlay: Entry(rgb: 0x1A1A1A, ansi: 0), .field: Entry(rgb: 0x202020, ansi: 0),
    ])
}
