import RowKit
import RowKitStorage

/// A list of things to do.
final class ToDoScreen: GenericTableController, ScreenWithWork {
  private let list: ToDoList

  /// The text that a person is typing, which stays when the groups are constructed again.
  private let newTitle = Binding("")

  init(_ list: ToDoList) {
    self.list = list
    super.init(title: "To Do")
    // A change may fail while the details of an item cover this screen.
    list.store.onError = { [weak self] in
      self?.navigation?.top.showMessage($0.description)
    }
  }

  override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup {
        TextFieldRowController("New", newTitle, placeholder: "Water the plants", id: "new")
          .onSubmit { [list] text, row in
            if !text.isEmpty { list.add(text) }
            row.setText("")
            row.beginEditing()
          }
      },
      TableGroup("To do", list.items) { [list] in ToDoRowController($0, list) },
    ]
  }

  // Called when a person returns to the program.
  override func programDidBecomeActive() {
    list.store.refresh()
  }

  // Called before the program ends, which fails if something isn't saved.
  func finishWork() -> [String] {
    list.store.save()
    return list.store.problem.map { [$0] } ?? []
  }

  // Called if a signal ends the program.
  override func programWillEnd() {
    list.store.save(within: .seconds(1))
    if let problem = list.store.problem { stage?.reportAtEnd(problem) }
  }
}

/// A thing to do: Space checks it, Delete removes it, `alt+↑` and `alt+↓` move it, `i` opens it.
final class ToDoRowController: ToggleRow, EditableRow, MovableRow, AccessoryRow {
  private var item: ToDo
  private let list: ToDoList
  private let done: Binding<Bool>

  init(_ item: ToDo, _ list: ToDoList) {
    self.item = item
    self.list = list
    done = list.binding(item).isDone
  }

  var rowID: RowID? { RowID(item.id) }
  var label: String { item.title }
  var detail: String? { item.due.map { "Due \($0)" } }
  var style: ToggleStyle { .checkbox }

  var isOn: Bool {
    get { done.value }
    set { done.value = newValue }
  }

  func didActivateAccessory(_ row: RowContext) {
    row.push(ToDoDetailScreen(item, list))
  }

  // MARK: Deleting and moving

  private var formerIndex = 0

  func didDelete(_ row: RowContext) {
    guard let index = list.items.firstIndex(where: { $0.id == item.id }) else { return }
    (item, formerIndex) = (list.items[index], index)
    list.change { $0.remove(at: index) }
  }

  func didUndoDelete(_ row: RowContext) {
    list.change { $0.insert(item, at: min(formerIndex, $0.count)) }
  }

  func didMove(from source: RowPath, to destination: RowPath) {
    list.change { items in
      guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
      let moved = items.remove(at: index)
      items.insert(moved, at: min(destination.row, items.count))
    }
  }
}

/// A thing to do with its date and its notes.
final class ToDoDetailScreen: GenericTableController {
  private let item: Binding<ToDo>

  init(_ item: ToDo, _ list: ToDoList) {
    self.item = list.binding(item)
    super.init(title: item.title, style: .grouped)
  }

  override func constructTableGroups() -> [TableGroup] {
    title = item.value.title
    return [
      TableGroup {
        TextFieldRowController("Title", item.title, id: "title")
        DateRowController("Due", item.due, today: .today, id: "due")
        TextFieldRowController("Notes", item.notes, input: .multiline, id: "notes")
      }
    ]
  }
}
