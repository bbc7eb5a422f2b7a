import Files
import Foundation
import TestTraits
import Testing

/// Text in other forms than UTF-8 with newlines, as other programs write it.
@MainActor struct TextFormTests {
  private static let text = "näme\tvalue\r\nAda\t1 €\r\n𝄞\t2\r\n"

  private static func utf16(
    _ text: String, isBigEndian: Bool, hasMark: Bool
  ) -> [UInt8] {
    ((hasMark ? [0xFEFF] : []) + text.utf16).flatMap { unit in
      isBigEndian
        ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
  }

  private func spooled(_ bytes: [UInt8], form: TextForm? = nil) throws -> [UInt8] {
    let file = try TemporaryFile(bytes)
    let spool = try InputSpool(try OpenFile(path: file.path), form: form)
    while spool.pump() {}
    #expect(spool.isFinished)
    return spool.file.bytes(0..<spool.size)
  }

  @Test(arguments: [true, false], [true, false])
  func `UTF-16 is read, with a mark and without`(isBigEndian: Bool, hasMark: Bool) throws {
    let bytes = TextFormTests.utf16(TextFormTests.text, isBigEndian: isBigEndian, hasMark: hasMark)
    let form = TextForm(sample: bytes)
    #expect(form.encoding == (isBigEndian ? .utf16BigEndian : .utf16LittleEndian))
    #expect(String(decoding: try spooled(bytes), as: UTF8.self) == TextFormTests.text)
  }

  @Test(arguments: [
    "a,b\n1\0,2\n", "one\0two\n", String(repeating: "a line of a log\n", count: 99) + "\0\n",
    "abc\0" + String(repeating: "é and more ", count: 99),
  ])
  func `UTF-8 with a null byte is no UTF-16`(text: String) throws {
    #expect(TextForm(sample: Array(text.utf8)) == .plain)
    #expect(TextForm(sample: Array(("x" + text).utf8)) == .plain)
  }

  @Test(arguments: ["a,b\n1,\0\n~,2\n", "caf~ one\nx\0y\n", "caf~\0", "\0\n~ tea for two\n"])
  func `Latin-1 with a null byte is no UTF-16`(text: String) throws {
    let bytes = text.utf8.map { $0 == UInt8(ascii: "~") ? 0xE9 : $0 }
    #expect(TextForm(sample: bytes).encoding == .bytes)
    #expect(TextForm(sample: [UInt8(ascii: "x")] + bytes).encoding == .bytes)
  }

  @Test(arguments: ["中,丁\n", "名,城\r\n中,上\r\n", "丁 a 丁 b 丁"], [true, false])
  func `UTF-16 whose bytes are UTF-8 is recognized`(text: String, isBigEndian: Bool) throws {
    let bytes = TextFormTests.utf16(text, isBigEndian: isBigEndian, hasMark: false)
    #expect(TextForm(sample: bytes).encoding != .bytes)
    #expect(String(decoding: try spooled(bytes), as: UTF8.self) == text)
  }

  @Test func `text that comes byte by byte is the same`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let spool = try InputSpool(descriptor: ends[0])
    for var byte in TextFormTests.utf16(TextFormTests.text, isBigEndian: false, hasMark: true) {
      #expect(write(ends[1], &byte, 1) == 1)
      _ = spool.pump()
    }
    close(ends[1])
    _ = spool.pump()
    #expect(
      String(decoding: spool.file.bytes(0..<spool.size), as: UTF8.self) == TextFormTests.text)
    close(ends[0])
  }

  @Test func `half of a pair, and half of a unit, are replaced`() throws {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0x62, 0, 0x63]
    #expect(String(decoding: try spooled(bytes), as: UTF8.self) == "a\u{FFFD}b\u{FFFD}")
  }

  @Test(arguments: ["aéb", "a𝄞b", "中文\n"], [true, false])
  func `a growing file has the characters that were split where it ended`(
    text: String, isBigEndian: Bool
  ) throws {
    let bytes = TextFormTests.utf16(text, isBigEndian: isBigEndian, hasMark: true)
    for end in 3..<bytes.count {
      let file = try TemporaryFile(Array(bytes[..<end]))
      let spool = try InputSpool(
        try OpenFile(path: file.path), form: TextForm(sample: Array(bytes[..<2])))
      while spool.pump() {}
      #expect(spool.isFinished)
      let handle = try FileHandle(forWritingTo: file.url)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(bytes[end...]))
      try handle.close()
      spool.goOn()
      while spool.pump() {}
      let read = spool.file.bytes(0..<spool.size + 9)
      #expect(String(decoding: read, as: UTF8.self) == text, "split at \(end)")
    }
  }

  @Test(arguments: [
    ("a\rb\rc", "a\nb\nc"), ("a\rb\r", "a\nb\n"), ("a\nb\rc\n", "a\nb\rc\n"), ("a\r\nb", "a\r\nb"),
  ])
  func `carriage returns end lines where nothing else does`(text: String, lines: String) throws {
    #expect(String(decoding: try spooled(Array(text.utf8)), as: UTF8.self) == lines)
    let bytes = TextFormTests.utf16(text, isBigEndian: true, hasMark: true)
    #expect(String(decoding: try spooled(bytes), as: UTF8.self) == lines)
  }

  @Test(arguments: [
    [0, 0, 0, 0], [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0], [0x61, 0, 0, 0], [0xFF],
  ])
  func `other bytes stay as they are`(bytes: [UInt8]) throws {
    #expect(TextForm(sample: bytes) == .plain)
    #expect(try spooled(bytes) == bytes)
  }

  @Test func `a pipe waits at the limit`() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let spool = try InputSpool(descriptor: ends[0], limit: 10)
    #expect(!spool.isLimitedByDisk)
    #expect(write(ends[1], "0123456789abc", 13) == 13)
    #expect(!spool.pump())
    #expect(spool.isFull)
    #expect(spool.size == 10)
    var rest: [UInt8] = [0, 0, 0, 0]
    #expect(read(ends[0], &rest, 4) == 3)
    ends.forEach { close($0) }
  }

  @Test(
    .needsFile("/proc/self/mem")
  )
  func `a read error is reported`() throws {
    let file = try OpenFile(path: "/proc/self/mem")
    #expect(file.failure == nil)
    #expect(file.bytes(0..<1).isEmpty)
    #expect(file.failure?.path == "/proc/self/mem")
    let spool = try InputSpool(file)
    #expect(!spool.pump())
    #expect(spool.failure != nil)
  }
}
