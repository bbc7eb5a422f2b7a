import RowKit

/// A description of the screen.
final class UpdatesArticle: TextScreen {
  init() {
    super.init(title: "What Is Happening Here", text: UpdatesArticle.words)
  }

  private static let words = """
    A table that changes while somebody reads it must keep three promises: nothing is lost, \
    nothing jumps, and no order of changes can break it.

    There are two ways to change a table. One names positions: insert this row at 1.2, the second \
    group's third row; remove that one; move another. Its cost depends on the changes, never on \
    the rows there are. The other says what there shall be, by setting the groups. The table then \
    compares ids, and finds the fewest rows that must move for all others to stay.

    Several changes make a batch. In it, what goes is named by where it stands before the batch, \
    and what comes by where it stands after it. So the order in which changes are written plays \
    no part. A position that isn't there is no error: what lies beyond the end goes to the end, \
    and what is missing is left alone.

    Whatever happens, the cursor stays with its row. When its row goes, the nearest row gets it. \
    Rows above the window may come and go without moving what you read: scroll down, and try it.

    Rows come and go in one of eight ways, in a quarter of a second. A change needn't wait for \
    the one before: it goes on from what can be seen at the moment. Hold a key down, and try to \
    confuse it.
    """
}
