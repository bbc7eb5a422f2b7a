/// A page of models, with the cursor of the next page.
@MainActor public struct Page<Cursor> {
  /// The models.
  ///
  /// An empty page ends paging.
  public let models: [any Model]

  /// The cursor of the next page, or `nil` if this is the last.
  public let next: Cursor?

  /// Creates a page.
  public init(_ models: [any Model], next: Cursor?) {
    self.models = models
    self.next = next
  }
}
