/// The name of a charset that a card declares, and its properties.
struct CharsetName: Hashable {
  /// The name in lowercase, as written in the card.
  let text: String

  /// The system's possible names for the charset, the one with the most letters first.
  ///
  /// Empty if the name isn't plausible.
  var systemNames: [String] {
    switch text {
    case "shift_jis", "shift-jis", "sjis", "x-sjis", "ms_kanji", "windows-31j", "cp932":
      return ["CP932", "SHIFT_JIS"]
    case "gb2312", "gbk", "x-gbk", "cp936", "euc-cn", "gb18030":
      return ["GB18030", "GBK", "GB2312"]
    case "big5", "big-5", "cn-big5", "cp950": return ["CP950", "BIG5"]
    case "euc-kr", "euckr", "ks_c_5601-1987", "ksc5601", "uhc", "cp949":
      return ["CP949", "EUC-KR"]
    case _ where text.hasPrefix("windows-"):
      return isPlausible ? ["CP" + text.dropFirst("windows-".count), text.uppercased()] : []
    default: return isPlausible ? [text.uppercased()] : []
    }
  }

  /// The charset with more characters that is often meant, or `nil` if there is none.
  ///
  /// Systems have private characters where programs that say Big5 write Japanese letters.
  var extended: CharsetName? {
    systemNames.first == "CP950" ? CharsetName(text: "big5-hkscs") : nil
  }

  /// Returns whether a byte is the first of a pair whose second byte may look like ASCII.
  func isLead(_ byte: UInt8) -> Bool {
    switch systemNames.first {
    case "CP932": return 0x81...0x9F ~= byte || 0xE0...0xFC ~= byte
    case "GB18030", "CP950", "CP949": return 0x81...0xFE ~= byte
    default:
      // A variant that the system may lack, such as Big5-ETEN.
      let families = ["big5", "gb", "shiftjis", "sjis", "johab", "cp9"]
      return 0x81...0xFE ~= byte && families.contains { letters.hasPrefix($0) }
    }
  }

  /// Whether the bytes of separators may be parts of other characters.
  var sharesSeparators: Bool {
    let families = ["iso2022", "csiso2022", "utf16", "utf32", "ucs", "csucs", "unicode", "hz"]
    return !isUTF7 && families.contains { letters.hasPrefix($0) }
  }

  /// Whether bytes below 0x80 alone are ASCII.
  var containsASCII: Bool { !sharesSeparators && !isUTF7 }

  private var isUTF7: Bool { letters.hasPrefix("utf7") || letters.hasSuffix("utf7") }

  /// The name without hyphens and underscores, which converters ignore.
  private var letters: String { text.filter { $0 != "-" && $0 != "_" } }

  /// Whether the name looks like a charset, not like a path or an option of a converter.
  private var isPlausible: Bool {
    let signs: Set<UInt8> = Set("-_.:+".utf8)
    return 1...40 ~= text.utf8.count
      && text.utf8.allSatisfy {
        0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 || signs.contains($0)
      }
  }
}
