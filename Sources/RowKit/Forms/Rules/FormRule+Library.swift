/// The rules that most forms need.
extension FormRule {
  /// Something must be said; a switch must be on.
  public static func required(_ message: String? = nil) -> FormRule {
    FormRule { value, _, words in value.isEmpty ? message ?? words.forms.required : nil }
  }

  /// A text has a number of characters.
  public static func length(_ range: ClosedRange<Int>, _ message: String? = nil) -> FormRule {
    FormRule { value, _, words in
      let count = value.text.count
      guard count > 0, !range.contains(count) else { return nil }
      if let message { return message }
      return count < range.lowerBound
        ? FormWords.fill(words.forms.tooShort, String(range.lowerBound))
        : FormWords.fill(words.forms.tooLong, String(range.upperBound))
    }
  }

  /// A text has a number of characters at least.
  public static func length(_ range: PartialRangeFrom<Int>, _ message: String? = nil) -> FormRule {
    length(range.lowerBound...max(range.lowerBound, .max), message)
  }

  /// A number lies in a range; a text that is no number doesn't.
  public static func range(_ range: ClosedRange<Double>, _ message: String? = nil) -> FormRule {
    let bounds = range.decimals
    return FormRule { value, _, words in
      if case .number(let number) = value, !number.isFinite {
        return message ?? words.forms.invalidPattern
      }
      guard let number = value.decimal else {
        guard case .text = value, !value.isEmpty else { return nil }
        return message ?? FormWords.fill(words.forms.invalidNumber, words.numbers.string(1234.5))
      }
      guard !bounds.contains(number) else { return nil }
      if let message { return message }
      return number < bounds.lowerBound
        ? FormWords.fill(words.forms.tooSmall, words.numbers.string(range.lowerBound))
        : FormWords.fill(words.forms.tooLarge, words.numbers.string(range.upperBound))
    }
  }

  /// A text as a whole matches a pattern.
  public static func pattern<Output>(
    _ pattern: Regex<Output>, _ message: String? = nil
  ) -> FormRule {
    FormRule { value, _, words in
      guard !value.isEmpty, (try? pattern.wholeMatch(in: value.text)) == nil else { return nil }
      return message ?? words.forms.invalidPattern
    }
  }

  /// A text is an e-mail address: a name, an at sign, and a domain with a dot.
  public static func email(_ message: String? = nil) -> FormRule {
    FormRule { value, _, words in
      value.isEmpty || AddressForm.isEmail(value.text) ? nil : message ?? words.forms.invalidEmail
    }
  }

  /// A text is the address of a web page, with http or https and a host.
  public static func url(_ message: String? = nil) -> FormRule {
    FormRule { value, _, words in
      value.isEmpty || AddressForm.isURL(value.text) ? nil : message ?? words.forms.invalidURL
    }
  }

  /// A rule holds for each value of a list, such as that of a field with a row for each.
  ///
  /// - Parameter rule: The rule; one whose answer comes later is asked about the list as a whole.
  /// - Returns: The rule for the list, which tells what is wrong with the first that is.
  public static func each(_ rule: FormRule) -> FormRule {
    guard case .now(let check) = rule.kind else { return rule }
    return FormRule { value, values, words in
      guard case .list(let parts) = value else { return check(value, values, words) }
      for part in parts {
        if let message = check(part, values, words) { return message }
      }
      return nil
    }
  }

  /// The value is the same as that of another field.
  public static func equal(to key: FormKey, _ message: String? = nil) -> FormRule {
    FormRule { value, values, words in
      value == values[key] ? nil : message ?? words.forms.notEqual
    }
  }
}
