/// The sequences of recent changes of style.
///
/// Rows repeat few changes, such as those between a selected row and the others, so most are copied.
/// All memory is allocated at the beginning.
struct StyleTransitions {
  private struct Transition {
    var old = ResolvedStyle.standard
    var new = ResolvedStyle.standard
    var byteCount = 0
  }

  private var recent = Array(repeating: Transition(), count: limit)

  /// The sequences, each in a place of its own.
  private var sequences = [UInt8](repeating: 0, count: limit * longest)

  /// The position of the transition that the next new one replaces.
  private var next = 0

  /// The number of transitions that are kept.
  private static var limit: Int { 16 }

  /// The maximum number of bytes of a sequence that is kept.
  private static var longest: Int { 64 }

  /// Appends the shortest sequence that changes a style, or an unknown style, into another one.
  mutating func append(
    from old: ResolvedStyle?, to new: ResolvedStyle, _ bytes: inout [UInt8]
  ) {
    guard let old else { return new.append(from: nil, to: &bytes) }
    for index in recent.indices where recent[index].new == new && recent[index].old == old {
      let start = index * StyleTransitions.longest
      return bytes.append(contentsOf: sequences[start..<start + recent[index].byteCount])
    }
    let start = bytes.count
    new.append(from: old, to: &bytes)
    keep(bytes[start...], from: old, to: new)
  }

  private mutating func keep(
    _ bytes: ArraySlice<UInt8>, from old: ResolvedStyle, to new: ResolvedStyle
  ) {
    guard bytes.count <= StyleTransitions.longest else { return }
    recent[next] = Transition(old: old, new: new, byteCount: bytes.count)
    var place = next * StyleTransitions.longest
    for byte in bytes {
      sequences[place] = byte
      place += 1
    }
    next = (next + 1) % StyleTransitions.limit
  }
}
