/// The widths of clusters according to different terminals.
enum TestWidth {
  /// The widths used for drawing.
  static let agreed: @Sendable (Character) -> Int = { character in
    guard let first = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.count > 1 { return character == "e\u{301}" ? 1 : 2 }
    return first.value >= 0x2E80 || first.value == 0x231A ? 2 : 1
  }

  /// The widths of a terminal that knows no clusters: the sum of their scalars.
  static let summed: @Sendable (Character) -> Int = { character in
    guard isDisputed(character) else { return agreed(character) }
    return character.unicodeScalars.count { $0.value >= 0x2E80 } * 2 + 1
  }

  /// The widths of a terminal that treats every disputed cluster as narrow.
  static let narrow: @Sendable (Character) -> Int = { character in
    isDisputed(character) ? 1 : agreed(character)
  }

  /// Whether terminals disagree about its width.
  static func isDisputed(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return character.unicodeScalars.count > 1 || first.value >= 0x1F000 || first.value == 0x231A
  }
}
