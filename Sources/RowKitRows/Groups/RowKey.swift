/// The identity of a row across changes.
package enum RowKey: Hashable {
  /// Its own id.
  case id(RowID)
  /// Its kind and the property that it is bound to.
  case bound(ObjectIdentifier, BoundProperty)
  /// The row itself. Old and new rows live while they are compared, so no address is reused.
  case object(RowObject)

  /// Whether the row has no identity but its object.
  package var isObject: Bool { if case .object = self { true } else { false } }

  @MainActor package init(_ row: any CellController) {
    if let id = row.rowID {
      self = .id(id)
    } else if let property = row.boundProperty {
      self = .bound(ObjectIdentifier(type(of: row)), property)
    } else {
      self = .object(RowObject(row))
    }
  }

  /// The key of a row of a run, which is made only where its id isn't known.
  @MainActor package init(_ base: RowBase, at ordinal: Int) {
    self = RowKey(known: base, at: ordinal) ?? RowKey(base.row(at: ordinal))
  }

  /// The key of a row of a run, or `nil` if the row would have to be made to know it.
  @MainActor init?(known base: RowBase, at ordinal: Int) {
    guard !base.isStored else {
      self = RowKey(base.row(at: ordinal))
      return
    }
    guard let id = base.rowID(at: ordinal) else { return nil }
    self = .id(id)
  }

  /// The key of a row, which is made only where its id isn't known; nil outside.
  @MainActor package init?(_ rows: RowList, at position: Int) {
    guard position >= 0, position < rows.count else { return nil }
    let (base, ordinal) = rows.pieces[position]
    self.init(base, at: ordinal)
  }
}
