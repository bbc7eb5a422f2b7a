import RowKit

/// A row that adds an entry to a list in a section.
///
/// Its menu is that of the list, which has no other row.
final class SchemaAddEntryRow: SchemaItemRow, ActionRow, ContextMenuRow {
  private let add: (RowContext) -> Void

  init(_ list: SchemaItem, add: @escaping (RowContext) -> Void) {
    self.add = add
    super.init(list)
  }

  override var label: String { item.session.words[SchemaStrings.addEntry] }
  override var actions: [RowAction] { item.actions(naming: item.label) }
  var image: CellImage? { CellImage("+") }

  func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.add] }
  func perform(_ row: RowContext) { add(row) }
}

/// A row that leads to the screen for a new member of an object in a section.
///
/// Its menu is that of the object, which has no other row.
final class SchemaAddMemberRow: SchemaItemRow, LinkRow, ContextMenuRow {
  private let screen: () -> ScreenController

  init(_ object: SchemaItem, screen: @escaping () -> ScreenController) {
    self.screen = screen
    super.init(object)
  }

  override var label: String { item.session.words[SchemaStrings.addMember] }
  override var actions: [RowAction] { item.actions(naming: item.label) }
  var image: CellImage? { CellImage("+") }

  func makeScreen() -> ScreenController { screen() }
}
