import JSONText

/// A dictionary in a binary property list, with entries that can be set and removed one by one.
///
/// All other values stay as their bytes are, also those that XML can't represent, such as parts of a
/// second in a date.
struct BinaryPropertyListFile {
  /// The bytes of the whole file.
  private(set) var bytes: [UInt8]

  /// The entries, in order.
  private(set) var entries: [PropertyList.Entry]

  /// Parses a property list, or returns `nil` if its value is no dictionary.
  init?(parsing bytes: [UInt8]) throws(PropertyListError) {
    var reader = try BinaryPropertyListReader(bytes)
    guard let entries = try reader.propertyList().entries else { return nil }
    self.bytes = bytes
    self.entries = entries
  }

  /// Sets the value of a key, or removes the key if the value is `nil`.
  ///
  /// A new key is added at the end, and of a repeated one the last value is changed, which is the one that
  /// is read. Setting an equal value changes no bytes.
  mutating func setValue(_ value: PropertyList?, of key: String) {
    let indices = entries.indices.filter { entries[$0].key.isExactly(key) }
    guard indices.last.map({ entries[$0].value }) != value else { return }
    // A value that is too deep or too large can't be read again.
    guard let changed = try? changed(indices, key, value),
      let file = try? BinaryPropertyListFile(parsing: changed)
    else { return }
    self = file
  }

  private func changed(
    _ indices: [Int], _ key: String, _ value: PropertyList?
  ) throws(PropertyListError) -> [UInt8] {
    var copier = try BinaryPropertyListCopier(bytes)
    let replaced = value == nil ? indices : Array(indices.suffix(1))
    var (keys, values) = try copier.outermostEntries(except: replaced)
    if let value {
      let place = indices.last ?? keys.count
      keys.insert(copier.writer.add(.string(key)), at: place)
      values.insert(copier.writer.add(value), at: place)
    }
    let top = copier.writer.add(.dictionary(keys: keys, values: values))
    return copier.writer.bytes(top: top)
  }
}

/// A copier of values in a binary property list, each of them once.
private struct BinaryPropertyListCopier {
  /// The writer of the copies.
  var writer = BinaryPropertyListWriter()

  private let reader: BinaryPropertyListReader
  private var copies: [Int: Int] = [:]

  init(_ bytes: [UInt8]) throws(PropertyListError) {
    reader = try BinaryPropertyListReader(bytes)
  }

  /// Copies the entries of the outermost dictionary but some, and returns the numbers of their copies.
  mutating func outermostEntries(
    except indices: [Int]
  ) throws(PropertyListError) -> (keys: [Int], values: [Int]) {
    guard case .dictionary(var keys, var values) = try reader.writtenObject(reader.top) else {
      return ([], [])
    }
    for index in indices.reversed() { (_, _) = (keys.remove(at: index), values.remove(at: index)) }
    return (try copies(of: keys), try copies(of: values))
  }

  private mutating func copies(of numbers: [Int]) throws(PropertyListError) -> [Int] {
    var copied: [Int] = []
    for number in numbers { copied.append(try copy(of: number)) }
    return copied
  }

  private mutating func copy(of number: Int) throws(PropertyListError) -> Int {
    if let copy = copies[number] { return copy }
    var object = try reader.writtenObject(number)
    switch object {
    case .leaf: break
    case .list(let kind, let parts): object = .list(kind, try copies(of: parts))
    case .dictionary(let keys, let values):
      object = .dictionary(keys: try copies(of: keys), values: try copies(of: values))
    }
    let copy = writer.add(object)
    copies[number] = copy
    return copy
  }
}
