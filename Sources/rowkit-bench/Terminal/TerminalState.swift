/// The modes of a terminal that a program changed and must restore.
struct TerminalState {
  private var modes: [Int: Bool] = [:]
  private var keyboards = 0
  private var titles = 0
  private var hasRegion = false
  private var hasStyle = false

  /// Creates the state from the output of a program.
  init(_ output: [UInt8]) {
    var place = 0
    while place + 1 < output.count {
      guard output[place] == 0x1B, output[place + 1] == 0x5B else {
        place += 1
        continue
      }
      let start = place + 2
      var end = start
      while end < output.count, output[end] < 0x40 { end += 1 }
      guard end < output.count else { return }
      take(String(decoding: output[start..<end], as: UTF8.self), output[end])
      place = end + 1
    }
  }

  private mutating func take(_ parameters: String, _ final: UInt8) {
    switch (final, parameters.first) {
    case (0x68, "?"), (0x6C, "?"):
      for mode in parameters.dropFirst().split(separator: ";").compactMap({ Int($0) }) {
        modes[mode] = final == 0x68
      }
    case (0x75, ">"): keyboards += 1
    case (0x75, "<"): keyboards = max(0, keyboards - 1)
    case (0x74, "2"): titles += parameters.hasPrefix("22") ? 1 : parameters.hasPrefix("23") ? -1 : 0
    case (0x72, _): hasRegion = !parameters.isEmpty
    case (0x6D, let first) where first != ">": hasStyle = !(parameters.isEmpty || parameters == "0")
    default: break
    }
  }

  /// Whether the screen is shown.
  var isOnScreen: Bool { modes[1049] == true }

  /// A description of what wasn't restored, or `nil` if everything was.
  var remains: String? {
    // By default, the cursor is visible and lines wrap.
    let usual: Set<Int> = [7, 25]
    let changed = modes.filter { usual.contains($0.key) != $0.value }.map(\.key).sorted()
    if !changed.isEmpty { return "modes \(changed) stay" }
    if keyboards > 0 { return "the keyboard's way of telling keys stays" }
    if titles > 0 { return "the title stays" }
    if hasRegion { return "the scrolling region stays" }
    return hasStyle ? "the style stays" : nil
  }
}
