import CharacterScreen

/// The spoken form of a row: one line of text without purely visual signs.
package struct SpokenLine {
  private let words: SpeechStrings

  package init(_ words: LocalizedStrings) {
    self.words = words.speech
  }

  /// Returns a row in words: its label, value, states and kind, in this order.
  package func line(_ spoken: SpokenText) -> String {
    let isSecret = spoken.states.contains(.entered)
    let label = clean(spoken.label)
    let value = isSecret ? "" : parts(of: spoken.value ?? "")
    let name = label.isEmpty || value.isEmpty ? label + value : "\(label): \(value)"
    let states = distinct(spoken.states.map { clean(text(of: $0)) })
    let rest = (states + [spoken.kind.map(text) ?? ""]).filter { !$0.isEmpty }
    let separator = value.isEmpty && !label.isEmpty && hasValueState(spoken) ? ": " : ", "
    guard !name.isEmpty else { return rest.joined(separator: ", ") }
    return rest.isEmpty ? name : name + separator + rest.joined(separator: ", ")
  }

  /// Returns states without repetitions, such as `required` beside `Required.`.
  private func distinct(_ states: [String]) -> [String] {
    states.indices.filter { place in
      !states[..<place].contains { $0.lowercased() == states[place].lowercased() }
    }.map { states[$0] }
  }

  /// Whether the first state stands for the value, as in `Password: entered`.
  private func hasValueState(_ spoken: SpokenText) -> Bool {
    spoken.states.first == .entered || spoken.states.first == .other(words.states.empty)
  }

  /// Returns the parts of a value, and the word for a missing one in place of a dash.
  private func parts(of value: String) -> String {
    if value == SpokenText.missingValue { return words.states.empty }
    return value.split(separator: "\t").map { clean(String($0)) }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func text(of state: SpokenText.State) -> String {
    switch state {
    case .disabled: words.states.disabled
    case .readOnly: words.states.readOnly
    case .required: words.states.required
    case .selected: words.states.selected
    case .expanded: words.states.expanded
    case .collapsed: words.states.collapsed
    case .entered: words.states.entered
    case .loading: ""
    case .problem(let message): message.hasSuffix(".") ? String(message.dropLast()) : message
    case .other(let message): message
    }
  }

  private func text(of kind: SpokenText.Kind) -> String {
    switch kind {
    case .link: words.kinds.link
    case .button: words.kinds.button
    case .toggle: words.kinds.toggle
    case .field: words.kinds.field
    case .choice(let count): LocalizedStrings.fill(words.kinds.choiceOf, String(count))
    case .other(let text): text
    }
  }

  // MARK: Cleaning

  /// Returns text without control characters, signs and runs of one character, in one line.
  ///
  /// An arrow that names a key, as in `alt+↑`, becomes a word.
  package func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isSpace(scalar) {
        scalars.append(" ")
      } else if !isSign(scalar) {
        scalars.append(scalar)
      } else if scalars.last == "+", let name = SpokenLine.keyNames[scalar] {
        scalars.append(contentsOf: name.unicodeScalars)
      }
    }
    let parts = String(scalars).split(separator: " ").map { withoutRuns($0) }
    let line = parts.filter { !$0.isEmpty && $0 != "-" && $0 != "—" }.joined(separator: " ")
    return withPercent(line)
  }

  /// The names of keys, as keys are named where they are typed.
  package static let keyNames: [Unicode.Scalar: String] = [
    "←": "left", "→": "right", "↑": "up", "↓": "down", "⏎": "return",
  ]

  private func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\t"
  }

  /// Whether a character is purely visual, or controls a terminal.
  private func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2028, 0x2029, 0x2066...0x2069, 0xFEFF: true
    // Quotation marks of placeholders.
    case 0x2039, 0x203A: true
    // Arrows, boxes, blocks, shapes, marks, braille and private characters.
    case 0x2022, 0x2190...0x21FF, 0x2500...0x25FF, 0x2610...0x2612, 0x2713...0x2718: true
    case 0x2800...0x28FF, 0xE000...0xF8FF, 0xF0000...0x10FFFF: true
    default: false
    }
  }

  /// Returns a word in which a run of three or more equal signs is one sign.
  private func withoutRuns(_ word: Substring) -> String {
    var result = ""
    var rest = word
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      let isSigns = run.count > 2 && !first.isLetter && !first.isNumber
      result += isSigns ? String(first) : String(run)
      rest = rest[run.endIndex...]
    }
    return result
  }

  /// Returns text with a word in place of the sign in `60 %`.
  private func withPercent(_ text: String) -> String {
    guard text.contains("%") else { return text }
    var result = ""
    for character in text {
      guard character == "%", result.last(where: { $0 != " " })?.isNumber == true else {
        result.append(character)
        continue
      }
      while result.last == " " { result.removeLast() }
      result += words.kinds.percent
    }
    return result
  }
}
