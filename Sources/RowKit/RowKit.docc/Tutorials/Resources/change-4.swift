import RowKit

final class ToDoScreen: GenericTableController {
  private let list: ToDoList

  init(_ list: ToDoList) {
    self.list = list
    super.init(title: "To Do")
  }

  override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup {
        TextFieldRowController("New", Binding(""), id: "new").onSubmit { [list] text, row in
          if !text.isEmpty { list.add(text) }
          row.setText("")
          row.beginEditing()
        }
      },
      TableGroup("To do", list.items) { [list] in ToDoRowController($0, list) },
    ]
  }
}

final class ToDoRowController: ToggleRow, EditableRow {
  private let item: ToDo
  private let list: ToDoList

  init(_ item: ToDo, _ list: ToDoList) {
    self.item = item
    self.list = list
  }

  var rowID: RowID? { RowID(item.id) }
  var label: String { item.title }
  var style: ToggleStyle { .checkbox }

  var isOn: Bool {
    get { list.items.first { $0.id == item.id }?.isDone ?? false }
    set {
      guard let index = list.items.firstIndex(where: { $0.id == item.id }) else { return }
      list.items[index].isDone = newValue
    }
  }

  private var deleted: (item: ToDo, index: Int)?

  func didDelete(_ row: RowContext) {
    guard let index = list.items.firstIndex(where: { $0.id == item.id }) else { return }
    deleted = (list.items.remove(at: index), index)
  }

  func didUndoDelete(_ row: RowContext) {
    guard let deleted else { return }
    list.items.insert(deleted.item, at: min(deleted.index, list.items.count))
  }
}
