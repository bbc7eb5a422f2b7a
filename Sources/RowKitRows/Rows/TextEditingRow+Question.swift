extension TextEditingRow {
  public func question(_ row: RowContext) -> Question? {
    takesFocus ? textQuestion(row, rule: "") : nil
  }

  /// Returns the question for the row's text.
  ///
  /// - Parameters:
  ///   - row: The context of the row.
  ///   - rule: The accepted texts beside those of the input, in words, or an empty string for all.
  ///   - example: An example, or an empty string.
  /// - Returns: The question.
  package func textQuestion(_ row: RowContext, rule: String, example: String = "") -> Question {
    let words = row.words
    let input = textInput
    let rules = [input.rule(in: words), rule].filter { !$0.isEmpty }
    let text = Question.Text(
      now: editableText, rule: rules.joined(separator: ", "), example: example,
      isSecure: input.isSecure, isMultiline: input.isMultiline)
    return Question(.text(text) { row.replaceText($0) })
  }
}

extension TextInput {
  /// The accepted texts in words, or an empty string for any.
  fileprivate func rule(in words: LocalizedStrings) -> String {
    let kind =
      switch keyboard {
      case .text: ""
      case .number: words.speech.kinds.number
      case .email: words.speech.kinds.email
      case .url: words.speech.kinds.url
      case .phone: words.speech.kinds.phone
      }
    let length = maximumLength.map {
      LocalizedStrings.fill(words.forms.rules.tooLong, String($0)).lowercased()
    }
    return [kind, length ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension TextEditingRow {
  /// Returns why a whole text isn't accepted, or `nil` if it is.
  package func refusal(ofWhole text: String, in words: LocalizedStrings) -> String? {
    let input = textInput
    if let refusal = input.refusal(of: text) { return refusal.text(in: words) }
    if text.count > input.limit { return TextRefusal.length(input.limit).text(in: words) }
    return text == editableText ? nil : refusal(of: text, isFinal: true, in: words)
  }
}
