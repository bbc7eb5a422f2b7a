import RowKit

final class ToDoScreen: GenericTableController {
  override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup("To do") {
        TextRowController("Milk")
        TextRowController("Bread")
      },
      TableGroup {
        LinkRowController("About…") { TextScreen(title: "About", text: "Two things to do.") }
      },
    ]
  }
}
