import RowKit

/// The favourite contacts, which a person can add, delete and reorder.
@MainActor final class FavouritesModel {
  private(set) var names = ["Ada Ferncastle", "Isla Abernathy", "Hana Nakamura"]
  private var newcomers = ["Edmund Quill", "Walter Bishop", "José María de la Cruz"]

  /// The rows of the favourites, and a row that adds one.
  var group: TableGroup {
    TableGroup(
      "Favourites", footer: "e edits, alt+up and alt+down move, Delete deletes, u takes it back.",
      rows: names.map { FavouriteRowController($0, in: self) } + [AddFavouriteRowController(self)])
  }

  /// Adds a contact at the end and returns the name, or `nil` if no contact is left.
  func addSomebody() -> String? {
    guard !newcomers.isEmpty else { return nil }
    let name = newcomers.removeFirst()
    names.append(name)
    return name
  }

  /// Removes a contact, which can be added again, and returns its former index, or `nil` if it wasn't a
  /// favourite.
  func remove(_ name: String) -> Int? {
    guard let index = names.firstIndex(of: name) else { return nil }
    newcomers.append(names.remove(at: index))
    return index
  }

  /// Inserts a contact at an index, or at the end if the index is out of range.
  func insert(_ name: String, at index: Int) {
    newcomers.removeAll { $0 == name }
    names.insert(name, at: max(0, min(index, names.count)))
  }
}
