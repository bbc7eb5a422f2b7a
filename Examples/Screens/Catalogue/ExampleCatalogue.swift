/// The example screens.
@MainActor public enum ExampleCatalogue {
  /// All of them, in the order in which they are shown.
  public static let screens: [ExampleScreen] = [
    .phoneNumbers,
    .rows,
    .settings,
    .cells,
    .composed,
    .tableDesign,
    .ownRow,
    .form,
    .million,
    .updates,
    .stocks,
    .followers,
    .feed,
    .mixed,
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
