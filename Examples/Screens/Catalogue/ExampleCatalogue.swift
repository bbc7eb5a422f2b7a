/// The example screens.
@MainActor public enum ExampleCatalogue {
  /// All example screens, in display order.
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
    .edit,
    .ask,
    .settingsBundle,
  ]

  /// Returns the screen with a name, or `nil` if there is none.
  public static func screen(named name: String) -> ExampleScreen? {
    screens.first { $0.name == name }
  }
}
