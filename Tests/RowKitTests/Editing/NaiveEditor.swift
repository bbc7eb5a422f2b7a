import RowKit

/// A naive editor for comparisons: a string cut at the caret.
struct NaiveEditor {
  var text: String
  var caret: Int
  var anchor: Int?
  var cutText = ""
  private var lastCut = ""

  init(_ text: String) {
    self.text = text
    caret = text.count
  }

  var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  mutating func press(_ token: String) {
    let cut = lastCut
    lastCut = ""
    switch token {
    case "left": go(to: selection?.lowerBound ?? caret - 1)
    case "right": go(to: selection?.upperBound ?? caret + 1)
    case "shift+left": go(to: caret - 1, extending: true)
    case "shift+right": go(to: caret + 1, extending: true)
    case "alt+b": go(to: wordStart)
    case "alt+f": go(to: wordEnd)
    case "shift+home": go(to: 0, extending: true)
    case "home": go(to: 0)
    case "end": go(to: text.count)
    case "backspace": replace(selection ?? max(0, caret - 1)..<caret, with: "")
    case "delete": replace(selection ?? caret..<min(text.count, caret + 1), with: "")
    case "ctrl+k": remove(caret..<text.count, token, cut)
    case "ctrl+u": remove(0..<caret, token, cut)
    case "alt+d": remove(selection ?? caret..<wordEnd, "ctrl+k", cut)
    case "alt+backspace": remove(selection ?? wordStart..<caret, "ctrl+u", cut)
    case "ctrl+y" where cutText.isEmpty: break
    case "ctrl+y": replace(selection ?? caret..<caret, with: cutText)
    case "ctrl+t": exchange()
    default: replace(selection ?? caret..<caret, with: token)
    }
  }

  private mutating func go(to place: Int, extending: Bool = false) {
    anchor = extending ? anchor ?? caret : nil
    caret = min(max(0, place), text.count)
  }

  private mutating func remove(_ range: Range<Int>, _ direction: String, _ former: String) {
    guard !range.isEmpty else { return lastCut = former }
    let piece = String(text.dropFirst(range.lowerBound).prefix(range.count))
    let earlier = former == direction ? cutText : ""
    cutText = direction == "ctrl+u" ? piece + earlier : earlier + piece
    replace(range, with: "")
    lastCut = direction
  }

  private mutating func exchange() {
    let place = min(caret, text.count - 1)
    guard place > 0 else { return }
    let all = Array(text)
    replace(place - 1..<place + 1, with: String(all[place]) + String(all[place - 1]))
  }

  private mutating func replace(_ range: Range<Int>, with new: String) {
    if range.isEmpty, new.isEmpty { return }
    let head = text.prefix(range.lowerBound) + new
    let whole = head + text.dropFirst(range.upperBound)
    anchor = nil
    if text.dropFirst(range.lowerBound).prefix(range.count).utf8.elementsEqual(new.utf8) {
      return caret = range.upperBound
    }
    text = String(whole)
    caret = (0...text.count).first { text.prefix($0).utf8.count >= head.utf8.count } ?? 0
  }

  private var wordStart: Int {
    let all = Array(text)
    var place = caret
    while place > 0, !isWord(all[place - 1]) { place -= 1 }
    while place > 0, isWord(all[place - 1]) { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    let all = Array(text)
    var place = caret
    while place < all.count, !isWord(all[place]) { place += 1 }
    while place < all.count, isWord(all[place]) { place += 1 }
    return place
  }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
