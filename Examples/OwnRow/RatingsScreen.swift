public import RowKit

/// A screen with a row kind that the framework doesn't have: ring tones and how they are liked.
public final class RatingsScreen: GenericTableController {
  /// Creates a screen.
  public init() {
    super.init(title: "Ring Tones", style: .grouped)
  }

  public override func constructTableGroups() -> [TableGroup] {
    [
      TableGroup("Ring tones", footer: "Rate with the left and right keys.") {
        RatingRowController("Marimba", Binding(4))
        RatingRowController("Old Telephone", Binding(5))
        RatingRowController("Harp", Binding(2))
        RatingRowController("Alarm Clock", Binding(0))
      },
      TableGroup("Of all rings", footer: "The same kind of row, with more stars.") {
        RatingRowController("Loudness", Binding(7), of: 10)
      },
      TableGroup {
        ActionRowController("Rate as the Critics Do", verb: "rate") { row in
          row.showMessage("The critics' stars are back.")
          row.screen?.updateAndReload()
        }
      },
    ]
  }
}
