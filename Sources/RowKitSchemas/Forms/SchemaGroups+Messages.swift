import JSONSchema
import RowKit

/// The messages below the rows of a form.
extension SchemaGroups {
  /// Returns the messages about a value as a whole.
  func ownMessages(of place: FormPlace) -> [any CellController] {
    let own = session.findings(at: place).violations(at: place.path).first { !$0.isMissing }
    // Without an answer, an empty object is checked, but only its members are missing if it is one.
    if place.isRoot, own != nil, session.lacksAnswer { return [requiredMessage(of: place)] }
    let rows = own.map { [message(sentence(of: $0, at: place), place, "own")] } ?? []
    return rows + openMessages(of: place)
  }

  /// Returns the messages about an element, which may also repeat another one.
  func elementMessages(of place: FormPlace, in parent: FormPlace) -> [any CellController] {
    let own = ownMessages(of: place)
    guard own.isEmpty else { return own }
    let path = place.path
    let others = session.findings(at: parent).violations(at: path)
    let rows = others.prefix(1).map { message(sentence(of: $0, at: place), place, "wrong") }
    return rows.isEmpty ? formatMessages(of: place) : rows
  }

  /// Returns the messages about rules that aren't checked: those at a reference that can't be
  /// followed, a pattern that can't be read, and those that a check came to the limits before.
  private func openMessages(of place: FormPlace) -> [any CellController] {
    if let limit = session.findings(at: place).limit {
      return [warning(words.fill(.limit, limit), place, "limit")]
    }
    guard let rules = session.shape(of: place).rules else { return [] }
    let patterns = rules.patternProblems.map { problem in
      warning(words.fill(.patternUnchecked, problem), place, "open")
    }
    guard rules.hasOpenReference else { return patterns }
    let reference = rules.annotation("$ref")?.string
    let sentence =
      reference.map { words.fill(.rulesAtNotFound, $0) } ?? words[SchemaStrings.rulesNotFound]
    return patterns + [warning(sentence, place, "open")]
  }

  /// Returns the first of the messages about the values in a long list or object.
  func messagesBelow(_ place: FormPlace) -> [any CellController] {
    let path = place.path
    let below = session.violations(at: place).filter { $0.instance != path }
    guard let first = below.first, first.instance.steps.count > path.steps.count else { return [] }
    let name =
      switch first.instance.steps[path.steps.count] {
      case .index(let index): words.fill(.entry, String(index + 1))
      case .key(let key): key
      }
    let more = words.count(below.count - 1, .oneMoreProblem, .moreProblems)
    let others = below.count == 1 ? "" : " " + more
    // Whether the value is a secret isn't known without its rules.
    let sentence = words.rules.sentence(about: first.withoutSuggestion)
    return [message("\(name): \(sentence)\(others)", place, "below")]
  }

  /// Returns the sentence about a violation: that of the schema, or the standard one.
  private func sentence(of violation: Violation, at place: FormPlace) -> String {
    let known = session.isSecret(place) ? violation.withoutSuggestion : violation
    return ownSentence(about: violation, at: place) ?? words.rules.sentence(about: known)
  }

  /// Returns the sentence of the schema about a violation, or `nil` if it has none.
  private func ownSentence(about violation: Violation, at place: FormPlace) -> String? {
    guard let rules = session.shape(of: place).rules else { return nil }
    if case .unknownMember = violation.reason, violation.instance == ["$schema"] {
      return words[SchemaStrings.schemaKey]
    }
    if let sentence = rules.annotation("errorMessage")?.string { return sentence }
    guard case .pattern = violation.reason else { return nil }
    if let sentence = rules.annotation("patternErrorMessage")?.string { return sentence }
    if session.isSecret(place) { return nil }
    return rules.examples.first?.string.map { words.fill(.wrongForm, $0) }
  }

  /// Returns the message about a member: that it is missing, or what is wrong with it.
  func messages(
    of place: FormPlace, key: String, in parent: FormPlace
  ) -> [any CellController] {
    if session.node(of: place) == nil {
      let isMissing = session.findings(at: parent).isMissing(key)
      return isMissing ? [requiredMessage(of: place)] : []
    }
    let path = place.path
    let violation = [parent, place].lazy.compactMap { checked in
      session.findings(at: checked).violations(at: path).first { !$0.isMissing }
    }.first
    if let violation {
      return [message(sentence(of: violation, at: place), place, "wrong")]
    }
    return formatMessages(of: place) + openMessages(of: place)
  }

  /// Returns a warning about a text that doesn't have its format.
  func formatMessages(of place: FormPlace) -> [any CellController] {
    guard let name = session.shape(of: place).rules?.format, let format = StringFormat(name),
      let text = session.value(at: place)?.string, !format.accepts(text)
    else { return [] }
    return [warning(words.rules.sentence(notOfFormat: name), place, "format")]
  }

  /// Returns the message that a member is missing.
  func requiredMessage(of place: FormPlace) -> any CellController {
    row(of: .wrong(words[SchemaStrings.required]), SchemaGroups.requiredID(of: place))
  }

  /// Returns the identity of the message that a member is missing.
  static func requiredID(of place: FormPlace) -> RowID { RowID(RequiredMessageID(place: place.id)) }

  /// Returns whether a row is a message, by its identity.
  static func isMessage(_ id: RowID) -> Bool { id.description.hasPrefix("message ") }

  func message(_ text: String, _ place: FormPlace, _ kind: String) -> any CellController {
    row(of: .wrong(text), messageID(text, place, kind))
  }

  /// Returns the message about a value that is accepted nevertheless.
  private func warning(_ text: String, _ place: FormPlace, _ kind: String) -> any CellController {
    row(of: .warning(text), messageID(text, place, kind))
  }

  private func messageID(_ text: String, _ place: FormPlace, _ kind: String) -> RowID {
    RowID("message \(place.id) \(kind) \(text)")
  }

  private func row(of message: FormMessageRow.Message, _ id: RowID) -> any CellController {
    let row = FormMessageRow(id: id)
    row.message = message
    return row
  }
}

/// The identity of the message that a member is missing, which takes no memory of its own.
private struct RequiredMessageID: Hashable, CustomStringConvertible {
  let place: Int

  var description: String { "message \(place) required" }
}
