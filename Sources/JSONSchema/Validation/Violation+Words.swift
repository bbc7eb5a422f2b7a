import JSONText

// MARK: CustomStringConvertible

extension Violation: CustomStringConvertible {
  /// A sentence that says what is allowed, with the numbers.
  ///
  /// It names neither the keyword nor the place.
  public var description: String {
    switch reason {
    case .type(let allowed, let found):
      "Needs \(Words.list(allowed.map(\.words))), not \(Words.found(found, allowed))."
    case .enumeration(let values, let suggestion):
      Words.enumeration(values) + Words.question(suggestion)
    case .bounds(let bounds): bounds.words + "."
    case .multiple(let step): "In steps of \(step.text)."
    case .length(let bounds, let count):
      count == 0 && bounds.least == 1
        ? "Can't be empty." : bounds.words(count, "character", "characters")
    case .pattern: "Doesn't have the expected form."
    case .format(let name):
      StringFormat(name).map { "Not \($0.words) like \($0.example)." } ?? "Not of the form \(name)."
    case .elementCount(let bounds, let count): bounds.words(count, "entry", "entries")
    case .repeatedElement(let index): "Same as entry \(index + 1)."
    case .memberCount(let bounds, let count): bounds.words(count, "member", "members")
    case .contains(let bounds, let count):
      bounds.words(count, "entry of the expected form", "entries of the expected form")
    default: wordsAboutStructure
    }
  }

  /// The sentence for a list of places: another element is named by its pointer, not by its number.
  public var wordsWithPointers: String {
    guard case .repeatedElement(let index) = reason else { return description }
    let other = JSONPath(instance.steps.dropLast() + [.index(index)])
    return "Same as \(other.pointer)."
  }

  private var wordsAboutStructure: String {
    switch reason {
    case .missing(let key): "\"\(key)\" is missing."
    case .dependency(let key, let other): "\"\(key)\" is missing, which \"\(other)\" needs."
    case .unknownMember(let suggestion):
      "Unknown key \"\(Words.key(instance))\"." + Words.question(suggestion)
    case .memberName(let violations):
      violations.first.map { "The key isn't allowed: \(Words.lowercased($0.description))" }
        ?? "The key isn't allowed."
    case .noAlternative(let alternatives): Words.alternatives(alternatives, instance)
    case .severalAlternatives(let indices):
      "Fits \(indices.count) alternatives, but only one may fit."
    case .excluded: "This value isn't allowed."
    default: "Isn't allowed here."
    }
  }
}

extension NumberBounds {
  /// The limits in words, as in `Between 1 and 65535`.
  public var words: String {
    switch (least, most) {
    case (let least?, let most?) where !least.isExclusive && !most.isExclusive:
      "Between \(least.number.text) and \(most.number.text)"
    case (let least?, let most?):
      "\(words(least: least)) and \(Words.lowercased(words(most: most)))"
    case (let least?, nil): words(least: least)
    case (nil, let most?): words(most: most)
    case (nil, nil): "Any number"
    }
  }

  private func words(least: Bound) -> String {
    (least.isExclusive ? "More than " : "At least ") + least.number.text
  }

  private func words(most: Bound) -> String {
    (most.isExclusive ? "Less than " : "At most ") + most.number.text
  }
}

extension CountBounds {
  /// Returns the limit that a count breaks in words.
  func words(_ count: Int, _ one: String, _ many: String) -> String {
    if let least, count < least {
      return "At least \(least) \(least == 1 ? one : many), has \(count)."
    }
    let most = most ?? 0
    return "At most \(most) \(most == 1 ? one : many), has \(count)."
  }
}
