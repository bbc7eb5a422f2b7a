/// Styles in a layout: a name, or an object with colors and attributes.
extension LayoutObject {
  private static let styles: [(String, Style)] = [
    ("plain", .plain), ("bold", .bold), ("secondary", .secondary), ("disabled", .disabled),
    ("tint", .tint), ("destructive", .destructive), ("header", .header),
  ]

  private static let roles: [(String, Color)] = [
    ("text", .role(.text)), ("secondaryText", .role(.secondaryText)),
    ("disabledText", .role(.disabledText)), ("tint", .role(.tint)),
    ("destructive", .role(.destructive)), ("success", .role(.success)),
    ("warning", .role(.warning)), ("header", .role(.header)), ("separator", .role(.separator)),
    ("marked", .role(.marked)),
  ]

  private static let attributes: [(String, TextAttributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("reverse", .reverse), ("strikethrough", .strikethrough),
  ]

  /// Returns the value of `style`, or `nil` if the key is missing.
  func style() throws(LayoutError) -> Style? {
    guard let value = self["style"] else { return nil }
    guard value.members != nil else {
      if let style = LayoutObject.styles.first(where: { $0.0 == value.string }) { return style.1 }
      let names = LayoutObject.styles.map(\.0)
      throw wrong("style", LayoutError.list(names) + ", or an object", value)
    }
    let object = try LayoutObject(value, file: file)
    try object.expectKeys(["foreground", "background"] + LayoutObject.attributes.map(\.0))
    var style = Style(
      foreground: try object.color("foreground"), background: try object.color("background"))
    for (key, attribute) in LayoutObject.attributes where try object.bool(key) {
      style.attributes.insert(attribute)
    }
    return style
  }

  /// Returns a color given by its role, or as `#` and six hexadecimal digits.
  private func color(_ key: String) throws(LayoutError) -> Color {
    guard let value = self[key] else { return .clear }
    if let role = LayoutObject.roles.first(where: { $0.0 == value.string }) { return role.1 }
    if let color = value.string.flatMap({ RGBColor($0) }) { return color.color }
    let names = LayoutObject.roles.map(\.0)
    throw wrong(key, LayoutError.list(names) + ", or \"#\" and six hexadecimal digits", value)
  }
}
