import RowKit

/// A row of a machine's plain model.
struct MachineRow: Hashable, Sendable {
  /// A change that a row requests from its table.
  enum Wish: String, Sendable {
    case nothing, removal, rowBelow, moveToTop, otherOrder, rowAtTop
  }

  /// A number that is unique among all rows the machine creates.
  var number: Int

  /// The explicit identifier, or `nil` if there is none.
  var id: Int?

  /// The number of content changes.
  var version = 0

  /// The height in lines.
  ///
  /// Rows of more than one line use a different kind of cell.
  var lines = 1

  /// Whether the row can be selected.
  var isSelectable = true

  /// Whether the row's object is created when the row becomes visible.
  var isLazy = false

  /// The change that the row requests when it is selected.
  var whenSelected = Wish.nothing

  /// The change that the row requests when it is first configured.
  var whenConfigured = Wish.nothing

  /// The text that the row shows.
  var text: String { "\(number)" + String(repeating: "'", count: version % 4) }

  /// The identity of the row in changes by value, as long as its object is the same.
  var token: String { id.map { "id \($0)" } ?? "object \(number)" }
}

// MARK: CustomStringConvertible

extension MachineRow: CustomStringConvertible {
  var description: String {
    var parts = ["\(number)"]
    if let id { parts.append("id: \(id)") }
    if version > 0 { parts.append("version: \(version)") }
    if lines > 1 { parts.append("lines: \(lines)") }
    if !isSelectable { parts.append("isSelectable: false") }
    if isLazy { parts.append("isLazy: true") }
    if whenSelected != .nothing { parts.append("whenSelected: .\(whenSelected)") }
    if whenConfigured != .nothing { parts.append("whenConfigured: .\(whenConfigured)") }
    return "row(\(parts.joined(separator: ", ")))"
  }
}
