import RowKitScreens

/// A parser for the values of options.
enum OptionValues {
  /// The largest extent of a picture, in columns or lines.
  static let largestExtent = 1000

  static func size(_ value: String) throws(ScreenOptionsError) -> ScreenSize {
    let parts = value.split(separator: "x", omittingEmptySubsequences: false)
    let extents = parts.compactMap { Int($0) }.filter { (1...largestExtent).contains($0) }
    guard parts.count == 2, extents.count == 2 else { throw .wrongSize(value) }
    return ScreenSize(width: extents[0], height: extents[1])
  }

  /// The usual number of lines of a screen below the prompt.
  static let inlineHeight = 12

  static func lines(_ value: String) throws(ScreenOptionsError) -> Int {
    guard let lines = Int(value), (3...largestExtent).contains(lines) else {
      throw .wrongLines(value)
    }
    return lines
  }

  static func theme(
    _ value: String, among themes: [Theme]
  ) throws(ScreenOptionsError) -> Theme {
    let name = value.lowercased()
    if let theme = themes.first(where: { $0.name.lowercased() == name }) { return theme }
    let nearest = Spelling.nearest(to: value, among: themes.map(\.name))
    throw .unknown(.theme, value, nearest: nearest)
  }

  static func color(_ value: String) throws(ScreenOptionsError) -> ColorChoice {
    if let color = ColorChoice(rawValue: value) { return color }
    let nearest = Spelling.nearest(to: value, among: ColorChoice.allCases.map(\.rawValue))
    throw .unknown(.color, value, nearest: nearest)
  }

  static func keys(_ value: String) throws(ScreenOptionsError) -> [KeyToken] {
    do throws(KeyScriptError) {
      return try KeyToken.script(value)
    } catch {
      if error.token.hasPrefix("\"") { throw .openQuotation(error.token) }
      if error.token.hasPrefix("wait:") { throw .wrongWait(error.token) }
      if let keys = keys(after: error.token) { throw .severalKeys(error.token, keys: keys) }
      throw .unknown(.key, error.token, nearest: nearestKey(to: error.token))
    }
  }

  /// Returns the digits of a number and the key after it, as in `42G` of the list of keys, or `nil` if a
  /// token is no such number.
  private static func keys(after token: String) -> [String]? {
    let digits = token.prefix { $0.isASCII && $0.isNumber }
    let key = String(token.dropFirst(digits.count))
    guard !digits.isEmpty, key.isEmpty || (try? KeyToken.script(key)) != nil else { return nil }
    return digits.map(String.init) + (key.isEmpty ? [] : [key])
  }

  /// Keeps modifiers, so that the suggestion for `ctrl+dwon` is `ctrl+down`.
  private static func nearestKey(to token: String) -> String? {
    let names = KeyPress.allNames + ["wait:250ms"]
    guard let sign = token.lastIndex(of: "+"), sign != token.startIndex else {
      return Spelling.nearest(to: token, among: names)
    }
    let key = String(token[sign...].dropFirst())
    guard
      let modifier = Spelling.nearest(to: String(token[..<sign]), among: ["ctrl", "alt", "shift"]),
      let nearest = key.count == 1 ? key : Spelling.nearest(to: key, among: KeyPress.allNames)
    else { return nil }
    return modifier + "+" + nearest
  }
}
