import JSONSchema
import JSONText

/// A change of the places in a form, which can be reverted.
enum FormPlaceChange {
  /// An element that was inserted.
  case insertion(FormPlace?, at: Int)
  /// An element that was removed.
  case removal(FormPlace?, at: Int)
  /// An element that was moved.
  case move(from: Int, to: Int)
  /// A member that has another key.
  case rename(from: JSONPath.Step, to: String)
  /// A branch that was chosen.
  case choice(SchemaUnion.Key, from: Int?, to: Int?)
  /// All choices in a value, whose parts stay.
  case choices(from: FormPlace.Choices, to: FormPlace.Choices)
  /// The form has a value, or none.
  case root(Bool)

  /// The change in the other direction.
  var reversed: FormPlaceChange {
    switch self {
    case .insertion(let place, let index): .removal(place, at: index)
    case .removal(let place, let index): .insertion(place, at: index)
    case .move(let index, let destination): .move(from: destination, to: index)
    case .rename(let step, let key):
      if case .key(let former) = step { .rename(from: .key(key), to: former) } else { self }
    case .choice(let union, let former, let branch): .choice(union, from: branch, to: former)
    case .choices(let former, let choices): .choices(from: choices, to: former)
    case .root(let isPresent): .root(!isPresent)
    }
  }

  /// Changes the places in a container, or the place itself.
  @MainActor func apply(to place: FormPlace) {
    switch self {
    case .insertion(let child, let index): place.insertElement(child, at: index)
    case .removal(_, let index): place.removeElement(at: index)
    case .move(let index, let destination): place.moveElement(from: index, to: destination)
    case .rename(let step, let key): place.renameMember(step, to: key)
    case .choice(let union, _, let branch): place.chosen[union] = branch
    case .choices(_, let choices): place.choices = choices
    case .root: break
    }
  }
}
