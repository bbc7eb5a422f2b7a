/// A string that equals another only if both have the same Unicode scalars.
///
/// `String` compares by canonical equivalence, so a composed and a decomposed é are equal. JSON
/// treats them as different keys.
@usableFromInline package struct ExactString: Hashable, Sendable {
  @usableFromInline package let string: String

  /// Creates an exact string.
  @inlinable package init(_ string: String) {
    self.string = string
  }

  @inlinable package static func == (left: ExactString, right: ExactString) -> Bool {
    left.string.isExactly(right.string)
  }

  @inlinable package func hash(into hasher: inout Hasher) {
    let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isHashed == nil { for byte in string.utf8 { hasher.combine(byte) } }
    hasher.combine(UInt8(0xFF))
  }
}

extension String {
  /// Returns whether the string has the same Unicode scalars as another one.
  @inlinable package func isExactly(_ other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}
