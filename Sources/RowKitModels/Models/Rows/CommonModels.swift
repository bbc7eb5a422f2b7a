/// The models that two lists certainly have in common at their ends.
///
/// Models are compared by their bytes: the same object, or a value with the same bytes. Both lists
/// exist, so no object has taken the place of another. Equal values with different bytes count as
/// different, which costs time but is never wrong.
struct CommonModels {
  /// The number of common models at the beginning.
  let leading: Int

  /// The number of common models at the end, besides those at the beginning.
  var trailing: Int

  init(_ old: [any Model], _ new: [any Model]) {
    let count = min(old.count, new.count)
    let ends = old.withUnsafeBytes { oldBytes in
      new.withUnsafeBytes { newBytes -> (Int, Int) in
        guard let mine = oldBytes.baseAddress, let theirs = newBytes.baseAddress else {
          return (0, 0)
        }
        if mine == theirs, old.count == new.count { return (count, 0) }
        var layout = ModelLayout()
        var leading = 0
        while leading < count {
          let offset = leading * ModelLayout.stride
          guard layout.isSame(mine + offset, theirs + offset, { old[leading] }) else { break }
          leading += 1
        }
        var trailing = 0
        while trailing < count - leading {
          let (index, twin) = (old.count - 1 - trailing, new.count - 1 - trailing)
          let places = (mine + index * ModelLayout.stride, theirs + twin * ModelLayout.stride)
          guard layout.isSame(places.0, places.1, { old[index] }) else { break }
          trailing += 1
        }
        return (leading, trailing)
      }
    }
    (leading, trailing) = ends
  }
}

/// The layout of a model in a list, as the Swift ABI defines it: three words with the value or a
/// reference to it, then its type.
private struct ModelLayout {
  static let stride = MemoryLayout<any Model>.stride

  private static let word = MemoryLayout<UInt>.size
  private static let valueSize = 3 * word

  /// The type of the model compared last.
  private var type: UInt = 0

  /// The number of bytes that a model of this type occupies in a list.
  private var size = 0

  /// Returns whether two models certainly are the same.
  ///
  /// - Parameters:
  ///   - mine: The place of the first model.
  ///   - theirs: The place of the other model.
  ///   - model: Returns the first model.
  /// - Returns: Whether they are.
  @inline(__always)
  mutating func isSame(
    _ mine: UnsafeRawPointer, _ theirs: UnsafeRawPointer, _ model: () -> any Model
  ) -> Bool {
    let type = mine.load(fromByteOffset: ModelLayout.valueSize, as: UInt.self)
    guard type == theirs.load(fromByteOffset: ModelLayout.valueSize, as: UInt.self) else {
      return false
    }
    if type != self.type {
      self.type = type
      size = ModelLayout.size(of: model())
    }
    return hasSameBytes(mine, theirs)
  }

  private func hasSameBytes(_ mine: UnsafeRawPointer, _ theirs: UnsafeRawPointer) -> Bool {
    var offset = 0
    while offset + ModelLayout.word <= size {
      guard
        mine.load(fromByteOffset: offset, as: UInt.self)
          == theirs.load(fromByteOffset: offset, as: UInt.self)
      else { return false }
      offset += ModelLayout.word
    }
    while offset < size {
      guard
        mine.load(fromByteOffset: offset, as: UInt8.self)
          == theirs.load(fromByteOffset: offset, as: UInt8.self)
      else { return false }
      offset += 1
    }
    return true
  }

  /// Returns the number of bytes to compare: those of the value, or of a reference to a value that
  /// is too large.
  private static func size<Value: Model>(of _: Value) -> Int {
    MemoryLayout<Value>.size <= valueSize ? MemoryLayout<Value>.size : word
  }
}
