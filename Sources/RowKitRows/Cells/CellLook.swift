/// The appearance of a cell as set by a row, in one value so that a reset is one assignment.
package struct CellLook {
  var text = ""
  var detailText: String?
  var style = CellStyle.default
  package var image: CellImage?
  var accessory = CellAccessory.none
  var indentation = 0
  var isEnabled = true
  var alignment = TextAlignment.leading
  var numberOfLines = 1
  var textStyle = Style.plain
  var detailStyle = Style.secondary
  var selectionStyle = CellSelectionStyle.standard
  var background = Color.clear
  package var content: (any CellContent)?
  var speech = CellSpeech()
}

/// The placement of a cell's detail text.
public enum CellStyle: Hashable, Sendable {
  /// The text alone. A detail text is stored but not shown.
  case `default`
  /// The detail text at the right edge, as a value.
  case value
  /// The detail text in a second line below the text.
  case subtitle
  /// The text in the tint, right-aligned in a left column, with the detail text after it.
  case caption
}

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

/// A small image at the left of a cell, made of one or two graphemes in a colour.
public struct CellImage: Hashable, Sendable {
  let glyph: String
  let color: Color

  /// Creates an image of some graphemes.
  ///
  /// The default colour is the tint. `.clear` uses the colour of the row.
  public init(_ glyph: String, color: Color = .role(.tint)) {
    self.glyph = glyph
    self.color = color
  }
}

// MARK: ExpressibleByStringLiteral

extension CellImage: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// The appearance of a cell whose row has the cursor.
public enum CellSelectionStyle: Hashable, Sendable {
  /// A bar in the selection colour.
  case standard
  /// A mark at the left edge, without a bar.
  case none
}

/// A background that a kind of cell draws itself.
@MainActor package protocol CellBackground: AnyObject {
  /// The colour of the card's border beside the row, or `nil` for the table's.
  var strokeColor: Color? { get }
}
