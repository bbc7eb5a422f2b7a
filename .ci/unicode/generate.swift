// Writes the tables of character widths and of folding. From the top of the repository:
//
//   swiftc -O .ci/unicode/generate.swift -o /tmp/unicode-tables && /tmp/unicode-tables
//
// It needs the toolchain only. Categories and emoji come from its standard library; widths come
// from the files beside this one, because the standard library doesn't know them.

import Foundation

let sources = "Sources/CharacterScreen/Text"
let encoding = "Sources/TerminalCodec/Looks"
let data = ".ci/unicode"
let coveredScalars: UInt32 = 0x20000

// MARK: Reading

/// Calls `body` with the fields of each line that is more than a comment.
func forEachEntry(in file: String, _ body: ([String]) -> Void) throws {
  let text = try String(contentsOfFile: "\(data)/\(file)", encoding: .utf8)
  for line in text.split(separator: "\n") {
    let entry = line.prefix { $0 != "#" }
    guard entry.contains(where: { !$0.isWhitespace }) else { continue }
    body(entry.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) })
  }
}

/// The code points of `1100..115F` or `1100`.
func codePoints(_ field: String) -> ClosedRange<UInt32> {
  let ends = field.components(separatedBy: "..").compactMap { UInt32($0, radix: 16) }
  guard let first = ends.first, let last = ends.last else { fatalError("no range: \(field)") }
  return first...last
}

func readWide() throws -> Set<UInt32> {
  var wide: Set<UInt32> = []
  try forEachEntry(in: "EastAsianWidth.txt") { fields in
    if ["W", "F"].contains(fields[1]) { wide.formUnion(codePoints(fields[0])) }
  }
  return wide.union(try readWideSince15())
}

func readWideSince15() throws -> Set<UInt32> {
  var wide: Set<UInt32> = []
  try forEachEntry(in: "WideSince15.txt") { wide.formUnion(codePoints($0[0])) }
  return wide
}

func readVariationBases() throws -> Set<UInt32> {
  var bases: Set<UInt32> = []
  try forEachEntry(in: "EmojiVariationSequences.txt") { fields in
    bases.formUnion(codePoints(String(fields[0].prefix { $0 != " " })))
  }
  return bases
}

// MARK: Widths

/// The cases of `WidthClass`, by raw value.
enum Class: UInt8 {
  case zero, narrow, wide, spacingMark, linker, widening, invisible, hidden, control
}

let linkers: Set<UInt32> = [0x94D, 0x9CD, 0xACD, 0xB4D, 0xC4D, 0xD4D]
let prepended: Set<UInt32> = Set(0x600...0x605).union([
  0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
])
let joinedJamo: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB]
let hiddenRanges: [ClosedRange<UInt32>] = [
  0x61C...0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,
]

func widthClass(_ value: UInt32, wide: Set<UInt32>, variationBases: Set<UInt32>) -> Class {
  guard let scalar = Unicode.Scalar(value) else { return .narrow }
  let properties = scalar.properties
  if hiddenRanges.contains(where: { $0.contains(value) }) { return .hidden }
  if linkers.contains(value) { return .linker }
  if joinedJamo.contains(where: { $0.contains(value) }) { return .zero }
  if properties.isNoncharacterCodePoint { return .control }
  switch properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: return .control
  case .format where prepended.contains(value): return .narrow
  case .format: return .invisible
  case _ where properties.isDefaultIgnorableCodePoint && value != 0x115F: return .invisible
  case .nonspacingMark, .enclosingMark: return .zero
  case .spacingMark: return .spacingMark
  case _ where wide.contains(value) || properties.isEmojiPresentation: return .wide
  default: return variationBases.contains(value) ? .widening : .narrow
  }
}

/// The blocks of wide characters on which terminals have always agreed.
let agreedBlocks: [ClosedRange<UInt32>] = [
  0x1100...0x11FF, 0x2E80...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF,
  0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF00...0xFFEF,
]

/// Circled numbers that are wide in some terminals, because they are wide in East Asian fonts.
let circledNumbers: ClosedRange<UInt32> = 0x3248...0x324F

let emojiPlane: ClosedRange<UInt32> = 0x1F000...0x1FFFF

/// Returns whether terminals with older or other tables differ on the width of a scalar.
func isUncertain(_ value: UInt32, _ widthClass: Class, wideSince15: Set<UInt32>) -> Bool {
  guard let scalar = Unicode.Scalar(value) else { return false }
  if emojiPlane.contains(value) || circledNumbers.contains(value) { return true }
  if wideSince15.contains(value) { return true }
  guard let age = scalar.properties.age, age.major <= 13 else { return true }
  return widthClass == .wide && !agreedBlocks.contains { $0.contains(value) }
}

// MARK: Folding

let droppedByFolding: [ClosedRange<UInt32>] = [
  0xAD...0xAD, 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2,
  0x5C4...0x5C5, 0x5C7...0x5C7, 0x610...0x61A, 0x640...0x640, 0x64B...0x65F, 0x670...0x670,
  0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED, 0x1AB0...0x1ACE, 0x1DC0...0x1DFF,
  0x200B...0x200C, 0x2060...0x2060, 0x20D0...0x20F0, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
  0xFEFF...0xFEFF,
]
let foldedSpecially: [UInt32: String] = [
  0xDF: "ss", 0xE6: "ae", 0xF0: "d", 0xFE: "th", 0x131: "i", 0x14B: "n", 0x153: "oe",
  0x237: "j", 0x3C2: "σ", 0x1E9E: "ss", 0x2BC: "'", 0x2018: "'", 0x2019: "'", 0x201B: "'",
  0x201C: "\"", 0x201D: "\"", 0x2010: "-", 0x2011: "-", 0x2012: "-", 0x2013: "-", 0x2014: "-",
  0x2212: "-",
]

func isDropped(_ scalar: Unicode.Scalar) -> Bool {
  droppedByFolding.contains { $0.contains(scalar.value) }
}

/// Folds once; the result may fold further.
func foldStep(_ scalar: Unicode.Scalar) -> String {
  if isDropped(scalar) { return "" }
  if let special = foldedSpecially[scalar.value] { return special }
  let lower = scalar.properties.lowercaseMapping
  if lower != String(scalar) { return lower }
  if let name = scalar.properties.name, name.hasPrefix("LATIN SMALL LETTER "),
    let letter = name.dropFirst(19).first, name.dropFirst(20).hasPrefix(" WITH ")
  {
    return letter.lowercased()
  }
  if scalar.properties.generalCategory == .spaceSeparator { return " " }
  let decomposed = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
  let kept = decomposed.filter { !isDropped($0) }
  let isAlphabet = kept.allSatisfy { (0x20..<0x590).contains($0.value) && $0 != " " }
  let isSemitic = (0x5D0...0x6FF).contains(scalar.value)
  guard !kept.isEmpty, isAlphabet || isSemitic else { return String(scalar) }
  return String(String.UnicodeScalarView(kept))
}

func fold(_ scalar: Unicode.Scalar) -> [UInt32] {
  var text = String(scalar)
  while true {
    let next = text.unicodeScalars.map(foldStep).joined()
    if next.unicodeScalars.elementsEqual(text.unicodeScalars) { break }
    text = next
  }
  return text.unicodeScalars.map(\.value)
}

/// The values that stand for a scalar's folding, and the foldings of more than one scalar.
func foldingTable() -> (values: [UInt32], expansions: [UInt32]) {
  var expansions: [UInt32] = []
  var offsets: [[UInt32]: Int] = [:]
  let values = (0..<coveredScalars).map { value -> UInt32 in
    guard let scalar = Unicode.Scalar(value) else { return 0 }
    let folded = fold(scalar)
    if folded == [value] { return 0 }
    if folded.count == 1 { return folded[0] }
    if folded.isEmpty { return 1 }
    if let offset = offsets[folded] { return 0x30000 + UInt32(offset) }
    let offset = expansions.count
    offsets[folded] = offset
    expansions += folded + [0]
    return 0x30000 + UInt32(offset)
  }
  return (values, expansions)
}

// MARK: Writing

/// A number as digits of base 64 that need no escapes in a raw literal: `0` to `o`.
func digits(_ number: UInt32, count: Int) -> String {
  let scalars = (0..<count).reversed().compactMap { Unicode.Scalar(0x30 + number >> ($0 * 6) & 63) }
  return String(String.UnicodeScalarView(scalars))
}

/// Returns a two-stage table: the block index of each run of values, and the distinct blocks.
func stages(_ values: [UInt32], blockSize: Int, digitCount: Int) -> (index: String, blocks: String)
{
  var numbers: [String: UInt32] = [:]
  var index = ""
  var blocks = ""
  for start in stride(from: 0, to: values.count, by: blockSize) {
    let block = values[start..<start + blockSize].map { digits($0, count: digitCount) }.joined()
    let number = numbers[block] ?? UInt32(numbers.count)
    if numbers.updateValue(number, forKey: block) == nil { blocks += block }
    index += digits(number, count: 2)
  }
  return (index, blocks)
}

func literal(_ name: String, _ doc: String, _ text: String) -> String {
  var lines: [Substring] = []
  var rest = Substring(text)
  while !rest.isEmpty {
    lines.append(rest.prefix(93))
    rest = rest.dropFirst(93)
  }
  let body = lines.map { "    \($0)" }.joined(separator: "\\#\n")
  return "  /// \(doc)\n  static let \(name): StaticString = #\"\"\"\n\(body)\n    \"\"\"#\n"
}

func write(_ name: String, folder: String, doc: String, _ literals: [String]) throws {
  let text =
    "/// \(doc)\n///\n/// Generated by `.ci/unicode/generate.swift`; don't edit.\n"
    + "enum \(name) {\n\(literals.joined(separator: "\n"))}\n"
  let path = "\(folder)/\(name).generated.swift"
  try text.write(toFile: path, atomically: true, encoding: .utf8)
}

let wide = try readWide()
let variationBases = try readVariationBases()
let classes = (0..<coveredScalars).map {
  UInt32(widthClass($0, wide: wide, variationBases: variationBases).rawValue)
}
let widthStages = stages(classes, blockSize: 128, digitCount: 1)
try write(
  "WidthTable", folder: "\(sources)/Width",
  doc: "The width classes of the scalars below U+20000, as a two-stage table.",
  [
    literal("index", "The block of each 128 scalars, two digits each.", widthStages.index),
    literal("blocks", "The classes of 128 scalars a block, a digit each.", widthStages.blocks),
  ])

let wideSince15 = try readWideSince15()
let uncertain = zip(0..<coveredScalars, classes).map { value, number -> UInt32 in
  let widthClass = Class(rawValue: UInt8(number)) ?? .narrow
  return isUncertain(value, widthClass, wideSince15: wideSince15) ? 1 : 0
}
let quarters = stride(from: 0, to: uncertain.count, by: 4).map { start in
  uncertain[start..<start + 4].reversed().reduce(0) { $0 << 1 | $1 }
}
let uncertainStages = stages(quarters, blockSize: 32, digitCount: 1)
try write(
  "UncertainWidths", folder: encoding,
  doc: "The scalars below U+20000 on whose widths terminals differ, as a two-stage table.",
  [
    literal("index", "The block of each 128 scalars, two digits each.", uncertainStages.index),
    literal("blocks", "The bits of 128 scalars a block, four a digit.", uncertainStages.blocks),
  ])

let folding = foldingTable()
let foldingStages = stages(folding.values, blockSize: 64, digitCount: 3)
let expansions = folding.expansions.map { digits($0, count: 3) }.joined()
try write(
  "FoldingTable", folder: "\(sources)/Matching",
  doc: "The foldings of the scalars below U+20000, as a two-stage table.",
  [
    literal("index", "The block of each 64 scalars, two digits each.", foldingStages.index),
    literal(
      "blocks", "The foldings of 64 scalars a block, three digits each.", foldingStages.blocks),
    literal("expansions", "Foldings of more than one scalar, each ended by 0.", expansions),
  ])
