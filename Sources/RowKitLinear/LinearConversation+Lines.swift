import RowKitCore

/// A line of a text that a person has typed or taken over from the value.
struct TypedLine {
  let text: String

  /// The line break behind the line, unless it is the last one.
  var end = "\n"

  /// Returns the lines of a text.
  static func lines(of text: String) -> [TypedLine] {
    var lines: [TypedLine] = []
    var rest = text[...]
    while let end = rest.firstIndex(where: \.isNewline) {
      lines.append(TypedLine(text: String(rest[..<end]), end: String(rest[end])))
      rest = rest[rest.index(after: end)...]
    }
    return lines + [TypedLine(text: String(rest))]
  }
}

/// The lines of a text that a person types.
extension LinearConversation {
  /// Removes the last line of a text, and says it.
  func takeBackLine() {
    guard let line = asked?.lines?.popLast()?.text else {
      return say(stage.words[RefusalStrings.nothingToUndoInText])
    }
    let name = line.isEmpty ? stage.words[SpeechStrings.empty] : quotation(of: line).trimmingStop
    say(LocalizedStrings.fill(words[ChoosingSentences.removed], name))
  }

  /// Says the lines that were typed.
  func readLines(_ lines: [TypedLine]) {
    if lines.isEmpty { say(sentence(stage.words[SpeechStrings.empty])) }
    for (place, line) in lines.enumerated() {
      let words = speaker.text(line.text)
      say("\(place + 1) \(words.isEmpty ? stage.words[SpeechStrings.empty] : words)")
    }
  }

  /// Adds the lines of the value to those that were typed.
  func takeOver(_ value: String) {
    if !value.isEmpty { asked?.lines?.append(contentsOf: TypedLine.lines(of: value)) }
    readLines(asked?.lines ?? [])
  }

  /// Says that lines that were typed are dropped, if there are any.
  func sayLinesLost(_ asked: AskedQuestion) { sentenceAboutLostLines(asked).map(say) }

  /// Passes typed lines to their row, and returns the sentence that they are dropped if it doesn't take
  /// them, or `nil`.
  ///
  /// They may not be the whole text, so they replace no other one, and aren't submitted.
  func handOverLines(_ asked: AskedQuestion) -> String? {
    guard asked.hasLines, !asked.isOutdated, let current = renewed(asked), let row = current.row,
      case .text(let text, let accept) = current.question.form,
      asked.typedText.utf8.starts(with: text.now.utf8), takesUnfinishedText(row),
      accept(asked.typedText) == nil
    else { return sentenceAboutLostLines(asked) }
    return nil
  }

  private func takesUnfinishedText(_ row: RowContext) -> Bool {
    let controller = row.path.flatMap { row.screen?.row(at: $0) } as? any TextEditingRow
    return controller.map { $0.takesFocus && !$0.submitsText } ?? false
  }

  /// Returns the sentence that lines that were typed are dropped, or `nil` if there are none.
  func sentenceAboutLostLines(_ asked: AskedQuestion) -> String? {
    asked.hasLines ? LocalizedStrings.fill(words[AskingSentences.linesLost], asked.title) : nil
  }
}
