/// The sign at the right edge of a cell.
public enum CellAccessory: Hashable, Sendable {
  /// Nothing.
  case none
  /// The row leads to another screen.
  case disclosureIndicator
  /// The row tells more about itself when the accessory is used.
  case detailButton
  /// Both of these.
  case detailDisclosureButton
  /// The row is chosen.
  case checkmark
  /// A sign of one's own, of a few columns.
  case sign(String)

  /// What is drawn.
  var text: String {
    switch self {
    case .none: ""
    case .disclosureIndicator: "›"
    case .detailButton: "ⓘ"
    case .detailDisclosureButton: "ⓘ ›"
    case .checkmark: "✓"
    case .sign(let text): text
    }
  }
}
