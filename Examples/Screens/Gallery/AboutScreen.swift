public import RowKit

/// A plain page of text: what a link of a table can open beside another table.
public final class AboutScreen: TextScreen {
  /// Creates the page.
  public init() {
    super.init(title: "About", text: AboutScreen.words)
  }

  private static let words = """
    This screen is not a table. It is a page of text that scrolls, pushed by a row of the table \
    before it.

    That table is a subclass of GenericTableController. It says which groups it consists of, and \
    each row of a group is a controller of its own: the row knows how its cell looks and what \
    happens when it is selected. The table never asks which row it has before it, so it has no \
    switch over sections and rows that must be kept in step.

    The idea is that of Matt Gallagher's article “Heterogeneous cells in a UITableViewController”, \
    of 2008. There a link row opened a page like this one, and rows of another kind below it \
    listed the telephone numbers of the address book.

    Press ? on any screen for the keys that do something there, and Escape to go back.
    """
}
