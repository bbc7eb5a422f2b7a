public import RowKit

/// Every appearance of a standard cell, and every kind of content that can replace its text.
///
/// `s` shows the same groups as a plain table or in cards.
public final class CellsScreen: GenericTableController {
  private let favourites = FavouritesModel()
  private let choices = ChoicesScreen()
  private let isAnimated: Bool

  /// Creates a screen.
  ///
  /// - Parameter isAnimated: Whether the spinner turns.
  public init(isAnimated: Bool = true) {
    self.isAnimated = isAnimated
    super.init(title: "Cells", style: .grouped)
  }

  public override func constructTableGroups() -> [TableGroup] {
    CellLooks.groups + CellContents.groups(isAnimated: isAnimated) + [
      favourites.group, CellActions.group(choices),
    ]
  }

  public override func handle(_ key: KeyPress) -> Bool {
    guard key == KeyPress("s") else { return super.handle(key) }
    tableView.style = tableView.style == .plain ? .grouped : .plain
    return true
  }

  public override var keyHints: [KeyHint] {
    super.keyHints + [KeyHint("s", tableView.style == .plain ? "in cards" : "without cards")]
  }
}

extension ExampleScreen {
  /// Every standard appearance.
  static let cells = ExampleScreen(
    name: "cells", title: "Cells",
    summary: "every look of a standard cell, contents, editing and actions"
  ) { arguments in
    CellsScreen(isAnimated: arguments.isAnimated)
  }
}
