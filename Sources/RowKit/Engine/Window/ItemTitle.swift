/// What a header or a footer shows; a group that leaves takes it along.
struct ItemTitle {
  /// The words, or what is drawn instead.
  let title: GroupTitle

  /// The sign of a header by which a person hides the rows of its group; nil for other titles.
  var sign: String?

  /// Whether it has the cursor.
  var isFocused = false
}
