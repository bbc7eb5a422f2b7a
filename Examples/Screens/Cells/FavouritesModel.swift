import RowKit

/// The favourite contacts, which a person may add to, delete and put in order.
@MainActor final class FavouritesModel {
  private(set) var names = ["Ada Ferncastle", "Isla Abernathy", "Hana Nakamura"]
  private var newcomers = ["Edmund Quill", "Walter Bishop", "José María de la Cruz"]

  /// The rows of the favourites, and one that adds to them.
  var group: TableGroup {
    TableGroup(
      "Favourites", footer: "e edits, alt+up and alt+down move, Delete deletes, u takes it back.",
      rows: names.map { FavouriteRowController($0, in: self) } + [AddFavouriteRowController(self)])
  }

  /// Adds somebody at the end; nil when nobody is left.
  func addSomebody() -> String? {
    guard !newcomers.isEmpty else { return nil }
    let name = newcomers.removeFirst()
    names.append(name)
    return name
  }

  /// Takes somebody out; returns the place they had, nil if they had none.
  func remove(_ name: String) -> Int? {
    guard let index = names.firstIndex(of: name) else { return nil }
    names.remove(at: index)
    return index
  }

  /// Puts somebody at a place, or at the end if there is no such place.
  func insert(_ name: String, at index: Int) {
    names.insert(name, at: max(0, min(index, names.count)))
  }
}
