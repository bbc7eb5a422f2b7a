import Foundation
import Observation

struct ToDo: Codable, Identifiable {
  var id = UUID()
  var title: String
  var isDone = false
}

@Observable @MainActor final class ToDoList {
  var items: [ToDo] = []

  func add(_ title: String) {
    items.append(ToDo(title: title))
  }
}
