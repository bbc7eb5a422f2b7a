#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A converter from one charset of the system to UTF-8.
final class CharsetConverter {
  private let iconv: SystemIconv
  private let descriptor: SystemIconv.Descriptor

  /// Creates a converter, or returns `nil` if the system supports none of a charset's names.
  init?(from names: [String], with iconv: SystemIconv) {
    let failure = SystemIconv.Descriptor(bitPattern: -1)
    let descriptors = names.lazy.compactMap { iconv.open("UTF-8", $0) }
    guard let descriptor = descriptors.first(where: { $0 != failure }) else { return nil }
    self.iconv = iconv
    self.descriptor = descriptor
  }

  deinit {
    _ = iconv.close(descriptor)
  }

  /// Returns text in UTF-8, and whether all of its bytes are characters of the charset.
  ///
  /// Invalid bytes are escaped. An ASCII character missing from the charset, such as the backslash
  /// in UTF-7, stands for itself.
  func utf8(_ bytes: [UInt8]) -> (text: [UInt8], isExact: Bool) {
    _ = iconv.convert(descriptor, nil, nil, nil, nil)
    var input = bytes.map { CChar(bitPattern: $0) }
    var piece = [CChar](repeating: 0, count: 4096)
    var (text, isExact, read) = ([UInt8](), true, 0)
    while let stop = convert(&input, from: &read, by: &piece, into: &text) {
      guard stop != E2BIG else { continue }
      let byte = bytes[read]
      text += byte < 0x80 ? [byte] : ByteEscape.notation(byte)
      if byte >= 0x80 { isExact = false }
      read += 1
    }
    return (text, isExact)
  }

  /// Converts until something stops it, such as a full buffer.
  ///
  /// Returns the reason, or nil at the end of the input.
  private func convert(
    _ input: inout [CChar], from read: inout Int, by piece: inout [CChar], into text: inout [UInt8]
  ) -> Int32? {
    let (count, size) = (input.count, piece.count)
    var (left, room) = (count - read, size)
    let isAtEnd = left == 0
    var reason: Int32 = 0
    input.withUnsafeMutableBufferPointer { source in
      piece.withUnsafeMutableBufferPointer { target in
        var from = source.baseAddress.map { $0 + read }
        var to = target.baseAddress
        // At the end, flushes the converter's state for the last character.
        let result =
          isAtEnd
          ? iconv.convert(descriptor, nil, nil, &to, &room)
          : iconv.convert(descriptor, &from, &left, &to, &room)
        reason = result == -1 ? errno : 0
      }
    }
    text += piece[..<(size - room)].lazy.map { UInt8(bitPattern: $0) }
    read = count - left
    if isAtEnd { return nil }
    // Everything is consumed: one more call for the end.
    return reason == 0 ? E2BIG : reason
  }
}

/// A readable notation for undecodable bytes.
enum ByteEscape {
  /// Returns `\x` and the two digits of a byte.
  static func notation(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return Array("\\x".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
