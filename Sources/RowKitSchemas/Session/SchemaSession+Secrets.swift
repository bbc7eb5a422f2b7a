import JSONSchema
import JSONText

extension SchemaSession {
  /// Returns whether a value isn't shown, whatever it is part of.
  ///
  /// A secret stays one when a condition or a choice puts other rules in force, while it has a value. A
  /// value of which the rules in force say nothing is secret if those of any other branch say so.
  func isSecretItself(_ place: FormPlace) -> Bool {
    guard mayHaveSecrets else { return false }
    let isSecretNow = isSecretNow(place)
    if node(of: place) == nil { place.secrecy.wasSecret = false }
    return isSecretNow || place.secrecy.wasSecret || maySomeBranchHide(place) && isLeftOpen(place)
  }

  /// Returns whether the rules in force say nothing of a value.
  private func isLeftOpen(_ place: FormPlace) -> Bool {
    place.rules?.isUnlimited != false || isUndescribed(place)
  }

  /// Returns whether the rules of any branch, in force or not, say that a value isn't shown.
  func maySomeBranchHide(_ place: FormPlace) -> Bool {
    guard mayHaveSecrets else { return false }
    // A list instead of recursion, because values may be nested in each other thousands of times.
    var containers: [FormPlace] = []
    var next = place.parent
    while let container = next, container.secrecy.everyBranch == nil {
      containers.append(container)
      next = container.parent
    }
    for container in containers.reversed() {
      container.secrecy.everyBranch = rulesInSomeBranch(of: container)?.rulesOfEveryBranch
    }
    return rulesInSomeBranch(of: place)?.isSecretInSomeBranch == true
  }

  /// Returns the place in the schema that a value has by the rules of all branches around it.
  private func rulesInSomeBranch(of place: FormPlace) -> SchemaPlace? {
    if place.isRoot { return place.rules }
    return switch place.step {
    case .key(let key): place.parent?.secrecy.everyBranch?.place(ofMember: key)
    case .index(let index): place.parent?.secrecy.everyBranch?.place(ofElement: index)
    }
  }

  /// Notes which values in a value are secrets, before other rules are put in force.
  ///
  /// Values that are too large to be looked at as a whole are passed over.
  func noteSecrets(in place: FormPlace) {
    guard mayHaveSecrets, let node = node(of: place),
      document.size(of: node) <= SchemaSession.largestCheckedSize
    else { return }
    var open = [place]
    while let place = open.popLast() {
      if !isSecretItself(place) { open += parts(of: place) }
    }
  }

  /// Returns the places of the members and elements of a container.
  func parts(of place: FormPlace) -> [FormPlace] {
    let rules = shape(of: place).rules
    return keys(at: place).map { key in
      child(.key(key), of: place, rules: rules?.place(ofMember: key))
    }
      + (0..<count(at: place)).map { index in
        child(.index(index), of: place, rules: rules?.place(ofElement: index))
      }
  }

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
