import RowKit

/// The rows of a record machine, which are bound to records in a certain way.
@MainActor final class RecordRows {
  /// The binding of a row to its record.
  enum Kind: String, CaseIterable, Sendable {
    /// With an explicit identifier.
    case ids

    /// By an object and a key path, which identify the row.
    case properties

    /// By closures, so that nothing identifies the row.
    case closures

    /// By a key path with a position, which another record may take.
    case places

    /// By closures, in row objects that are kept.
    case kept
  }

  let kind: Kind
  let book: RecordBook
  private var made: [String: any CellController] = [:]

  init(_ kind: Kind, _ book: RecordBook) {
    self.kind = kind
    self.book = book
  }

  /// Whether nothing identifies rows that are constructed again.
  var areUncertain: Bool { kind == .closures }

  func rows(of section: Int) -> [any CellController] {
    let start = book.sections[..<section].reduce(0) { $0 + $1.count }
    return book.sections[section].enumerated().flatMap { rows(of: $1, at: start + $0) }
  }

  /// Returns the rows of a person, whose entry has a position.
  func rows(of person: RecordBook.Person, at place: Int = 0) -> [any CellController] {
    let field = row("p\(person.number)") { name(of: person, at: place, $0) }
    guard person.hasNote else { return [field] }
    return [field, row("g\(person.number)") { note(of: person, $0) }]
  }

  private func row(
    _ label: String, _ make: (String) -> any CellController
  ) -> any CellController {
    guard kind == .kept else { return make(label) }
    if let row = made[label] { return row }
    let row = make(label)
    made[label] = row
    return row
  }

  private func name(
    of person: RecordBook.Person, at place: Int, _ label: String
  ) -> any CellController {
    switch kind {
    case .ids:
      TextFieldRowController(label, closures(person, \.name), id: RowID(label))
    case .properties: TextFieldRowController(label, Binding(person, \.name))
    case .closures, .kept: TextFieldRowController(label, closures(person, \.name))
    case .places: TextFieldRowController(label, Binding(book, \.[entry: place]))
    }
  }

  private func note(of person: RecordBook.Person, _ label: String) -> any CellController {
    let id = kind == .kept || kind == .closures ? nil : RowID(label)
    let (kind, note) = (kind, "n\(person.number)")
    let child = { [self] in
      row(note) { note in
        switch kind {
        case .ids: TextFieldRowController(note, closures(person, \.note), id: RowID(note))
        case .properties, .places: TextFieldRowController(note, Binding(person, \.note))
        case .closures, .kept: TextFieldRowController(note, closures(person, \.note))
        }
      }
    }
    let link = { [self] in
      row("l\(person.number)") { TextRowController($0, id: id == nil ? nil : RowID($0)) }
    }
    return ExpandableRowController(label, id: id) {
      child()
      if person.isLinked { link() }
    }
  }

  private func closures(
    _ person: RecordBook.Person, _ path: ReferenceWritableKeyPath<RecordBook.Person, String>
  ) -> Binding<String> {
    Binding(get: { person[keyPath: path] }, set: { person[keyPath: path] = $0 })
  }
}

extension RecordBook {
  /// The name of the entry at a position; empty if there is none.
  fileprivate subscript(entry place: Int) -> String {
    get { entries.indices.contains(place) ? entries[place].name : "" }
    set { if entries.indices.contains(place) { entries[place].name = newValue } }
  }
}
