import RowKit

/// A row of the measured list.
final class BenchRowController: CellController {
  private let number: Int

  var searchText: String? { text }

  init(_ number: Int) {
    self.number = number
  }

  func configure(_ cell: TableCell) {
    cell.text = text
  }

  /// Written byte by byte into one buffer, because it is created for every row that scrolls into
  /// view.
  private var text: String { BenchRowController.text(number) }

  private nonisolated static func text(_ number: Int) -> String {
    String(unsafeUninitializedCapacity: 64) { bytes in
      var writer = ByteWriter(bytes)
      writer.write("Item ")
      writer.write(number, digits: 9)
      writer.write("  value ")
      writer.write(number, digits: 1)
      writer.write("  status ok")
      return writer.count
    }
  }
}

/// Writes words and numbers into a buffer, one after the other.
private struct ByteWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func write(_ words: StaticString) {
    words.withUTF8Buffer { for byte in $0 { append(byte) } }
  }

  /// Writes a nonnegative number, padded with zeros to the given number of digits.
  mutating func write(_ number: Int, digits: Int) {
    var length = 1
    var rest = number / 10
    while rest > 0 || length < digits {
      length += 1
      rest /= 10
    }
    rest = number
    for place in (count..<count + length).reversed() {
      bytes[place] = UInt8(0x30 + rest % 10)
      rest /= 10
    }
    count += length
  }

  private mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }
}
