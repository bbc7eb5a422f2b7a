import RowKit

/// A screen of settings, whose groups a closure makes.
///
/// What the closure reads from the settings is followed: rows come and go with it.
final class SettingsPage: GenericTableController {
  private let groups: () -> [TableGroup]

  init(_ title: String, groups: @escaping () -> [TableGroup]) {
    self.groups = groups
    super.init(title: title, style: .grouped)
  }

  override func constructTableGroups() -> [TableGroup] { groups() }
}
