import RowKit

/// A row as the plain model of a machine knows it.
struct MachineRow: Hashable, Sendable {
  /// What a row asks its table for.
  enum Wish: String, Sendable {
    case nothing, removal, rowBelow, moveToTop, otherOrder, rowAtTop
  }

  /// What tells it from every other row the machine ever made.
  var number: Int

  /// Its explicit id; nil for none.
  var id: Int?

  /// How often its content changed.
  var version = 0

  /// Its height; rows of more than one line are shown by a cell of another kind.
  var lines = 1

  /// Whether it can be selected.
  var isSelectable = true

  /// Whether it is made when it comes into view.
  var isLazy = false

  /// What it asks for when it is selected.
  var whenSelected = Wish.nothing

  /// What it asks for when it is configured for the first time.
  var whenConfigured = Wish.nothing

  /// What it shows.
  var text: String { "\(number)" + String(repeating: "'", count: version % 4) }

  /// What makes it the same row after a change by value, as long as the object is the same.
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
