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
