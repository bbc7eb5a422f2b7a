extension TableDiagnostic {
  /// What was done about a request.
  public enum Repair: String, Sendable {
    /// Nothing was done.
    case ignored = "nothing was done"
    /// It waits until something else is shown.
    case delayed = "it waits until something else is shown"
    /// It was put at the end.
    case appended = "it was put at the end"
    /// It was put into the last group.
    case lastGroup = "it was put into the last group"
    /// A group was made for it.
    case madeGroup = "a group was made for it"
    /// It was put at the next free place.
    case nextPlace = "it was put at the next free place"
    /// The removal was done and nothing else.
    case removed = "it was removed"
    /// The move to the last of the places was done.
    case lastMove = "it was moved to the last of the places"
    /// It was moved and configured again there.
    case movedAndReloaded = "it was moved and configured again there"
    /// It was moved all the same.
    case moved = "it was moved all the same"
    /// The group was moved and its rows were changed too.
    case movedAndChanged = "the group was moved and its rows were changed too"
    /// Equal ids were told apart by their order.
    case toldApart = "equal ids were told apart by their order"
    /// What was asked for before was replaced.
    case replaced = "what was asked for before was replaced"
    /// It was shown all the same.
    case shown = "it was taken as shown"
  }
}
