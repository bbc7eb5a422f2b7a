extension UnicodeProperty {
  /// The general categories by their names in ECMAScript.
  static let categories: [String: [Unicode.GeneralCategory]] = {
    var table: [String: [Unicode.GeneralCategory]] = [:]
    for (names, categories) in single + groups {
      for name in names.split(separator: " ") { table[String(name)] = categories }
    }
    return table
  }()

  private static let single: [(String, [Unicode.GeneralCategory])] = [
    ("Lu Uppercase_Letter", [.uppercaseLetter]), ("Ll Lowercase_Letter", [.lowercaseLetter]),
    ("Lt Titlecase_Letter", [.titlecaseLetter]), ("Lm Modifier_Letter", [.modifierLetter]),
    ("Lo Other_Letter", [.otherLetter]), ("Mn Nonspacing_Mark", [.nonspacingMark]),
    ("Mc Spacing_Mark", [.spacingMark]), ("Me Enclosing_Mark", [.enclosingMark]),
    ("Nd Decimal_Number digit", [.decimalNumber]), ("Nl Letter_Number", [.letterNumber]),
    ("No Other_Number", [.otherNumber]), ("Pc Connector_Punctuation", [.connectorPunctuation]),
    ("Pd Dash_Punctuation", [.dashPunctuation]), ("Ps Open_Punctuation", [.openPunctuation]),
    ("Pe Close_Punctuation", [.closePunctuation]),
    ("Pi Initial_Punctuation", [.initialPunctuation]),
    ("Pf Final_Punctuation", [.finalPunctuation]), ("Po Other_Punctuation", [.otherPunctuation]),
    ("Sm Math_Symbol", [.mathSymbol]), ("Sc Currency_Symbol", [.currencySymbol]),
    ("Sk Modifier_Symbol", [.modifierSymbol]), ("So Other_Symbol", [.otherSymbol]),
    ("Zs Space_Separator", [.spaceSeparator]), ("Zl Line_Separator", [.lineSeparator]),
    ("Zp Paragraph_Separator", [.paragraphSeparator]), ("Cc Control cntrl", [.control]),
    ("Cf Format", [.format]), ("Cs Surrogate", [.surrogate]), ("Co Private_Use", [.privateUse]),
    ("Cn Unassigned", [.unassigned]),
  ]

  private static let groups: [(String, [Unicode.GeneralCategory])] = [
    ("LC Cased_Letter", [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter]),
    (
      "L Letter",
      [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter]
    ),
    ("M Mark Combining_Mark", [.nonspacingMark, .spacingMark, .enclosingMark]),
    ("N Number", [.decimalNumber, .letterNumber, .otherNumber]),
    (
      "P Punctuation punct",
      [
        .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation,
      ]
    ),
    ("S Symbol", [.mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol]),
    ("Z Separator", [.spaceSeparator, .lineSeparator, .paragraphSeparator]),
    ("C Other", [.control, .format, .surrogate, .privateUse, .unassigned]),
  ]
}
