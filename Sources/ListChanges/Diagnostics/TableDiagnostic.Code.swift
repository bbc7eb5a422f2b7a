extension TableDiagnostic {
  /// The problem with a request.
  ///
  /// The raw value is a readable phrase.
  public enum Code: String, CaseIterable, Sendable {
    // Missing rows.
    /// A row to remove doesn't exist.
    case rowRemovalOutOfBounds = "there is no row to remove"
    /// A row to move, or its target, doesn't exist.
    case rowMoveOutOfBounds = "there is no row to move or no place to move it to"
    /// A row to configure again doesn't exist.
    case rowReloadOutOfBounds = "there is no row to reload"
    /// A row was to be inserted out of range.
    case rowInsertionOutOfBounds = "a row can't be inserted there"

    // Missing groups.
    /// A group to remove doesn't exist.
    case groupRemovalOutOfBounds = "there is no group to remove"
    /// A group to move, or its target, doesn't exist.
    case groupMoveOutOfBounds = "there is no group to move or no place to move it to"
    /// A group to configure again doesn't exist.
    case groupReloadOutOfBounds = "there is no group to reload"
    /// A group whose rows were to be changed doesn't exist.
    case groupChangeOutOfBounds = "there is no group whose rows could be changed"
    /// A group was to be inserted out of range.
    case groupInsertionOutOfBounds = "a group can't be inserted there"

    // Two requests for one row.
    /// A row was to be removed more than once.
    case rowRemovedTwice = "a row was removed twice"
    /// A row was to be removed and reloaded.
    case rowRemovedAndReloaded = "a row was removed and reloaded"
    /// A row was to be removed and moved.
    case rowRemovedAndMoved = "a row was removed and moved"
    /// A row was to be reloaded and moved.
    case rowReloadedAndMoved = "a row was reloaded and moved"
    /// A row was to be moved more than once.
    case rowMovedTwice = "a row was moved twice"
    /// A row was to be inserted where another was moved to.
    case rowInsertedAndMoved = "a row was moved to where another was inserted"
    /// Two rows were to be put at the same path.
    case twoRowsToOnePath = "two rows were put at one path"

    // Two requests for one group.
    /// A group was to be removed more than once.
    case groupRemovedTwice = "a group was removed twice"
    /// A group was to be removed and reloaded.
    case groupRemovedAndReloaded = "a group was removed and reloaded"
    /// A group was to be removed and moved.
    case groupRemovedAndMoved = "a group was removed and moved"
    /// A group was replaced more than once.
    case groupReplacedTwice = "a group was replaced twice"
    /// A group was to be moved more than once.
    case groupMovedTwice = "a group was moved twice"
    /// A group was to be inserted where another was moved to.
    case groupInsertedAndMoved = "a group was moved to where another was inserted"
    /// Two groups were to be put at the same position.
    case twoGroupsToOnePosition = "two groups were put at one position"

    // Rows and their groups.
    /// A row was to be moved into a group that is inserted.
    case rowMovedToInsertedGroup = "a row was moved into an inserted group"
    /// A row was to be moved out of a group that is removed.
    case rowMovedFromRemovedGroup = "a row was moved out of a removed group"
    /// A group was to be moved while its rows change.
    case groupMovedWithRowChanges = "a group was moved while its rows changed"

    // Differences and batches.
    /// Rows have the same identifier.
    case duplicateRowIDs = "rows have the same id"
    /// Groups have the same identifier.
    case duplicateGroupIDs = "groups have the same id"
    /// Groups were to be constructed again on a screen that constructs none.
    case groupsFilledInPlace = "the screen constructs no groups, only changes have filled its table"
    /// The groups were assigned within a batch.
    case groupsAssignedInBatch = "the groups were assigned within a batch"

    /// Rows that take text were recreated without an identity: give them ids, or bind them to
    /// properties of objects.
    case rowsWithoutIdentity = "rows that take text were made again without ids"

    // Rows that go wrong.
    /// Rows change what other rows read whenever they are configured.
    case configuringNeverEnds = "rows change what other rows read whenever they are configured"
    /// A row used its table after it was removed, or constructed again without an identity.
    case staleRowContext =
      "the row is not in the table any more, or was constructed again without an id"

    // Screens.
    /// A screen was removed from its navigation and still exists, with groups that it can't
    /// construct again.
    ///
    /// Either the app keeps the screen, or its rows do: the screen retains its groups, the groups
    /// their rows, the rows their closures, and a closure the screen. Reported in debug builds.
    case groupsOutliveScreen =
      "a screen was popped and still exists, perhaps in a cycle: screen, groups, row, closure, screen"

    // Rows that show data.
    /// A row was given data of another type than its cell's.
    case dataTypeMismatch = "the row takes data of another type"

    // Forms.
    /// Conditions of a form depend on themselves.
    case cyclicConditions = "conditions of a form depend on themselves"
    /// A condition or a rule of a form reads a key that no field has.
    case unknownFormKey = "a form reads the value of a key that no field has"
    /// Fields of a form that are visible at the same time have the same key.
    case duplicateFormKeys = "visible fields of a form have the same key"

    // Composed tables.
    /// A cell was added to a composed table while another one contained it.
    case cellInTwoTables = "a cell was added to a second table"
  }
}
