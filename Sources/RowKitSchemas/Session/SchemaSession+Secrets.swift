import JSONSchema
import JSONText

extension SchemaSession {
  /// Returns whether a member whose key can't be represented isn't shown, because it is secret or
  /// contains a secret.
  func isSecret(_ member: JSONDocument.Item, of place: FormPlace) -> Bool {
    let key = member.key.map { document.string(of: $0) } ?? ""
    guard let rules = shape(of: place).rules?.place(ofMember: key) else { return false }
    return isSecret(place) || hasSecret(document.plainValue(of: member.value), at: rules)
  }

  /// Returns whether a value or anything in it is secret.
  private func hasSecret(_ value: JSONValue, at place: SchemaPlace) -> Bool {
    guard mayHaveSecrets else { return false }
    var open = [(value, place)]
    while let (value, place) = open.popLast() {
      guard let rules = SchemaShape(place, value).rules else { continue }
      if rules.isSecret || budget.isEmpty { return true }
      for member in value.members ?? [] {
        open.append((member.value, rules.place(ofMember: member.key)))
      }
      for (index, element) in (value.array ?? []).enumerated() {
        open.append((element, rules.place(ofElement: index)))
      }
    }
    return false
  }
}
