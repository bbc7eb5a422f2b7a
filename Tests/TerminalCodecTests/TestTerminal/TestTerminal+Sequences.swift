import CharacterScreen
@testable import TerminalCodec

extension TestTerminal {
  /// Processes the sequence after an Escape and returns its end.
  mutating func takeEscape(_ bytes: [UInt8], _ start: Int) -> Int {
    guard start < bytes.count else {
      problems.append("a lone Escape")
      return start
    }
    switch bytes[start] {
    case UInt8(ascii: "["): return takeControl(bytes, start + 1)
    case UInt8(ascii: "M"):
      if line == region.lowerBound { scroll(-1) } else { line = max(0, line - 1) }
      return start + 1
    case UInt8(ascii: "]"):
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\\")) ?? bytes.count - 1
      return end + 1
    case UInt8(ascii: "\\"), UInt8(ascii: ">"): return start + 1
    case UInt8(ascii: "("): return start + 2
    default:
      problems.append("Escape and \(bytes[start])")
      return start + 1
    }
  }

  private mutating func takeControl(_ bytes: [UInt8], _ start: Int) -> Int {
    guard let end = bytes[start...].firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      problems.append("an unfinished sequence")
      return bytes.count
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let final = Character(Unicode.Scalar(bytes[end]))
    if let first = text.first, "<=>?".contains(first) {
      takePrivate(text.dropFirst(), final)
    } else {
      let parameters = text.split(separator: ";", omittingEmptySubsequences: false)
      perform(final, parameters.map { Int($0) ?? 0 }, text)
    }
    return end + 1
  }

  private mutating func takePrivate(_ text: Substring, _ final: Character) {
    guard let mode = Int(text), final == "h" || final == "l" else { return }
    if final == "h" { modes.insert(mode) } else { modes.remove(mode) }
    if mode == 25 { isCursorVisible = final == "h" }
  }

  private mutating func perform(_ final: Character, _ parameters: [Int], _ text: String) {
    let first = parameters.first ?? 0
    let count = max(1, first)
    switch final {
    // Relative motions stop at the margins, if they begin between them. A VT100 has no motion to a
    // column of the line.
    case "A": line = max(line >= region.lowerBound ? region.lowerBound : 0, line - count)
    case "B":
      let last = line < region.upperBound ? region.upperBound : size.height
      line = min(last - 1, line + count)
    case "C": column = min(size.width - 1, column + count)
    case "D": column = max(0, column - count)
    case "H":
      line = min(size.height - 1, count - 1)
      column = min(size.width - 1, max(1, parameters.count > 1 ? parameters[1] : 1) - 1)
    case "K": erase(first == 1 ? 0..<column + 1 : column..<size.width, line: line)
    case "J": eraseScreen(all: first == 2)
    case "S": scroll(count)
    case "T": scroll(-count)
    case "r": setRegion(parameters)
    case "m": select(parameters)
    case "t": break
    case "l" where first == 4: break
    default: problems.append("ESC [ \(text) \(final)")
    }
  }

  private mutating func eraseScreen(all: Bool) {
    erase((all ? 0 : column)..<size.width, line: line)
    for other in 0..<size.height where other > line || all { erase(0..<size.width, line: other) }
  }

  private mutating func setRegion(_ parameters: [Int]) {
    let top = max(1, parameters.first ?? 1)
    let bottom = parameters.count > 1 ? parameters[1] : size.height
    if top <= bottom, bottom <= size.height {
      region = top - 1..<bottom
    } else {
      problems.append("region \(parameters)")
    }
    (line, column) = (0, 0)
  }
}
