// The people of the samples about identity.

import RowKit

@MainActor final class Person: @MainActor Identifiable {
  let number: Int
  var name: String

  init(_ number: Int, _ name: String) {
    self.number = number
    self.name = name
  }

  var id: Int { number }
}

final class PersonRowController: CellController {
  let text: Binding<String>

  init(_ person: Person) {
    text = Binding(person, \.name)
  }

  func configure(_ cell: TableCell) {
    cell.text = text.value
  }
}
