import RowKit

/// The row that adds a favourite above itself.
final class AddFavouriteRowController: ActionRow, EditableRow {
  private let favourites: FavouritesModel

  let label = "Add a Favourite"
  let editingStyle = RowEditingStyle.insert

  init(_ favourites: FavouritesModel) {
    self.favourites = favourites
  }

  func selectionVerb(in words: LocalizedStrings) -> String { words[ActionStrings.add] }

  func perform(_ row: RowContext) {
    guard let path = row.path else { return }
    guard let name = favourites.addSomebody() else {
      return row.showMessage("Everybody is a favourite already.")
    }
    row.screen?.insert([FavouriteRowController(name, in: favourites)], at: path)
  }

  func didInsert(_ row: RowContext) {
    perform(row)
  }

  func didDelete(_ row: RowContext) {}
}
