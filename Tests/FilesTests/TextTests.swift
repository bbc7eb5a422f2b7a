import Files
import TestTraits
import Testing

@Suite(.computes) struct TextTests {
  @Test(arguments: [
    ("2026-01-01 ERROR it broke", LogLevel.error), ("[warn] mind", .warning),
    (#"{"level":"debug","text":"ERR"}"#, .debug), ("time=1 level=info ERROR", .info),
    ("<fatal> gone", .fatal), (#"{"severity": "WARNING"}"#, .warning), ("TRACE x", .trace),
  ])
  func `a line names its level`(line: String, level: LogLevel) {
    #expect(LogLevel(line: Array(line.utf8)) == level)
  }

  @Test(arguments: ["an error of mine", "INFORMATION", "terror", "", "warned"])
  func `words that are no level name none`(line: String) {
    #expect(LogLevel(line: Array(line.utf8)) == nil)
  }

  @Test func `tabs become spaces, colours are removed, and invalid bytes are marked`() {
    #expect(LineText.text(Array("a\tb".utf8)) == "a       b")
    #expect(LineText.text(Array("\u{1B}[1;31mred\u{1B}[0m".utf8)) == "red")
    #expect(LineText.text([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
    #expect(LineText.text(Array("\u{1B}[2J".utf8)) == "\u{1B}[2J")
  }

  @Test(arguments: [
    ("\u{1B}]8;;https://a.b/c\u{1B}\\link\u{1B}]8;;\u{1B}\\ x", "link x"),
    ("\u{1B}]8;id=1;https://a.b\u{7}link\u{1B}]8;;\u{7}", "link"),
    ("\u{1B}[01;31m\u{1B}[Kfound\u{1B}[m\u{1B}[K", "found"),
    ("\u{1B}]8;;open", "\u{1B}]8;;open"), ("\u{1B}]8;;a\u{1B}x", "\u{1B}]8;;a\u{1B}x"),
    ("\u{1B}]0;title\u{7}", "\u{1B}]0;title\u{7}"), ("\u{1B}", "\u{1B}"), ("\u{1B}[", "\u{1B}["),
  ])
  func `colours and links are removed, and no other sequences`(line: String, text: String) {
    #expect(LineText.text(Array(line.utf8)) == text)
    #expect(CSVRecord.text(Array(line.utf8)) == text)
  }

  @Test func `JSON is laid out`() {
    let layout = JSONLayout.lines(Array(#" {"a":[1,{"b":"x\"}"}],"c":{},"d":null} "#.utf8))
    #expect(
      layout == """
        {
          "a": [
            1,
            {
              "b": "x\\"}"
            }
          ],
          "c": {},
          "d": null
        }
        """)
  }

  @Test(arguments: ["", "plain", "{", "{}x", "[1,]", #"{"a"}"#, "[nul]", #"["a]"#, "\"text\""])
  func `only JSON objects and arrays are laid out`(text: String) {
    #expect(JSONLayout.lines(Array(text.utf8)) == nil)
  }

  @Test func `a text nested too deep is not laid out`() {
    #expect(JSONLayout.lines([UInt8](repeating: 0x5B, count: 100_000)) == nil)
  }

  @Test func `a deep list has a text that isn't many times as long`() throws {
    let elements = String(repeating: "0,", count: 10_000) + "0"
    let depth = 499
    let text =
      String(repeating: "[", count: depth) + elements + String(repeating: "]", count: depth)
    let layout = try #require(JSONLayout.lines(Array(text.utf8)))
    #expect(layout.utf8.count < 30 * text.utf8.count)
    #expect(layout.filter { $0 != " " && $0 != "\n" } == text)
  }

  @Test(arguments: [
    ("a,b", ["a", "b"]), ("", [""]), ("a,", ["a", ""]), (#""a,b",c"#, ["a,b", "c"]),
    (#""a""b""#, [#"a"b"#]), ("\"a\nb\",c\r\n", ["a\nb", "c"]), (#"5" x,y"#, [#"5" x"#, "y"]),
    (#""open,"#, ["open,"]), (#""","""#, ["", ""]),
    ("\u{FEFF}\"a,b\",c", ["a,b", "c"]), ("\u{FEFF}a,b", ["a", "b"]), ("\u{FEFF}", [""]),
  ])
  func `fields are read as the standard says`(record: String, fields: [String]) {
    let read = CSVRecord.fields(Array(record.utf8), delimiter: 0x2C)
    #expect(read.map { String(decoding: $0, as: UTF8.self) } == fields)
  }

  @Test func `pairs of quotes stand for one, however many follow each other`() {
    for count in 0..<40 {
      let quotes = String(repeating: "\"", count: count)
      let halves = String(repeating: "\"", count: count / 2)
      let read = CSVRecord.fields(Array("\"\(quotes)a,b".utf8), delimiter: 0x2C)
      let expected = count % 2 == 0 ? [halves + "a,b"] : [halves + "a", "b"]
      #expect(read.map { String(decoding: $0, as: UTF8.self) } == expected, "\(count)")
    }
  }

  @Test(arguments: [
    ("a,b;c,d", "x.csv", ","), ("a;b;c,d", "x", ";"), ("a b", "x.tsv", "\t"), ("a", "x", ","),
  ])
  func `the delimiter is found out`(sample: String, path: String, delimiter: String) {
    #expect(
      CSVDialect(sample: Array(sample.utf8), path: path).delimiter == Array(delimiter.utf8)[0])
  }

  @Test func `some fields of a record are the same as those of all`() {
    let record = Array("a,\"b,\"\"c\",d\"e,,\"f\ng\"h,i\r\n".utf8)
    let all = CSVRecord.fields(record, delimiter: 0x2C)
    #expect(all.count == 6)
    for first in 0..<8 {
      for end in first..<9 {
        let some = CSVRecord.fields(record, delimiter: 0x2C, columns: first..<end)
        #expect(some == Array(all[min(6, first)..<min(6, end)]), "\(first)..<\(end)")
      }
    }
  }

  @Test func `a field is cut off after a number of bytes`() {
    let record = Array("abcd,\"e\"\"f,\"\"g\",,hi\n".utf8)
    let all = CSVRecord.fields(record, delimiter: 0x2C)
    for limit in 0..<8 {
      let cut = CSVRecord.fields(record, delimiter: 0x2C, limit: limit)
      #expect(cut == all.map { Array($0.prefix(limit)) }, "\(limit)")
    }
  }

  @Test func `a quote that is never closed takes the end of the file`() {
    let fields = CSVRecord.fields(Array("a,\"b\nc,d\n".utf8), delimiter: 0x2C)
    #expect(fields.map { String(decoding: $0, as: UTF8.self) } == ["a", "b\nc,d\n"])
  }

  @Test func `columns of numbers are recognized`() {
    let columns = CSVColumn.all(
      header: ["n", "date", "zip", "price"],
      records: [["1", "2026-01-01", "00501", "$1,000.50"], ["-2.5", "", "12", ""]], width: \.count)
    #expect(columns.map(\.kind) == [.number, .text, .text, .number])
    #expect(columns.map(\.length) == [4, 10, 5, 9])
  }

  @Test(arguments: ["aé", "a日", "a😀"])
  func `a character that is cut off at the end is left out`(text: String) {
    let bytes = Array(text.utf8)
    func kept(_ count: Int) -> [UInt8] {
      Array(bytes[..<LineText.start(ofCharacterAt: count, in: bytes)])
    }
    #expect(kept(bytes.count) == bytes)
    for count in 1..<bytes.count { #expect(kept(count) == [0x61]) }
    #expect(LineText.start(ofCharacterAt: 0, in: []) == 0)
  }
}
