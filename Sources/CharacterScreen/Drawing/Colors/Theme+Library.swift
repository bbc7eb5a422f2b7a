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
