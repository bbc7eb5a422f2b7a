import RowKit

/// A screen of settings whose groups come from a closure.
///
/// The closure's reads of the settings are observed, so rows come and go with their values.
final class SettingsPage: GenericTableController {
  private let groups: () -> [TableGroup]

  init(_ title: String, groups: @escaping () -> [TableGroup]) {
    self.groups = groups
    super.init(title: title, style: .grouped)
  }

  override func constructTableGroups() -> [TableGroup] { groups() }
}
