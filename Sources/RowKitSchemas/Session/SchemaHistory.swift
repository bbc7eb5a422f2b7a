import JSONText
import RowKit

/// The changes of a document that a person can undo and make again.
///
/// A change is stored as the bytes that differ, so undoing it restores them exactly.
@MainActor final class SchemaHistory: ChangeHistory {
  /// A change of a document, with the changes of places that belong to it.
  struct Change {
    fileprivate let difference: JSONDocumentDifference
    fileprivate var effects: [(place: FormPlace, effect: FormPlaceChange)]

    /// The place that a person changed.
    let place: FormPlace

    /// A number that identifies the change.
    let id: Int

    /// Whether a person sees the change and the one before it as one.
    fileprivate var continues = false

    fileprivate var size: Int { difference.former.count + difference.later.count }
  }

  /// The document.
  weak var session: SchemaSession?

  private var done: [Change] = []
  private var undone: [Change] = []
  private var effects: [(place: FormPlace, effect: FormPlaceChange)] = []
  private var depth = 0
  private var count = 0

  /// The number of bytes of the changes that can be undone.
  private var size = 0

  /// The number of bytes above which the oldest changes can no longer be undone.
  private static let largestSize = 1 << 26

  var canUndo: Bool { !done.isEmpty }

  var canRedo: Bool { !undone.isEmpty }

  /// The identity of the last change, or `nil` if there is none.
  var last: Int? { done.last?.id }

  // MARK: Recording

  /// Records all that is done in a closure as one change.
  func record(at place: FormPlace, _ session: SchemaSession, _ body: () -> Void) {
    // Bytes alone are kept, so that the nodes of the document are changed in place.
    let before = session.document.bytes
    if depth == 0 { effects = [] }
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    let difference = JSONDocumentDifference(from: before, to: session.document.bytes)
    guard difference.former != difference.later || !effects.isEmpty else { return }
    count += 1
    add(Change(difference: difference, effects: effects, place: place, id: count))
    undone = []
    while done.count > 1, size > SchemaHistory.largestSize { size -= done.removeFirst().size }
  }

  private func add(_ change: Change) {
    done.append(change)
    size += change.size
  }

  /// Notes a change of places that belongs to the change being recorded.
  func note(_ effect: FormPlaceChange, at place: FormPlace) {
    if depth > 0 { effects.append((place, effect)) }
  }

  // MARK: Undoing

  /// Undoes a change if it is the last one.
  func undo(_ id: Int) {
    if last == id { _ = undo() }
  }

  func undo(in table: GenericTableController) -> Bool {
    let former = done.last?.place.path
    guard var change = undo() else { return false }
    while change.continues, let former = undo() { change = former }
    tell(.undone, change, at: former, in: table)
    return true
  }

  func redo(in table: GenericTableController) -> Bool {
    let former = undone.last?.place.path
    guard var change = redo() else { return false }
    while undone.last?.continues == true, let next = redo() { change = next }
    tell(.redone, change, at: former, in: table)
    return true
  }

  private func redo() -> Change? {
    guard let change = undone.last, let session,
      apply(change.difference, change.effects, to: session)
    else { return nil }
    add(undone.removeLast())
    return change
  }

  func joinLastChanges() {
    if done.count > 1 { done[done.count - 1].continues = true }
  }

  /// Leaves the screens of values that are gone, and shows what was done.
  ///
  /// An element that is gone has no path any more, and is named by its former one.
  private func tell(
    _ verb: SchemaStrings, _ change: Change, at former: JSONPath?, in table: GenericTableController
  ) {
    // A screen that is left has no stage.
    let stage = table.stage
    let path = [change.place.path, former].compactMap(\.self).max {
      $0.steps.count < $1.steps.count
    }
    let done = table.words.fill(verb, SchemaHistory.name(path?.steps ?? [], in: table.words))
    let gone = stage.flatMap { session?.leaveScreensOfGoneValues(on: $0) }
    stage?.showMessage([done, gone].compactMap(\.self).joined(separator: " "))
  }

  private func undo() -> Change? {
    guard var change = done.last, let session else { return nil }
    // An element gets its place back, with the branches chosen in it, when the change is redone.
    change.effects = change.effects.map { place, effect in
      guard case .insertion(nil, let index) = effect else { return (place, effect) }
      return (place, .insertion(place.element(at: index), at: index))
    }
    let effects = change.effects.reversed().map { ($0.place, $0.effect.reversed) }
    guard apply(change.difference.reversed, effects, to: session) else { return nil }
    size -= done.removeLast().size
    undone.append(change)
    return change
  }

  private func apply(
    _ difference: JSONDocumentDifference,
    _ effects: [(place: FormPlace, effect: FormPlaceChange)], to session: SchemaSession
  ) -> Bool {
    guard session.edit({ $0.apply(difference) }) else { return false }
    for (place, effect) in effects { session.apply(effect, at: place) }
    return true
  }

  private static func name(_ steps: [JSONPath.Step], in words: LocalizedStrings) -> String {
    let steps = steps.map { step in
      switch step {
      case .key(let key): key
      case .index(let index): String(index + 1)
      }
    }
    return steps.isEmpty ? words[SchemaStrings.document] : steps.joined(separator: ", ")
  }
}
