/// The capabilities of a type of row: the protocols by which a person acts on its rows.
///
/// A row may have a capability that it doesn't offer now: see `SelectableRow.isSelectable` and its like.
package struct RowCapabilities: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The row is a ``SelectableRow``.
  package static let selection = RowCapabilities(rawValue: 1 << 0)

  /// The row is an ``AccessoryRow``.
  package static let accessory = RowCapabilities(rawValue: 1 << 1)

  /// The row is a ``KeyRespondingRow``.
  package static let keys = RowCapabilities(rawValue: 1 << 2)

  /// The row is a ``ContextMenuRow``.
  package static let actions = RowCapabilities(rawValue: 1 << 3)

  /// The row is an ``EditableRow``.
  package static let editing = RowCapabilities(rawValue: 1 << 4)

  /// The row is a ``MovableRow``.
  package static let moving = RowCapabilities(rawValue: 1 << 5)

  /// The row is a ``ControlRow``.
  package static let control = RowCapabilities(rawValue: 1 << 6)

  /// The row is a ``TextEditingRow``.
  package static let text = RowCapabilities(rawValue: 1 << 7)

  /// The capabilities that let a row have the cursor while they are offered.
  package static let cursor: RowCapabilities = [
    .selection, .accessory, .keys, .actions, .editing, .moving,
  ]

  /// Creates the capabilities of a row's type.
  ///
  /// Asking for a protocol that the type doesn't conform to takes hundreds of instructions: see
  /// ``RowTypes``.
  @MainActor init(examining row: any CellController) {
    self = []
    if row is any SelectableRow { insert(.selection) }
    if row is any AccessoryRow { insert(.accessory) }
    if row is any KeyRespondingRow { insert(.keys) }
    if row is any ContextMenuRow { insert(.actions) }
    if row is any EditableRow { insert(.editing) }
    if row is any MovableRow { insert(.moving) }
    if row is any ControlRow { insert(.control) }
    if row is any TextEditingRow { insert(.text) }
  }
}

/// The capabilities of the types of rows that a table has shown, each type examined once.
@MainActor package final class RowTypes {
  private var types: [ObjectIdentifier: RowCapabilities] = [:]

  /// The type that was asked for last, because most rows of a list have the same.
  private var last: (type: ObjectIdentifier, capabilities: RowCapabilities)?

  /// Creates a value that has examined no type.
  package init() {}

  /// Returns the capabilities of a row's type.
  package func capabilities(of row: any CellController) -> RowCapabilities {
    let type = ObjectIdentifier(type(of: row))
    if let last, last.type == type { return last.capabilities }
    let known = types[type]
    let capabilities = known ?? RowCapabilities(examining: row)
    if known == nil { types[type] = capabilities }
    last = (type, capabilities)
    return capabilities
  }
}
