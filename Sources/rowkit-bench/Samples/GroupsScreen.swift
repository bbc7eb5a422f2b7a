import RowKit

/// A screen that shows given groups.
final class GroupsScreen: GenericTableController {
  private let first: [TableGroup]

  init(_ groups: [TableGroup]) {
    first = groups
    super.init(title: "Contacts")
  }

  override func constructTableGroups() -> [TableGroup] { first }
}
