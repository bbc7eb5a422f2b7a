/// The example screens.
@MainActor public enum ExampleCatalogue {
  /// All of them, in the order in which they are shown.
  public static let screens: [ExampleScreen] = [
    .phoneNumbers,
    .cells,
    .ownRow,
    .million,
    .updates,
    .stocks,
    .log,
    .table,
    .processes,
    .benchList,
  ]

  /// Returns the screen with a name; nil if there is none.
  public static func screen(named name: String) -> ExampleScreen? {
    screens.first { $0.name == name }
  }
}
