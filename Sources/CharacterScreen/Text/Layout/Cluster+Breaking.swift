extension Cluster {
  /// Whether a line may break before and after the character, as in Chinese or Japanese.
  var isWide: Bool {
    let scalar = first
    return !scalar.isASCII && WidthClass(scalar).isWide
  }

  /// Whether a line may break after the character within a word.
  var isHyphen: Bool { first == "-" || first == "\u{2010}" || first == "\u{2013}" }

  /// Whether the character is a letter or a digit.
  var isPartOfWord: Bool {
    let scalar = first
    if scalar.isASCII {
      let lowercased = scalar.value | 0x20
      return (0x61...0x7A).contains(lowercased) || (0x30...0x39).contains(scalar.value)
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Whether the character must not begin a line: closing marks, small kana, and characters that
  /// stick to the previous one.
  var closes: Bool {
    switch first {
    case "!", "%", ")", ",", ".", ":", ";", "?", "]", "}", "\u{A0}", "\u{202F}", "\u{2060}": true
    case "\u{2019}", "\u{201D}", "\u{2026}", "、", "。", "々", "〉", "》", "」", "』", "】", "〕": true
    case "〗", "〙", "〛", "〜", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ": true
    case "゛", "゜", "ゝ", "ゞ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ": true
    case "ヵ", "ヶ", "・", "ー", "ヽ", "ヾ", "！", "％", "）", "，", "．", "：", "；", "？": true
    case "］", "｝", "｡", "｣", "､", "･": true
    default: false
    }
  }

  /// Whether the character must not end a line: opening marks, and characters that stick to the
  /// next one.
  var opens: Bool {
    switch first {
    case "(", "[", "{", "$", "\u{A0}", "\u{202F}", "\u{2060}", "\u{2018}", "\u{201C}": true
    case "〈", "《", "「", "『", "【", "〔", "〖", "〘", "〚", "（", "［", "｛", "｢", "￥", "＄": true
    default: false
    }
  }
}
