/// The contacts of an address book, in the order they were read.
///
/// A contact is made when it is read from the list, which takes little more memory than the bytes
/// of its texts.
public struct ContactList: RandomAccessCollection, Sendable {
  private var blocks: [(start: Int, contacts: ContactBlock)] = []

  public private(set) var endIndex = 0
  public var startIndex: Int { 0 }

  init() {}

  init(_ packed: ContactPacker) { append(packed) }

  public subscript(position: Int) -> Contact {
    let block = block(of: position)
    return blocks[block].contacts[position - blocks[block].start]
  }

  mutating func append(_ packed: ContactPacker) {
    for block in packed.blocks {
      blocks.append((endIndex, block))
      endIndex += block.count
    }
  }

  /// Returns the number of an entry.
  func number(_ entry: PhoneEntry) -> PhoneNumber {
    let block = block(of: entry.contact)
    return blocks[block].contacts.number(entry.moved(by: -blocks[block].start))
  }

  /// Returns the key to sort the number of an entry by.
  func key(_ entry: PhoneEntry) -> PackedKey {
    let block = block(of: entry.contact)
    return blocks[block].contacts.key(entry.moved(by: -blocks[block].start))
  }

  /// Returns the heading for the number of an entry in an index from A to Z.
  func sectionLetter(_ entry: PhoneEntry) -> String {
    let block = block(of: entry.contact)
    return blocks[block].contacts.sectionLetter(entry.moved(by: -blocks[block].start))
  }

  /// Returns the letter from A to Z under which the number of an entry is listed, or `nil` for another
  /// heading.
  func plainLetter(_ entry: PhoneEntry) -> UInt8? {
    let block = block(of: entry.contact)
    return blocks[block].contacts.plainLetter(entry.moved(by: -blocks[block].start))
  }

  private func block(of position: Int) -> Int {
    precondition(position >= 0 && position < endIndex, "The address book has no such contact.")
    var (low, high) = (0, blocks.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if blocks[middle].start <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
