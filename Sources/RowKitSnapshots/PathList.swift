/// A list of paths grouped by colour, in the order in which the colours were first added.
struct PathList {
  private var colors: [UInt32] = []
  private var paths: [UInt32: String] = [:]

  /// Adds a path in a colour.
  mutating func add(_ path: String, color: UInt32) {
    if paths[color] == nil { colors.append(color) }
    paths[color, default: ""] += path
  }

  /// Returns one element for each colour, with all of its paths.
  func elements(_ element: (_ color: String, _ path: String) -> String) -> [String] {
    colors.map { element(XMLText.color($0), paths[$0] ?? "") }
  }
}
