import CharacterScreen
import RowKitSchemas
import RowKitTesting

extension HostileAttack {
  /// Property lists, as XML and binary.
  ///
  /// Good ones are compared with the source, and damaged ones must not end the program.
  static let propertyLists = HostileAttack(
    name: "plists", title: "property lists", share: 60
  ) { random, _ in
    let value = propertyList(&random, depth: 0)
    var binary = BinaryPropertyList()
    let isBinary = random.hits(oneIn: 2)
    let text = isBinary ? binary.bytes(of: value) : Array("<plist>\(xml(of: value))</plist>".utf8)
    guard random.hits(oneIn: 3) else {
      return problems(of: Damage.done(to: text, &random))
    }
    do throws(PropertyListError) {
      let read = try PropertyList(parsing: text)
      return read == value ? [] : [HostileProblem(.value, "\(value) was read as \(read).")]
    } catch {
      return [HostileProblem(.value, "A good property list is refused: \(error)")]
    }
  }

  /// Reads damaged bytes, of which some of the contents or a sentence is expected.
  private static func problems(of bytes: [UInt8]) -> [HostileProblem] {
    do throws(PropertyListError) {
      _ = try PropertyList(parsing: bytes)
    } catch {
      guard error.description.hasSuffix(".") else {
        return [HostileProblem(.value, "No sentence: \(error)")]
      }
    }
    return []
  }

  static func propertyList(_ random: inout RandomNumbers, depth: Int) -> PropertyList {
    switch random.below(depth < 4 ? 7 : 5) {
    case 0: return .boolean(random.hits(oneIn: 2))
    case 1: return .integer(Int128(random.below(1_000_000) - 500_000))
    case 2: return .real(Double(random.below(1_000_000)) / 4 - 1000)
    case 3: return .string(string(&random))
    case 4: return .data((0..<random.below(20)).map { _ in UInt8(random.below(256)) })
    case 5:
      return .array((0..<random.below(6)).map { _ in propertyList(&random, depth: depth + 1) })
    default:
      return .dictionary(
        (0..<random.below(20)).map { number in
          PropertyList.Entry("\(number)\(string(&random))", propertyList(&random, depth: depth + 1))
        })
    }
  }

  private static func string(_ random: inout RandomNumbers) -> String {
    let parts = ["<", "&", "]]>", "\"", "é", "👩‍👩‍👧‍👦", "漢字", "e\u{301}", "x y"]
    return (0..<random.below(4)).map { _ in
      random.hits(oneIn: 2) ? random.pick(parts) : Damage.word(&random)
    }.joined()
  }

  static func xml(of value: PropertyList) -> String {
    switch value {
    case .boolean(let value): value ? "<true/>" : "<false/>"
    case .integer(let value): "<integer>\(value)</integer>"
    case .uid(let value): "<integer>\(value)</integer>"
    case .real(let value): "<real>\(value)</real>"
    case .string(let value), .date(let value): "<string>\(escaped(value))</string>"
    case .otherDate(let bytes), .data(let bytes): "<data>\(Base64.text(of: bytes))</data>"
    case .array(let values): "<array>\(values.map { xml(of: $0) }.joined(separator: "\n"))</array>"
    case .dictionary(let entries):
      "<dict>\(entries.map { "<key>\(escaped($0.key))</key>\(xml(of: $0.value))" }.joined())</dict>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "<": "&lt;"
      case ">": "&#62;"
      case "&": "&amp;"
      default: String(character)
      }
    }.joined()
  }
}

/// A writer for binary property lists.
struct BinaryPropertyList {
  private var objects: [[UInt8]] = []

  /// Returns a value as a whole file.
  mutating func bytes(of value: PropertyList) -> [UInt8] {
    objects = []
    let top = add(value)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += number(offset, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 2]
    return bytes + number(objects.count, 8) + number(top, 8) + number(table, 8)
  }

  private mutating func add(_ value: PropertyList) -> Int {
    let place = objects.count
    objects.append([])
    objects[place] = object(value)
    return place
  }

  private mutating func object(_ value: PropertyList) -> [UInt8] {
    switch value {
    case .boolean(let value): return [value ? 0x09 : 0x08]
    case .integer(let value): return [0x13] + number(Int(value), 8)
    case .uid(let value): return [0x87] + number(Int(value), 8)
    case .real(let value): return [0x23] + number(Int(bitPattern: UInt(value.bitPattern)), 8)
    case .string(let value), .date(let value):
      let units = Array(value.utf16)
      if units.allSatisfy({ $0 < 0x80 }) { return mark(0x50, units.count) + Array(value.utf8) }
      return mark(0x60, units.count) + units.flatMap { number(Int($0), 2) }
    case .otherDate(let bytes), .data(let bytes): return mark(0x40, bytes.count) + bytes
    case .array(let values):
      let places = values.map { add($0) }
      return mark(0xA0, places.count) + places.flatMap { number($0, 2) }
    case .dictionary(let entries):
      let keys = entries.map { add(.string($0.key)) }
      let values = entries.map { add($0.value) }
      return mark(0xD0, entries.count) + (keys + values).flatMap { number($0, 2) }
    }
  }

  private func mark(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 15, 0x12] + number(count, 4)
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
