extension JSONDocument {
  /// A part of a value that is parsed again after a replacement.
  struct Part {
    /// The nodes of the part.
    var nodes: Range<Int>

    /// The offset at which parsing begins.
    var start: Int

    /// Whether a member or element stands before the part, which ends where parsing begins.
    var hasItemBefore = false

    /// The offset of the first member or element after the part, or `nil` if none follows.
    var next: Int?

    /// Whether the part is the whole value.
    var isWhole = false
  }

  /// Returns the part of a value that replacements touch.
  ///
  /// A byte that stays separates it from the members and elements before it.
  func part(around splices: [Splice], in index: Int) -> Part {
    let node = nodes[index]
    let whole = Part(
      nodes: index..<index + Int(node.count), start: Int(node.start), isWhole: true)
    guard node.isContainer, let first = splices.first?.range,
      let last = splices.last?.range, Int(node.start) < first.lowerBound,
      last.upperBound < Int(node.end)
    else { return whole }
    var part = Part(nodes: index + 1..<index + Int(node.count), start: Int(node.start))
    for item in items(of: index) {
      let start = item.key ?? item.value
      if nodes[item.value].range.upperBound < first.lowerBound {
        part.nodes = item.value + Int(nodes[item.value].count)..<part.nodes.upperBound
        part.start = nodes[item.value].range.upperBound
        part.hasItemBefore = true
      } else if nodes[start].range.lowerBound >= last.upperBound {
        part.nodes = part.nodes.lowerBound..<start
        part.next = nodes[start].range.lowerBound
        break
      }
    }
    return part
  }
}
