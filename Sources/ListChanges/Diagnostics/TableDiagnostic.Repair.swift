extension TableDiagnostic {
  /// The repair of a request.
  public enum Repair: String, Sendable {
    /// The request was ignored.
    case ignored = "nothing was done"
    /// The change is delayed until something else is shown.
    case delayed = "it waits until something else is shown"
    /// The element was appended.
    case appended = "it was put at the end"
    /// The element was put into the last group.
    case lastGroup = "it was put into the last group"
    /// A group was created for the element.
    case madeGroup = "a group was made for it"
    /// The element was put at the next free position.
    case nextPlace = "it was put at the next free place"
    /// Only the removal was carried out.
    case removed = "it was removed"
    /// Only the move to the last position was carried out.
    case lastMove = "it was moved to the last of the places"
    /// The element was moved and configured again.
    case movedAndReloaded = "it was moved and configured again there"
    /// The element was moved anyway.
    case moved = "it was moved all the same"
    /// The group was moved and its rows were changed.
    case movedAndChanged = "the group was moved and its rows were changed too"
    /// Equal identifiers were distinguished by order.
    case toldApart = "equal ids were told apart by their order"
    /// The rows were matched by place, and the state of their records was discarded.
    case byPlace = "they were matched by place, and kept no text, selection or expansion"
    /// The groups were kept.
    case kept = "its groups were kept, as they were changed since they were constructed"
    /// The groups were kept, and their rows were configured again.
    case keptFilled = "its groups were kept, and their rows were configured again"
    /// The previous request was replaced.
    case replaced = "what was asked for before was replaced"
    /// The element was shown anyway.
    case shown = "it was taken as shown"
  }
}
