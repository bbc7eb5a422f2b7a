import RowKit
import RowKitTesting

extension HostileAttack {
  /// JSON texts.
  ///
  /// Valid ones are compared with the source; damaged ones are compared with what is written for
  /// them.
  static let json = HostileAttack(name: "json", title: "JSON texts", share: 150) { random, _ in
    let value = value(&random, depth: 0)
    let text = Array(text(of: value, &random).utf8)
    guard random.hits(oneIn: 2) else { return problems(reading: text, as: value) }
    let damaged = Damage.done(to: text, &random)
    guard let read = try? JSONValue(parsing: damaged) else { return [] }
    let again = random.hits(oneIn: 2) ? read.indentedText : read.description
    return problems(reading: Array(again.utf8), as: read)
      + (again.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F }
        ? [HostileProblem(.control, "A control character was written.")] : [])
  }

  private static func problems(reading text: [UInt8], as value: JSONValue) -> [HostileProblem] {
    guard let read = try? JSONValue(parsing: text) else {
      return [
        HostileProblem(.value, "Good JSON is refused: \(String(decoding: text, as: UTF8.self))")
      ]
    }
    return read == value ? [] : [HostileProblem(.value, "\(value) was read as \(read).")]
  }

  private static func value(_ random: inout RandomNumbers, depth: Int) -> JSONValue {
    switch random.below(depth < 4 ? 7 : 4) {
    case 0: return JSONValue(.null)
    case 1: return JSONValue(.bool(random.hits(oneIn: 2)))
    case 2: return JSONValue(.number(JSONNumber(random.below(1_000_000) - 500_000)))
    case 3: return JSONValue(.string(string(&random)))
    case 4, 5:
      return JSONValue(
        .array((0..<random.below(6)).map { _ in value(&random, depth: depth + 1) }))
    default:
      let members = (0..<random.below(6)).map { number in
        JSONMember("\(number)\(string(&random))", value(&random, depth: depth + 1))
      }
      return JSONValue(.object(members))
    }
  }

  private static func string(_ random: inout RandomNumbers) -> String {
    let parts = ["\n", "\"", "\\", "/", "\u{8}", "\u{1B}", "👩‍👩‍👧‍👦", "\u{7F}", "e\u{301}", " "]
    return (0..<random.below(4)).map { _ in
      random.hits(oneIn: 2) ? random.pick(parts) : Damage.word(&random)
    }.joined()
  }

  /// Returns JSON as various programs write it, with optional space and unnecessary escapes.
  private static func text(of value: JSONValue, _ random: inout RandomNumbers) -> String {
    let space = random.pick(["", "", " ", "\n", "\r\n\t"])
    switch value.content {
    case .array(let elements):
      let texts = elements.map { text(of: $0, &random) }
      return "[" + space + texts.joined(separator: space + "," + space) + space + "]"
    case .object(let members):
      let texts = members.map {
        "\(escaped($0.key, &random))\(space):\(space)\(text(of: $0.value, &random))"
      }
      return "{" + space + texts.joined(separator: "," + space) + space + "}"
    case .string(let string): return escaped(string, &random)
    default: return "\(value)"
    }
  }

  private static func escaped(_ string: String, _ random: inout RandomNumbers) -> String {
    var text = "\""
    for unit in string.utf16 {
      let isPlain = unit >= 0x20 && unit < 0x7F && unit != 0x22 && unit != 0x5C
      guard isPlain, !random.hits(oneIn: 10), let scalar = Unicode.Scalar(unit) else {
        let digits = String(unit, radix: 16, uppercase: random.hits(oneIn: 2))
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        continue
      }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}
