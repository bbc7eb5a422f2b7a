/// The cursor of a table: the row or header that keys act on, and the reason for its place.
///
/// The rules that move it are in `TableView+CursorRules.swift` and
/// `TableView+CursorInheritance.swift`.
struct TableCursor {
  /// The row or header that has the cursor, or `nil` if nothing has it.
  private(set) var item: TableItem?

  /// Whether a person, or the app, has moved or used the cursor, or scrolled.
  ///
  /// Until then it goes to the first row that can have it whenever rows arrive.
  private(set) var isMoved = false

  /// The number of times that a person or the app has moved the cursor, or scrolled.
  private(set) var moveCount = 0

  /// Whether a header has the cursor only because no row could have it.
  private(set) var isMakeshift = false

  /// Whether unusable rows may have the cursor because no row is usable.
  var everyRowTakesIt = false

  /// Whether the next layout has to find a place for the cursor.
  var needsPlacing = true

  /// The number of rows examined as they arrived, none of them usable, since no row was found that
  /// is; or `nil` if the first rows have to be examined again.
  var unusableArrivals: Int?

  /// The place of the last row that had the cursor, while no row has it.
  private(set) var formerPlace: RowPath?

  /// Whether the row with the cursor grew since the last frame, while it was fully visible.
  var hasGrown = false

  /// Whether the row with the cursor was in view before a change, and hasn't been shown since.
  var wasSeen = false

  /// Whether that row was out of view before rows began to be animated, and hasn't been used since.
  var wasUnseen = false

  /// Whether rows have moved since the row with the cursor was in view.
  ///
  /// The window then follows that row only over a short distance.
  var haveRowsMoved = false

  /// Whether the row has the cursor of a removed row that was in view, and hasn't been shown yet.
  var isHeirOfSeenRow = false

  /// The row that has the cursor, or `nil` if none has it.
  ///
  /// Setting a row takes the cursor from a header; setting `nil` leaves it there.
  var row: RowPath? {
    get { item?.path }
    set {
      if let newValue {
        item = TableItem(newValue)
        (isMakeshift, formerPlace) = (false, nil)
      } else if row != nil {
        item = nil
      }
    }
  }

  /// The group whose header has the cursor, or `nil` if none has it.
  ///
  /// Setting a group takes the cursor from a row; setting `nil` leaves it there.
  var header: Int? {
    get { item?.headerGroup }
    set {
      isMakeshift = false
      if let newValue {
        item = TableItem(group: newValue, .header)
      } else if header != nil {
        item = nil
      }
    }
  }

  /// Gives the cursor to a header until a row can have it.
  mutating func makeDo(withHeaderOf group: Int?) {
    header = group
    isMakeshift = group != nil
  }

  /// Whether the row with the cursor is going to be scrolled into view, because it was in view before
  /// a change.
  var isToBeRevealed: Bool { wasSeen || isHeirOfSeenRow }

  /// Records that a person or the app has used the cursor where it is.
  mutating func noteUse() { (isMoved, isMakeshift, wasUnseen) = (true, false, false) }

  /// Records that a person or the app has moved the cursor, or scrolled.
  mutating func noteMove() {
    isMoved = true
    moveCount &+= 1
    forgetSeen()
  }

  /// Forgets that the row with the cursor was in view.
  mutating func forgetSeen() {
    (wasSeen, wasUnseen, haveRowsMoved, isHeirOfSeenRow) = (false, false, false, false)
  }

  /// Removes the cursor from a row that is gone, and stores its place.
  mutating func leave(_ row: RowPath) {
    self.row = nil
    formerPlace = row
  }

  /// Returns the place of a row in its group, which a change may have moved.
  static func place(_ path: RowPath, after changes: TableChanges) -> RowPath {
    RowPath(group: changes.newGroup(for: path.group) ?? path.group, row: path.row)
  }

  /// Returns the cursor after a change, on the same row or header.
  func following(_ changes: TableChanges) -> TableCursor {
    var cursor = self
    cursor.isMakeshift = false
    cursor.formerPlace = formerPlace.map { TableCursor.place($0, after: changes) }
    cursor.item = item.flatMap { item in
      if isMakeshift, item.path == nil { nil } else { item.following(changes) }
    }
    return cursor
  }
}
