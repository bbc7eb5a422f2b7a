import JSONSchema
import JSONText

/// The place of a value in a form, which follows the value when it is moved or renamed.
@MainActor final class FormPlace {
  /// A number that identifies the place in its form.
  let id: Int

  /// The container, or `nil` for the root, for an element that was removed, and for a place whose
  /// container left the document.
  private(set) weak var parent: FormPlace?

  /// Whether this is the place of the whole document.
  let isRoot: Bool

  /// The step from the container.
  var step: JSONPath.Step { didSet { title = nil } }

  /// The place in the schema, or `nil` without rules.
  var rules: SchemaPlace? {
    didSet {
      if let rules, let oldValue, rules.hasSameSchemas(as: oldValue) { return }
      (title, absence) = (nil, nil)
    }
  }

  /// The title of a member, once it was needed.
  var title: String?

  /// The rules that apply while the member has no value, once they were needed.
  var absence: MemberAbsence?

  /// The branches that a person chose.
  var chosen: [SchemaUnion.Key: Int] = [:]

  /// The values of the branches that were left, by union and branch.
  var parked: [SchemaUnion.Key: [Int: JSONValue]] = [:]

  /// The value that the program put here, or `nil` if it put none.
  var preset: JSONValue?

  /// Whether a person edited the value.
  var isEdited = false

  /// Whether members that should no longer be used are shown.
  var showsDeprecated = false

  private var members: [JSONPath.Step: FormPlace] = [:]
  private var elements: [FormPlace?] = []

  /// The places of the members that the rules describe, which are those of a list.
  private var described: (list: SchemaShape.MemberList, places: [FormPlace])?

  init(id: Int, parent: FormPlace?, step: JSONPath.Step, rules: SchemaPlace?) {
    self.id = id
    self.parent = parent
    isRoot = parent == nil
    self.step = step
    self.rules = rules
  }

  /// The path of the value.
  var path: JSONPath {
    var steps: [JSONPath.Step] = []
    var place = self
    while let parent = place.parent {
      steps.append(place.step)
      place = parent
    }
    return JSONPath(steps.reversed())
  }

  // MARK: Children

  /// Returns the place of a member or an element, which is made if need be.
  func child(_ step: JSONPath.Step, make: (FormPlace, JSONPath.Step) -> FormPlace) -> FormPlace {
    switch step {
    case .key:
      if let place = members[step] { return place }
      let place = make(self, step)
      members[step] = place
      return place
    case .index(let index):
      while elements.count <= index { elements.append(nil) }
      if let place = elements[index] { return place }
      let place = make(self, step)
      elements[index] = place
      return place
    }
  }

  /// Returns the places of the members that a shape describes, of which new ones are made.
  func describedMembers(
    _ shape: SchemaShape, make: (SchemaRules.Member) -> FormPlace
  ) -> [FormPlace] {
    if let described, described.list === shape.memberList { return described.places }
    let places = shape.members.map(make)
    described = shape.memberList.map { ($0, places) }
    return places
  }

  /// Returns the place of an element, or `nil` if it wasn't needed yet.
  func element(at index: Int) -> FormPlace? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  /// Makes room for an element, which may have had a place before.
  func insertElement(_ place: FormPlace?, at index: Int) {
    if index > elements.count {
      guard place != nil else { return }
      elements += Array(repeating: nil, count: index - elements.count)
    }
    place?.parent = self
    elements.insert(place, at: index)
    renumber()
  }

  /// Forgets an element and moves up those after it.
  ///
  /// Its place belongs to no container then, so that it isn't taken for that of the next element.
  func removeElement(at index: Int) {
    guard elements.indices.contains(index) else { return }
    elements.remove(at: index)?.parent = nil
    renumber()
  }

  /// Moves an element.
  func moveElement(from index: Int, to destination: Int) {
    while elements.count <= max(index, destination) { elements.append(nil) }
    elements.insert(elements.remove(at: index), at: destination)
    renumber()
  }

  /// Gives a member another key.
  func renameMember(_ step: JSONPath.Step, to key: String) {
    described = nil
    guard let place = members.removeValue(forKey: step) else { return }
    place.step = .key(key)
    members[place.step] = place
  }

  /// Forgets the places of all values inside.
  func forgetChildren() {
    members = [:]
    elements = []
    described = nil
  }

  /// Forgets the branches that a person chose in the value and inside it.
  func forgetChoices() {
    (chosen, parked) = ([:], [:])
    for place in members.values { place.forgetChoices() }
    for place in elements { place?.forgetChoices() }
  }

  private func renumber() {
    for (index, place) in elements.enumerated() { place?.step = .index(index) }
  }
}
