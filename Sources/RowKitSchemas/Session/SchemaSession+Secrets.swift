import JSONSchema
import JSONText

extension SchemaSession {
  /// Returns whether a value isn't shown, whatever it is part of.
  ///
  /// A value that was found to be a secret stays one when a condition or a choice puts other rules in force.
  /// A value of which the rules in force say nothing is one if those of any other branch say so.
  func isSecretItself(_ place: FormPlace) -> Bool {
    guard mayHaveSecrets else { return false }
    if isSecretNow(place) || place.secrecy.found == true { return true }
    return place.rules?.isUnlimited != false && maySomeBranchHide(place)
  }

  /// Notes whether the rules in force say that a value is a secret, unless that is known.
  ///
  /// It isn't noted while there aren't enough steps to find the rules.
  func noteSecrecy(of place: FormPlace, _ shape: SchemaShape) {
    guard mayHaveSecrets, place.secrecy.found == nil, !isUncertain(place),
      node(of: place) != nil
    else { return }
    place.secrecy.found = shape.rules?.isSecret == true
  }

  /// Returns whether the rules of any branch, in force or not, say that a value isn't shown.
  ///
  /// Asked only where ``mayHaveSecrets`` is `true`.
  func maySomeBranchHide(_ place: FormPlace) -> Bool {
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

  /// Notes which members of an object are secrets, before a choice puts other rules in force.
  ///
  /// Looks at the first 200 members, and not into them.
  func noteSecretMembers(of place: FormPlace) {
    guard mayHaveSecrets else { return }
    let rules = shape(of: place).rules
    for key in keys(at: place).prefix(200) {
      _ = shape(of: child(.key(key), of: place, rules: rules?.place(ofMember: key)))
    }
  }
}
