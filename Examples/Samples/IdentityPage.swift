import RowKit

/// The code of the page about identity.
@MainActor enum IdentityPage {
  final class Person: Identifiable {
    let number: Int
    var name: String

    init(_ number: Int, _ name: String) {
      self.number = number
      self.name = name
    }
  }

  static func groups(_ people: [Person]) -> [TableGroup] {
    [
      TableGroup("People", people) { PersonRowController($0) },  // Identifiable elements
      TableGroup("People", people, id: \.number) { PersonRowController($0) },  // any property
      TableGroup(
        "People",
        rows: people.map { TextFieldRowController("Name", $0, \.name, id: RowID($0.number)) }),
      TableGroup("People", rows: people.map { TextFieldRowController("Name", $0, \.name) }),
    ]
  }

  final class PersonRowController: CellController {
    let text: Binding<String>

    init(_ person: Person) {
      text = Binding(person, \.name)
    }

    var boundProperty: BoundProperty? { text.property }

    func configure(_ cell: TableCell) {
      cell.text = text.value
    }
  }
}
