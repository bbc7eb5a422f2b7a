/// The symbol at the right edge of a cell.
public enum CellAccessory: Hashable, Sendable {
  /// No accessory.
  case none
  /// A symbol for a row that leads to another screen.
  case disclosureIndicator
  /// A symbol for a row that shows details when the accessory is used.
  case detailButton
  /// A detail button and a disclosure indicator.
  case detailDisclosureButton
  /// A symbol for a chosen row.
  case checkmark
  /// A custom symbol of a few columns.
  case symbol(String)

  /// Whether the row leads to another screen.
  package var leadsOn: Bool {
    self == .disclosureIndicator || self == .detailDisclosureButton
  }

  /// The text drawn for the accessory.
  var text: String {
    switch self {
    case .none: ""
    case .disclosureIndicator: "›"
    case .detailButton: "ⓘ"
    case .detailDisclosureButton: "ⓘ ›"
    case .checkmark: "✓"
    case .symbol(let text): text
    }
  }
}
