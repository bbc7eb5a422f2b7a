import JSONText

extension SchemaRules {
  /// Returns the limits that are numbers, a sentence for each.
  package func limits(in words: RuleWords) -> [String] {
    var lines: [String] = []
    if bounds.least != nil || bounds.most != nil {
      lines.append(words.fill(.limit, words.limits(of: bounds)))
    }
    if let step { lines.append(words.fill(.steps, step.text)) }
    lines += sentences(about: length, .characters, words)
    lines += sentences(about: elementCount, .entries, words)
    lines += sentences(about: memberCount, .members, words)
    if hasUniqueElements { lines.append(words.fill(.noEntryTwice)) }
    return lines
  }

  private func sentences(
    about bounds: CountBounds, _ noun: CountNoun, _ words: RuleWords
  ) -> [String] {
    let least = bounds.least.flatMap { $0 > 0 ? words.fill(.atLeast, words.count($0, noun)) : nil }
    let most = bounds.most.map { words.fill(.atMost, words.count($0, noun)) }
    return [least, most].compactMap { $0 }.map { words.fill(.limit, $0) }
  }
}
