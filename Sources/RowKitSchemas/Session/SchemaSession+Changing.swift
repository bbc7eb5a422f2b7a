import JSONSchema
import JSONText
import RowKit

extension SchemaSession {
  /// Sets or removes the value at a place, with the containers on the way to it.
  func set(_ value: JSONValue?, at place: FormPlace) {
    guard let value else { return remove(place) }
    history.record(at: place, self) { put(value, at: place) }
  }

  private func put(_ value: JSONValue, at place: FormPlace) {
    // A new value may be a secret, and a secret may come back by undoing.
    if place.secrecy.found == false { place.secrecy.found = nil }
    if node(of: place) != nil {
      change(place) { document throws(JSONEditError) in
        try document.setValue(value, at: place.path)
      }
      return
    }
    guard canHoldValue(at: place) else {
      saver?.tell(words[SchemaStrings.gone])
      return
    }
    guard let parent = place.parent else {
      apply(.root(true), at: place)
      change(place) { document throws(JSONEditError) in try document.setValue(value, at: []) }
      return
    }
    guard case .key(let key) = place.step else { return }
    guard let container = node(of: parent), document.isObject(container) else {
      return setContainer(JSONValue(.object([JSONMember(key, value)])), at: parent)
    }
    let index = index(for: key, in: parent, container)
    change(place) { document throws(JSONEditError) in
      try document.insert(value, forKey: key, at: index, in: parent.path)
    }
  }

  /// Sets a value that is there only for the part that it holds.
  private func setContainer(_ value: JSONValue, at place: FormPlace) {
    if node(of: place) == nil { made.insert(place.id) }
    set(value, at: place)
  }

  /// Returns the place of a new key: after the last member that the schema declares before it.
  private func index(for key: String, in parent: FormPlace, _ container: Int) -> Int? {
    let order = shape(of: parent).members.map { JSONPath.Step.key($0.key) }
    guard let own = order.firstIndex(of: .key(key)) else { return nil }
    let former = Set(order[..<own])
    let keys = contents(of: container).map { item in
      JSONPath.Step.key(item.key.map { document.string(of: $0) } ?? "")
    }
    return keys.lastIndex { former.contains($0) }.map { $0 + 1 }
  }

  /// Removes a value, and containers that were only made for it.
  private func remove(_ place: FormPlace) {
    guard node(of: place) != nil, let parent = place.parent else { return }
    history.record(at: place, self) {
      let path = place.path
      change(parent, removal(of: place, in: parent)) { document throws(JSONEditError) in
        try document.remove(at: path)
      }
      made.remove(place.id)
      let isEmpty = node(of: parent).map { contents(of: $0).isEmpty } ?? true
      if made.contains(parent.id), isEmpty { remove(parent) }
    }
  }

  private func removal(of place: FormPlace, in parent: FormPlace) -> FormPlaceChange? {
    guard case .index(let index) = place.step else { return nil }
    return .removal(parent.element(at: index), at: index)
  }

  /// Replaces the whole document.
  func take(_ document: JSONDocument) {
    history.record(at: root, self) {
      if !hasRoot { apply(.root(true), at: root) }
      replaceDocument(document)
      forgetChoices(in: root.subtree)
    }
    for place in root.subtree { place.secrecy.found = nil }
    savedBytes = document.bytes
  }

  /// Forgets what was chosen at places, as a change that can be undone.
  private func forgetChoices(in places: some Sequence<FormPlace>) {
    let none = FormPlace.Choices()
    for place in places where place.choices != none {
      apply(.choices(from: place.choices, to: none), at: place)
    }
  }

  /// Replaces the whole document by one that isn't saved yet.
  func restore(_ document: JSONDocument) {
    let saved = savedBytes
    take(document)
    savedBytes = saved
  }

  /// Renames a member.
  func rename(_ place: FormPlace, to key: String) {
    guard let parent = place.parent, place.step != .key(key) else { return }
    let path = place.path
    history.record(at: place, self) {
      change(parent, .rename(from: place.step, to: key)) { document throws(JSONEditError) in
        try document.rename(path, to: key)
      }
    }
  }

  /// Adds a member, and returns its place.
  func add(_ key: String, to place: FormPlace) -> FormPlace {
    let rules = shape(of: place).rules?.place(ofMember: key)
    let child = child(.key(key), of: place, rules: rules)
    let value = SchemaDefaults.element(at: rules)
    history.record(at: child, self) {
      // Those of a member that was removed.
      forgetChoices(in: child.subtree)
      child.forgetValues(newID: newID)
      set(value, at: child)
    }
    didPut(value, at: child)
    return child
  }

  /// Returns a sentence why an object can't have a new key, or `nil` if it can.
  func problem(withKey key: String, in place: FormPlace) -> String? {
    if keys(at: place).contains(where: { $0.isExactly(key) }) {
      return words.fill(.keyExists, key)
    }
    guard let rules = shape(of: place).rules, !rules.allowsMember(key) else { return nil }
    let reasons = rules.memberNames?.check(JSONValue(.string(key))).violations ?? []
    let sentence = words.fill(.keyNotAllowed, key)
    return reasons.first.map { sentence + " " + words.rules.sentence(about: $0) } ?? sentence
  }

  /// Inserts an element into an array, which is made if need be.
  func insertElement(_ value: JSONValue, at index: Int, in place: FormPlace) {
    guard let node = node(of: place), document.isArray(node) else {
      return setContainer(JSONValue(.array([value])), at: place)
    }
    change(place, .insertion(nil, at: index)) { document throws(JSONEditError) in
      try document.insert(value, at: index, in: place.path)
    }
  }

  /// Moves an element of an array.
  func moveElement(from index: Int, to destination: Int, in place: FormPlace) {
    change(place, .move(from: index, to: destination)) { document throws(JSONEditError) in
      try document.move(index, to: destination, in: place.path)
    }
  }

  /// Chooses a branch of a union, and keeps the value of the one that is left.
  func choose(_ branch: Int?, of union: SchemaUnion, at place: FormPlace) {
    guard union.chosen != branch else { return }
    guard let branch else { return chooseNone(of: union, at: place) }
    noteSecretMembers(of: place)
    let value = value(at: place)
    if let former = union.chosen, let node = node(of: place) {
      place.parked[union.key, default: [:]][former] = exactValue(of: node)
    }
    history.record(at: place, self) {
      forgetChoices(in: place.subtree.dropFirst())
      apply(.choice(union.key, from: place.chosen[union.key], to: branch), at: place)
      let parked = place.parked[union.key]?[branch]
      let rules = union.branches[branch].place
      let left = union.chosen.map { union.branches[$0].place }
      // A member that only its value shows has one in each branch.
      let next =
        SchemaDefaults.value(at: rules, leaving: left, replacing: value, parked: parked)
        ?? (isUndescribed(place) || union.branches[branch].isNull
          ? SchemaDefaults.element(at: rules) : nil)
      // Removing an element would move the others.
      if next == value || next == nil && place.isElement { return }
      if let members = next?.members, value?.members != nil {
        setMembers(members, at: place)
      } else {
        set(next, at: place)
      }
      // A person may have chosen members that an object keeps.
      didPut(parked == nil && next?.members == nil ? next : nil, at: place)
    }
  }

  /// Returns a value without the members that can't be represented, or `nil` if the value can't.
  private func exactValue(of node: Int) -> JSONValue? {
    if document.isExact(node) { return document.plainValue(of: node) }
    guard document.isObject(node) else { return nil }
    let members = contents(of: node).compactMap { item -> JSONMember? in
      guard let key = item.key.flatMap({ document.exactString(of: $0) }),
        document.isExact(item.value)
      else { return nil }
      return JSONMember(key, document.plainValue(of: item.value))
    }
    return JSONValue(.object(members))
  }

  /// Returns whether a place is that of a member that the schema doesn't name.
  private func isUndescribed(_ place: FormPlace) -> Bool {
    guard case .key(let key) = place.step, let parent = place.parent else { return false }
    return !shape(of: parent).members.contains { $0.key.isExactly(key) }
  }

  /// Removes a member together with the alternative that was chosen for it.
  private func chooseNone(of union: SchemaUnion, at place: FormPlace) {
    guard !place.isRoot, case .key = place.step else { return }
    history.record(at: place, self) {
      forgetChoices(in: place.subtree.dropFirst())
      apply(.choice(union.key, from: place.chosen[union.key], to: nil), at: place)
      set(nil, at: place)
    }
  }

  /// Changes only the members of an object that differ from others.
  ///
  /// The rest stays as it is written, with its comments. Very many are changed at once, because each change
  /// takes a time in proportion to the object.
  private func setMembers(_ members: [JSONMember], at place: FormPlace) {
    let wanted = Set(members.map { JSONPath.Step.key($0.key) })
    let keys = keys(at: place)
    let obsolete = keys.filter { !wanted.contains(.key($0)) }
    // The values have other keys for those that can't be represented, which aren't changed.
    let unknown = Set(
      membersWithoutKeys(at: place).compactMap { $0.key.map { document.string(of: $0) } }
    ).subtracting(keys)
    let changed = members.filter { member in
      !unknown.contains(member.key) && value(at: self.member(member.key, of: place)) != member.value
    }
    if changed.count + obsolete.count > JSONDocument.greatestMemberChanges, isExact(place) {
      return set(JSONValue(.object(members)), at: place)
    }
    for member in changed { set(member.value, at: self.member(member.key, of: place)) }
    for key in obsolete {
      let path = member(key, of: place).path
      change(place) { document throws(JSONEditError) in try document.remove(at: path) }
    }
  }

  /// Returns whether all text in the value at a place can be represented, or there is no value.
  func isExact(_ place: FormPlace) -> Bool {
    node(of: place).map { document.isExact($0) } ?? true
  }

  private func member(_ key: String, of place: FormPlace) -> FormPlace {
    child(.key(key), of: place, rules: shape(of: place).rules?.place(ofMember: key))
  }
}
