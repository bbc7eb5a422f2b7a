import JSONSchema
import JSONText
import RowKit

/// A row that leads to the screen of an object or a list.
final class SchemaLinkRow: SchemaItemRow, LinkRow, FormRow, ContextMenuRow, RepeatableRow {
  var formValue: FormValue { .none }

  /// The number of problems below, or what the value is.
  var currentValue: String? {
    let words = item.session.words
    let findings = item.session.findings(at: item.place)
    let count = findings.violations.count
    if count > 0 { return words.count(count, .oneProblem, .problems) }
    if findings.limit != nil { return words[SchemaStrings.notChecked] }
    return SchemaLinkRow.summary(of: item)
  }

  /// Whether the page shows problems.
  var hasProblems: Bool { !item.session.findings(at: item.place).violations.isEmpty }

  func makeScreen() -> ScreenController {
    SchemaForm(item.session, item.rows, item.place, title: item.label)
  }

  /// Returns what tells a value from others: a name in it, or the number of its parts.
  private static func summary(of item: SchemaItem) -> String {
    let session = item.session
    guard let node = session.node(of: item.place) else {
      return session.words[SchemaStrings.notSet]
    }
    let document = session.document
    if document.isArray(node) {
      return session.words.count(session.contents(of: node).count, .oneEntry, .entries)
    }
    guard document.isObject(node) else { return session.words.short(document.plainValue(of: node)) }
    let items = session.contents(of: node)
    let names = ["name", "title", "id", "key", "type"]
    for name in names {
      if let found = items.last(where: { document.hasKey(name, $0) }),
        !isSecret(name, of: item.place, session),
        let text = document.plainValue(of: found.value).string
      {
        return text
      }
    }
    return session.words.count(items.count, .oneMember, .members)
  }

  /// Returns whether a member isn't shown, also by the alternative that its value has.
  private static func isSecret(
    _ key: String, of place: FormPlace, _ session: SchemaSession
  ) -> Bool {
    let rules = session.shape(of: place).rules?.place(ofMember: key)
    return session.isSecret(session.child(.key(key), of: place, rules: rules))
  }
}
