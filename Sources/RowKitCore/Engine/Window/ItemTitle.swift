/// The title of a header or a footer, which a removed group keeps while it is drawn.
struct ItemTitle {
  /// The text, or the content drawn instead.
  let title: GroupTitle

  /// The sign of a collapsing header, or `nil` for other titles.
  var sign: String?

  /// Whether the header has the cursor.
  var hasCursor = false
}
