import RowKit

final class ToDoScreen: GenericTableController {
  override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup("To do") {
        TextRowController("Milk")
        TextRowController("Bread")
      }
    ]
  }
}
