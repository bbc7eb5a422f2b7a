import RowKit

/// A favourite contact, which can be deleted and moved.
final class FavouriteRowController: EditableRow, MovableRow {
  let name: String
  private let favourites: FavouritesModel
  private var formerPlace = 0

  init(_ name: String, in favourites: FavouritesModel) {
    self.name = name
    self.favourites = favourites
  }

  func configure(_ cell: TableCell) {
    cell.text = name
    cell.image = CellImage("★", color: .role(.warning))
  }

  // MARK: EditableRow

  func didDelete(_ row: RowContext) {
    formerPlace = favourites.remove(name) ?? 0
  }

  func didUndoDelete(_ row: RowContext) throws {
    guard !favourites.names.contains(name) else { throw AddedMeanwhile(name: name) }
    favourites.insert(name, at: formerPlace)
  }

  // MARK: MovableRow

  /// The last row of the group adds favourites, and stays the last.
  func canMove(from source: RowPath, to destination: RowPath) -> Bool {
    source.group == destination.group && destination.row < favourites.names.count
  }

  func didMove(from source: RowPath, to destination: RowPath) {
    _ = favourites.remove(name)
    favourites.insert(name, at: destination.row)
  }
}

/// The error of a deletion that can't be undone, because the contact was added again.
private struct AddedMeanwhile: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name) is a favourite already." }
}
