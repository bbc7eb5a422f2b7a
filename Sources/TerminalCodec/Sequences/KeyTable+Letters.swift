import CharacterScreen

extension KeyTable {
  /// Returns the code of the key that types a letter of another script than Latin, as on an American
  /// keyboard, or `nil` if it is unknown or the letter is Latin.
  ///
  /// Keys of programs are Latin letters, which such a keyboard doesn't type. Terminals report the code;
  /// for those that don't, the common keyboards are known.
  static func latinCode(forLetter code: Int, reported: Int?) -> Int? {
    guard code >= firstLetterBeyondLatin else { return nil }
    if let reported, (0x21..<0x7F).contains(reported) { return reported }
    return Unicode.Scalar(UInt32(clamping: code)).flatMap { latinCodes[$0] }
  }

  /// The first Greek letter, before which the letters of Latin keyboards come.
  private static let firstLetterBeyondLatin = 0x370

  private static let latinCodes: [Unicode.Scalar: Int] = {
    let keyboards = [
      // Russian and Ukrainian.
      ("йцукенгшщзхъ", "qwertyuiop[]"), ("фывапролджэё", "asdfghjkl;'`"),
      ("ячсмитьбю", "zxcvbnm,."), ("ії", "s]"), ("єґ", "'\\"),
      // Greek.
      ("ςερτυθιοπ", "wertyuiop"), ("ασδφγηξκλ", "asdfghjkl"), ("ζχψωβνμ", "zxcvbnm"),
      // Hebrew.
      ("קראטוןםפ", "ertyuiop"), ("שדגכעיחלךף", "asdfghjkl;"), ("זסבהנמצתץ", "zxcvbnm,."),
      // Arabic.
      ("ضصثقفغعهخحجد", "qwertyuiop[]"), ("شسيبلاتنمكط", "asdfghjkl;'"),
      ("ئءؤرىةوزظ", "zxcvnm,./"),
    ]
    var codes: [Unicode.Scalar: Int] = [:]
    for (letters, keys) in keyboards {
      for (letter, key) in zip(letters.unicodeScalars, keys.utf8) { codes[letter] = Int(key) }
    }
    return codes
  }()
}
