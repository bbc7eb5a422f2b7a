import Observation
import RowKit

/// The records of a record machine: persons in sections.
@Observable @MainActor final class RecordBook {
  /// A person with two texts that can be edited.
  @Observable @MainActor final class Person {
    let number: Int
    var name: String
    var note: String

    /// Whether an open row shows the note.
    let hasNote: Bool

    /// Whether the open row shows a link below the note.
    var isLinked = false

    init(_ number: Int, hasNote: Bool) {
      self.number = number
      self.hasNote = hasNote
      name = "a\(number)"
      note = "b\(number)"
    }
  }

  /// A value that a row finds by its position.
  struct Entry: Hashable {
    let number: Int
    var name: String
  }

  /// The persons, by section.
  var sections: [[Person]] = []

  /// The same persons as values, in the order of the sections.
  var entries: [Entry] = []

  /// All persons that a form can show, by section, or `nil` for tables that construct their rows
  /// again.
  var pool: [[Person]]?

  /// The last number given to a person.
  private(set) var lastNumber = 0

  /// Returns a new person.
  func person(hasNote: Bool) -> Person {
    lastNumber += 1
    return Person(lastNumber, hasNote: hasNote)
  }

  /// Changes the sections, and the entries accordingly.
  func change(_ body: (inout [[Person]]) -> Void) {
    let names = Dictionary(entries.map { ($0.number, $0.name) }) { first, _ in first }
    body(&sections)
    entries = sections.joined().map {
      Entry(number: $0.number, name: names[$0.number] ?? $0.name)
    }
  }

  /// Returns the texts of all records by the labels of their rows.
  func texts(areEntries: Bool) -> [String: String] {
    var texts: [String: String] = [:]
    for person in sections.joined() {
      texts["p\(person.number)"] = person.name
      if person.hasNote { texts["n\(person.number)"] = person.note }
    }
    if areEntries { for entry in entries { texts["p\(entry.number)"] = entry.name } }
    return texts
  }
}
