import RowKit

/// A table that shows the rows of a machine as models of a source.
final class MachineModelController: ModelTableController {
  let source = MachineSource()

  init() {
    super.init(dataSource: source)
  }

  /// Constructs the groups of the source, with what sections don't have.
  override func constructTableGroups() -> [TableGroup] {
    zip(super.constructTableGroups(), source.groups).map { group, plain in
      var group = group
      group.footer = plain.footer.map { GroupTitle($0) }
      group.isCollapsed = plain.isCollapsed
      return group
    }
  }

  /// Loads groups from the source, with the objects of their rows.
  func load(_ groups: [MachineGroup], objects: (MachineRow) -> any CellController) {
    source.load(
      groups, groups.map { group in group.rows.compactMap { objects($0) as? any Model } })
  }
}

/// A source of the rows of a machine.
final class MachineSource: DataSource {
  let name = ""
  private(set) var state = DataSourceState.finished
  weak var observer: (any DataSourceObserver)?
  private(set) var sections: [DataSourceSection] = []

  /// The groups that were loaded.
  private(set) var groups: [MachineGroup] = []

  /// Replaces the groups, and says so.
  func load(_ groups: [MachineGroup], _ items: [[any Model]]) {
    state = .loading
    observer?.dataSource(self, didSend: .willLoad)
    self.groups = groups
    sections = zip(groups, items).map { group, items in
      DataSourceSection(
        id: group.id.map { RowID($0) }, title: group.header ?? "", items: items)
    }
    fetch()
  }

  func fetch() {
    state = .finished
    observer?.dataSource(self, didSend: .finished)
  }

  func cancel() {}
}

extension FlatMachineRow: Model {}
extension TallMachineRow: Model {}
