/// One page of models, and how to ask for the next.
@MainActor public struct Page<Cursor> {
  /// The models; none ends paging.
  public let models: [any Model]

  /// What asks for the next page; nil if this is the last.
  public let next: Cursor?

  /// Creates a page.
  public init(_ models: [any Model], next: Cursor?) {
    self.models = models
    self.next = next
  }
}
