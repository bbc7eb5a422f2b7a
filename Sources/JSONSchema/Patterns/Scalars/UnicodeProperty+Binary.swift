extension UnicodeProperty {
  /// The properties that scalars have or not, by their names in ECMAScript.
  static let binaries: [String: @Sendable (Unicode.Scalar.Properties) -> Bool] = {
    var table: [String: @Sendable (Unicode.Scalar.Properties) -> Bool] = [:]
    for (names, holds) in letters + signs + emoji + changes {
      for name in names.split(separator: " ") { table[String(name)] = holds }
    }
    return table
  }()

  private typealias Row = (String, @Sendable (Unicode.Scalar.Properties) -> Bool)

  private static let letters: [Row] = [
    ("Alphabetic Alpha", { $0.isAlphabetic }), ("Cased", { $0.isCased }),
    ("Case_Ignorable CI", { $0.isCaseIgnorable }), ("Lowercase Lower", { $0.isLowercase }),
    ("Uppercase Upper", { $0.isUppercase }), ("ID_Start IDS", { $0.isIDStart }),
    ("ID_Continue IDC", { $0.isIDContinue }), ("XID_Start XIDS", { $0.isXIDStart }),
    ("XID_Continue XIDC", { $0.isXIDContinue }), ("Ideographic Ideo", { $0.isIdeographic }),
    ("Unified_Ideograph UIdeo", { $0.isUnifiedIdeograph }), ("Radical", { $0.isRadical }),
    ("Diacritic Dia", { $0.isDiacritic }), ("Extender Ext", { $0.isExtender }),
    ("Soft_Dotted SD", { $0.isSoftDotted }), ("Grapheme_Base Gr_Base", { $0.isGraphemeBase }),
    ("Grapheme_Extend Gr_Ext", { $0.isGraphemeExtend }),
    ("Logical_Order_Exception LOE", { $0.isLogicalOrderException }),
    ("Hex_Digit Hex", { $0.isHexDigit }), ("ASCII_Hex_Digit AHex", { $0.isASCIIHexDigit }),
  ]

  private static let signs: [Row] = [
    ("Bidi_Control Bidi_C", { $0.isBidiControl }), ("Bidi_Mirrored Bidi_M", { $0.isBidiMirrored }),
    ("Dash", { $0.isDash }),
    ("Default_Ignorable_Code_Point DI", { $0.isDefaultIgnorableCodePoint }),
    ("Deprecated Dep", { $0.isDeprecated }), ("Join_Control Join_C", { $0.isJoinControl }),
    ("IDS_Binary_Operator IDSB", { $0.isIDSBinaryOperator }),
    ("IDS_Trinary_Operator IDST", { $0.isIDSTrinaryOperator }), ("Math", { $0.isMath }),
    ("Noncharacter_Code_Point NChar", { $0.isNoncharacterCodePoint }),
    ("Pattern_Syntax Pat_Syn", { $0.isPatternSyntax }),
    ("Pattern_White_Space Pat_WS", { $0.isPatternWhitespace }),
    ("Quotation_Mark QMark", { $0.isQuotationMark }),
    ("Sentence_Terminal STerm", { $0.isSentenceTerminal }),
    ("Terminal_Punctuation Term", { $0.isTerminalPunctuation }),
    ("Variation_Selector VS", { $0.isVariationSelector }),
    ("White_Space space", { $0.isWhitespace }),
    ("Assigned", { $0.generalCategory != .unassigned }),
  ]

  private static let emoji: [Row] = [
    ("Emoji", { $0.isEmoji }), ("Emoji_Modifier EMod", { $0.isEmojiModifier }),
    ("Emoji_Modifier_Base EBase", { $0.isEmojiModifierBase }),
    ("Emoji_Presentation EPres", { $0.isEmojiPresentation }),
  ]

  private static let changes: [Row] = [
    ("Changes_When_Casefolded CWCF", { $0.changesWhenCaseFolded }),
    ("Changes_When_Casemapped CWCM", { $0.changesWhenCaseMapped }),
    ("Changes_When_Lowercased CWL", { $0.changesWhenLowercased }),
    ("Changes_When_NFKC_Casefolded CWKCF", { $0.changesWhenNFKCCaseFolded }),
    ("Changes_When_Titlecased CWT", { $0.changesWhenTitlecased }),
    ("Changes_When_Uppercased CWU", { $0.changesWhenUppercased }),
  ]

  /// The properties that are ranges.
  static let ranges: [String: [ClosedRange<UInt32>]] = [
    "Any": [0...0x10_FFFF], "ASCII": [0...0x7F],
    "Regional_Indicator": [0x1F1E6...0x1F1FF], "RI": [0x1F1E6...0x1F1FF],
  ]

  /// The properties of ECMAScript whose data the standard library doesn't offer.
  static let unsupported: Set<String> = [
    "Emoji_Component", "EComp", "Extended_Pictographic", "ExtPict",
  ]

  /// The scripts that patterns name most, by their letters.
  static let scripts: [String: [ClosedRange<UInt32>]] = {
    var table: [String: [ClosedRange<UInt32>]] = [:]
    for (names, ranges) in scriptRows {
      for name in names.split(separator: " ") { table[String(name)] = ranges }
    }
    return table
  }()
}
