/// A replacement of bytes that leads from one document to another, and back.
package struct JSONDocumentDifference: Sendable, Equatable {
  /// The offset of the first byte that differs.
  package let start: Int

  /// The bytes before the change.
  package let former: [UInt8]

  /// The bytes after the change.
  package let later: [UInt8]

  /// Compares the bytes of two documents, in time linear in their length.
  package init(from old: [UInt8], to new: [UInt8]) {
    let common = min(old.count, new.count)
    var start = 0
    while start < common, old[start] == new[start] { start += 1 }
    var end = 0
    while end < common - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    self.start = start
    self.former = Array(old[start..<old.count - end])
    self.later = Array(new[start..<new.count - end])
  }

  /// The difference in the other direction.
  package var reversed: JSONDocumentDifference {
    JSONDocumentDifference(start: start, former: later, later: former)
  }

  private init(start: Int, former: [UInt8], later: [UInt8]) {
    self.start = start
    self.former = former
    self.later = later
  }
}

extension JSONDocument {
  /// Makes a change again, or undoes it, and returns whether the document is one that it fits.
  ///
  /// Only the members or elements around the change are parsed.
  package mutating func apply(_ difference: JSONDocumentDifference) -> Bool {
    let range = difference.start..<difference.start + difference.former.count
    guard range.upperBound <= bytes.count, bytes[range].elementsEqual(difference.former) else {
      return false
    }
    let splice = Splice(range: range, text: difference.later)
    for container in containers(around: range) where replace([splice], in: container) {
      return true
    }
    let whole = bytes[..<range.lowerBound] + difference.later + bytes[range.upperBound...]
    guard let document = try? JSONDocument(parsing: Array(whole)) else { return false }
    self = document
    return true
  }

  /// Returns the containers with a range between their signs, the smallest first.
  private func containers(around range: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      let isAround =
        node.range.lowerBound < range.lowerBound
        && range.upperBound < node.range.upperBound
      if isAround, node.isContainer {
        found.append(index)
        index += 1
      } else {
        index += Int(max(1, node.count))
      }
    }
    return found.reversed()
  }
}
