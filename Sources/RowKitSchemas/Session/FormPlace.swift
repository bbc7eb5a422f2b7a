import JSONSchema
import JSONText

/// The place of a value in a form, which follows the value when it is moved or renamed.
@MainActor final class FormPlace {
  /// A number that identifies the place in its form.
  private(set) var id: Int

  /// The container, or `nil` for the root, for an element that was removed, and for a place whose
  /// container left the document.
  private(set) weak var parent: FormPlace?

  /// Whether this is the place of the whole document.
  let isRoot: Bool

  /// The step from the container.
  var step: JSONPath.Step {
    didSet {
      title = nil
      // No place below has any if this one has none.
      guard secrecy.everyBranch != nil else { return }
      for place in subtree { place.secrecy.everyBranch = nil }
    }
  }

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

  /// The rules of branches out of force about secrets, and whether the value was found to be one.
  var secrecy = Secrecy()

  /// The branches that a person chose, and the values of those that were left.
  var choices = Choices()

  /// The value that the program put here, or `nil` if it put none.
  var preset: JSONValue?

  /// Whether a person edited the value.
  var isEdited = false

  /// Whether the place is that of an element of a list.
  var isElement: Bool { if case .index = step, !isRoot { true } else { false } }

  /// Whether members that should no longer be used are shown.
  var showsDeprecated = false

  private var members: [JSONPath.Step: FormPlace] = [:]
  private var elements = ElementPlaces()

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
  ///
  /// - Parameters:
  ///   - step: The step from this place.
  ///   - make: Makes the place. It gets the identity of the element, or `nil` if there is none yet.
  /// - Returns: The place.
  func child(
    _ step: JSONPath.Step, make: (FormPlace, JSONPath.Step, _ id: Int?) -> FormPlace
  ) -> FormPlace {
    switch step {
    case .key:
      if let place = members[step] { return place }
      let place = make(self, step, nil)
      members[step] = place
      return place
    case .index(let index):
      if let place = elements[index] { return place }
      let place = make(self, step, elements.id(at: index))
      elements[index] = place
      return place
    }
  }

  /// Returns the place of a member or an element, or `nil` if it wasn't needed yet.
  func knownChild(_ step: JSONPath.Step) -> FormPlace? {
    switch step {
    case .key: members[step]
    case .index(let index): elements[index]
    }
  }

  /// Returns the identities of the first elements, of which missing ones are made.
  func elementIDs(count: Int, make: () -> Int) -> [Int] {
    elements.ids(count: count, make: make)
  }

  /// Returns the index of the element with an identity, or `nil` if it is gone.
  func index(ofElement id: Int, near index: Int) -> Int? { elements.index(of: id, near: index) }

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
  func element(at index: Int) -> FormPlace? { elements[index] }

  /// Makes room for an element, which may have had a place before.
  func insertElement(_ place: FormPlace?, at index: Int) {
    place?.parent = self
    elements.insert(place, at: index)
  }

  /// Forgets an element and moves up those after it.
  ///
  /// Its place belongs to no container then, so that it isn't taken for that of the next element.
  func removeElement(at index: Int) { elements.remove(at: index)?.parent = nil }

  /// Moves an element.
  func moveElement(from index: Int, to destination: Int) {
    elements.move(from: index, to: destination)
  }

  /// Gives a member another key.
  func renameMember(_ step: JSONPath.Step, to key: String) {
    described = nil
    guard let place = members.removeValue(forKey: step) else { return }
    place.step = .key(key)
    members[place.step] = place
  }

  /// Treats the values inside as new ones, in which nothing is chosen, edited or shown.
  ///
  /// Their places stay, because screens and changes that can be undone belong to them, and so do secrets.
  /// Members get other identities.
  func forgetValues(newID: () -> Int) {
    described = nil
    for place in subtree.dropFirst() {
      if !place.isElement { place.id = newID() }
      place.choices = Choices()
      (place.preset, place.isEdited, place.showsDeprecated) = (nil, false, false)
    }
  }

  /// The place, and the places inside it that were needed.
  var subtree: [FormPlace] {
    var (places, next) = ([self], 0)
    while next < places.count {
      places += Array(places[next].members.values) + places[next].elements.made
      next += 1
    }
    return places
  }
}

extension FormPlace {
  /// The branches that a person chose in a value, and the values of those that were left.
  struct Choices: Equatable {
    /// The chosen branches.
    var chosen: [SchemaUnion.Key: Int] = [:]

    /// The values of the branches that were left, by union and branch.
    var parked: [SchemaUnion.Key: [Int: JSONValue]] = [:]
  }

  var chosen: [SchemaUnion.Key: Int] {
    get { choices.chosen }
    set { choices.chosen = newValue }
  }

  var parked: [SchemaUnion.Key: [Int: JSONValue]] {
    get { choices.parked }
    set { choices.parked = newValue }
  }

  /// The reasons to mask a value that the rules in force don't call a secret.
  struct Secrecy {
    /// The rules of all branches that may ever be in force for a container, once they were needed.
    var everyBranch: SchemaRules?

    /// Whether the rules in force said that the value is a secret when it was first looked at, or `nil` if it
    /// wasn't yet.
    var found: Bool?
  }
}
