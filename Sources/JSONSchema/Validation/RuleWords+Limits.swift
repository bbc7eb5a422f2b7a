import JSONText

extension RuleWords {
  /// Returns the limits of a number, as in `Between 1 and 65535`.
  public func limits(of bounds: NumberBounds) -> String {
    let least = bounds.least?.number.text ?? ""
    let most = bounds.most?.number.text ?? ""
    return switch (bounds.least?.isExclusive, bounds.most?.isExclusive) {
    case (false?, false?): fill(.between, least, most)
    case (true?, false?): fill(.moreThanAtMost, least, most)
    case (false?, true?): fill(.atLeastLessThan, least, most)
    case (true?, true?): fill(.moreThanLessThan, least, most)
    case (let isExclusive?, nil): fill(isExclusive ? .moreThan : .atLeast, least)
    case (nil, let isExclusive?): fill(isExclusive ? .lessThan : .atMost, most)
    case (nil, nil): fill(.anyNumber)
    }
  }

  /// Returns the sentence about the limit that a count breaks.
  func sentence(about bounds: CountBounds, brokenBy number: Int, _ noun: CountNoun) -> String {
    let limit =
      if let least = bounds.least, number < least {
        fill(.atLeast, count(least, noun))
      } else {
        fill(.atMost, count(bounds.most ?? 0, noun))
      }
    return fill(.limitBroken, limit, String(number))
  }

  func count(_ number: Int, _ noun: CountNoun) -> String {
    number == 1 ? fill(noun.one) : fill(noun.many, String(number))
  }
}

/// A noun that is counted.
struct CountNoun {
  static let characters = CountNoun(one: .oneCharacter, many: .characters)
  static let entries = CountNoun(one: .oneEntry, many: .entries)
  static let members = CountNoun(one: .oneMember, many: .members)
  static let expectedEntries = CountNoun(one: .oneExpectedEntry, many: .expectedEntries)

  let one: RuleStrings
  let many: RuleStrings
}
