import OwnRow

extension ExampleScreen {
  /// A screen with a row type built on public API only.
  static let ownRow = ExampleScreen(
    name: "own-row", title: "A Row of One's Own",
    summary: "a kind of row that the framework doesn't have: stars"
  ) { _ in
    RatingsScreen()
  }
}
