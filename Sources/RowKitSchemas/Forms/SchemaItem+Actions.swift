import JSONSchema
import JSONText
public import RowKit

extension SchemaItem {
  /// The actions on the value, for the menu of its row.
  ///
  /// They tell about the value, reset or remove it, set it to null, change its type, and rename its key.
  public var actions: [RowAction] { actions(naming: nil) }

  /// Returns the actions on the value, with its name in their titles for the menu of another row.
  func actions(naming name: String?) -> [RowAction] {
    let titles = MenuTitles(words: session.words, name: name)
    let about = RowAction(titles[.about, .aboutNamed]) { [label] row in
      row.show(Alert(label, message: self.about))
    }
    return [about] + (isReadOnly ? [] : changes(titles))
  }

  private func changes(_ titles: MenuTitles) -> [RowAction] {
    var actions: [RowAction] = []
    let session = session
    let place = place
    let losesParts = losesParts
    if isRemovable, session.node(of: place) != nil {
      let title = isDescribed ? titles[.reset, .resetNamed] : titles[.remove, .removeNamed]
      actions.append(RowAction(title, isDestructive: true) { _ in session.set(nil, at: place) })
    }
    if !isDescribed, case .key(let key) = place.step {
      actions.append(
        RowAction(titles[.rename, .renameNamed]) { row in
          row.push(
            SchemaKeyScreen(title: session.words[SchemaStrings.renameTitle], key: key) { new in
              new.isExactly(key)
                ? nil : place.parent.flatMap { session.problem(withKey: new, in: $0) }
            } use: { key, _ in
              session.rename(place, to: key)
            })
        })
    }
    if shape.isNullable || shape.isUntyped, session.type(at: place) != .null {
      actions.append(
        RowAction(titles[.setToNull, .setNamedToNull], isDestructive: losesParts) { row in
          setToNull()
          SchemaGroups.moveCursor(to: place, on: row.screen)
        })
    }
    let isAbsent = session.node(of: place) == nil
    actions += otherTypes.map { type in
      // A list takes the value as its element.
      let title = titles.title(giving: type, isAbsent: isAbsent)
      return RowAction(title, isDestructive: losesParts && type != .array) { row in
        let value = SchemaDefaults.value(
          like: session.value(at: place), of: type, at: place.rules)
        session.set(value, at: place)
        if value == SchemaDefaults.empty(type) { session.didPut(value, at: place) }
        SchemaGroups.moveCursor(to: place, on: row.screen)
      }
    }
    return actions
  }

  /// Sets the value to null, or chooses the alternative that accepts null alone.
  private func setToNull() {
    for union in shape.unions {
      guard let index = union.branches.firstIndex(where: \.isNull) else { continue }
      return session.choose(index, of: union, at: place)
    }
    session.set(JSONValue(.null), at: place)
  }

  /// Whether the value has members or several elements, which another value wouldn't have.
  private var losesParts: Bool {
    guard let node = session.node(of: place) else { return false }
    return session.contents(of: node).count > (session.type(at: place) == .array ? 1 : 0)
  }

  /// Whether a person can give the value another type.
  var canChangeType: Bool { !isReadOnly && !otherTypes.isEmpty }

  /// The types that are allowed beside that of the value, if several are apart from null.
  ///
  /// A value that can't be represented keeps its type: the other one would have other text.
  private var otherTypes: [ValueType] {
    let all = shape.isUntyped ? Set(ValueType.allCases) : nil
    guard isExact, shape.unions.isEmpty, shape.choices == nil,
      var types = shape.rules?.types ?? all
    else { return [] }
    types.remove(.null)
    if types.contains(.number) { types.remove(.integer) }
    guard types.count > 1 else { return [] }
    let own = session.type(at: place)
    if let own { types.remove(own == .integer && types.contains(.number) ? .number : own) }
    return ValueType.allCases.filter(types.contains)
  }

  /// Whether the value is a member, which an object may be without.
  var isRemovable: Bool {
    if isReadOnly || place.isRoot { return false }
    return if case .key = place.step { true } else { false }
  }

  /// The description, or `nil`.
  var summary: String? {
    shape.rules?.summary ?? shape.rules?.annotation("markdownDescription")?.string
  }

  /// Returns the question for the text of a row, with the description and the limits of the value.
  func question(of row: some TextEditingRow, _ context: RowContext) -> Question? {
    guard row.takesFocus else { return nil }
    let limits = shape.rules.map { $0.limits(in: session.words.rules) } ?? []
    var rules = limits.map(SchemaItem.withinSentence)
    if valueType == .integer || valueType == .number {
      let type = shape.allowsFractions ? ValueType.number : .integer
      rules.insert(session.words.name(of: type), at: 0)
    }
    let isAbsent = session.node(of: place) == nil
    if isAbsent, !isSecret, let standard = shape.rules?.defaultValue {
      rules.append(session.words.fill(.defaultHint, session.words.short(standard)))
    }
    let rule = rules.joined(separator: ", ")
    let example = examples.first.map { session.words.short($0) } ?? ""
    let question = row.textQuestion(context, rule: rule, example: example)
    return Question(question.form, message: summary)
  }

  /// Returns a sentence as a part of another one: without its period and its capital letter.
  ///
  /// Only its first letter changes, because nouns have capital letters in some languages.
  private static func withinSentence(_ sentence: String) -> String {
    let words = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// The description, the rules and the path, which the menu of the row shows.
  private var about: String {
    let words = session.words
    let rules = shape.rules
    var lines = [summary, rules?.annotation("deprecationMessage")?.string]
    lines += rules.map { words.lines(about: $0) } ?? []
    let examples = examples.prefix(3).map { words.short($0) }
    if !examples.isEmpty {
      lines.append(words.fill(.examples, examples.joined(separator: ", ")))
    }
    let standard = isSecret ? nil : rules?.defaultValue
    lines.append(standard.map { words.fill(.defaultValue, "\($0)") })
    lines.append(words.fill(.path, path.pointer))
    return lines.compactMap { $0 }.joined(separator: "\n")
  }
}

/// The titles of the actions on a value, in the menu of its own row or of another one.
private struct MenuTitles {
  let words: LocalizedStrings

  /// The name of the value, or `nil` in the menu of its own row.
  let name: String?

  /// Returns the title without a name, or with one.
  subscript(plain: SchemaStrings, named: SchemaStrings) -> String {
    name.map { words.fill(named, $0) } ?? words[plain]
  }

  /// Returns the title of the action that gives the value a type.
  func title(giving type: ValueType, isAbsent: Bool) -> String {
    let kind = words.name(of: type)
    if let name { return words.fill(isAbsent ? .setNamedTo : .changeNamedTo, name, kind) }
    return words.fill(isAbsent ? .setTo : .changeTo, kind)
  }
}
