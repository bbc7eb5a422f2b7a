/// The most common rules.
extension FormRule {
  /// Requires a value that isn't empty.
  ///
  /// A switch must be on.
  public static func required(_ message: String? = nil) -> FormRule {
    var rule = FormRule { value, _, words in
      value.isEmpty ? message ?? words[FormStrings.required] : nil
    }
    rule.isRequirement = true
    return rule
  }

  /// Requires a number of characters in a range, such as `8...`.
  ///
  /// Empty text passes, also one of blanks alone, as it does in the other rules.
  public static func length(
    _ range: some RangeExpression<Int> & Sendable, _ message: String? = nil
  ) -> FormRule {
    FormRule { value, _, words in
      let count = value.text.count
      guard !value.isEmpty, !range.contains(count) else { return nil }
      if let message { return message }
      let longest = (0..<count).last { range.contains($0) }
      if longest == nil,
        let shortest = (count...max(count, 1_000_000)).first(where: { range.contains($0) })
      {
        return LocalizedStrings.fill(words[FormStrings.tooShort], String(shortest))
      }
      return words.text(forMaximumLength: longest ?? 0)
    }
  }

  /// Requires a number in a range.
  ///
  /// Text that isn't a number fails. Empty text passes.
  public static func range(_ range: ClosedRange<Double>, _ message: String? = nil) -> FormRule {
    let bounds = range.decimals
    return FormRule { value, _, words in
      guard let number = value.decimal else {
        let isOther = value.json.string == nil && value.json.number == nil
        guard !isOther, !value.isSecret, !value.isEmpty else { return nil }
        return message
          ?? LocalizedStrings.fill(
            words[RefusalStrings.invalidNumber], words.numbers.format(1234.5))
      }
      guard !bounds.contains(number) else { return nil }
      if let message { return message }
      return number < bounds.lowerBound
        ? LocalizedStrings.fill(words[FormStrings.tooSmall], words.numbers.format(range.lowerBound))
        : LocalizedStrings.fill(words[FormStrings.tooLarge], words.numbers.format(range.upperBound))
    }
  }

  /// Requires that the whole text matches a pattern.
  ///
  /// Empty text passes.
  public static func pattern<Output>(
    _ pattern: Regex<Output>, _ message: String? = nil
  ) -> FormRule {
    FormRule { value, _, words in
      guard !value.isEmpty, (try? pattern.wholeMatch(in: value.text)) == nil else { return nil }
      return message ?? words[FormStrings.invalidPattern]
    }
  }

  /// Requires an email address: a name, an at sign, and a domain with a dot.
  ///
  /// Empty text passes.
  public static func email(_ message: String? = nil) -> FormRule {
    FormRule { value, _, words in
      value.isEmpty || AddressForm.isEmail(value.text)
        ? nil : message ?? words[FormStrings.invalidEmail]
    }
  }

  /// Requires the URL of a web page, with the scheme `http` or `https` and a host.
  ///
  /// Empty text passes.
  public static func url(_ message: String? = nil) -> FormRule {
    FormRule { value, _, words in
      value.isEmpty || AddressForm.isURL(value.text)
        ? nil : message ?? words[FormStrings.invalidURL]
    }
  }

  /// Applies a rule to each value of a list, such as the value of a repeating field.
  ///
  /// A repeating field shows the message below the row of the value that fails.
  ///
  /// - Parameter rule: The rule. An asynchronous rule is applied to the list as a whole.
  /// - Returns: A rule for the list, with the message of the first value that fails.
  public static func each(_ rule: FormRule) -> FormRule {
    guard case .now(let check) = rule.kind else { return rule }
    return FormRule(
      kind: .now { value, values, words in
        guard let parts = value.list else { return check(value, values, words) }
        for (index, part) in parts.enumerated() {
          if let fault = check(part, values, words) {
            return Fault(message: fault.message, item: index)
          }
        }
        return nil
      })
  }

  /// Requires the same value as another field.
  public static func equal(to key: FormKey, _ message: String? = nil) -> FormRule {
    FormRule { value, values, words in
      let other = values[key]
      // A secret equals the same text that is shown, and a number the same one written otherwise.
      let isNumber = value.json.number != nil && other.json.number != nil
      let isEqual = value.json == other.json || isNumber && value.decimal == other.decimal
      return isEqual ? nil : message ?? words[FormStrings.notEqual]
    }
  }
}
