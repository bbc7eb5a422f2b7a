/// The scroll positions to which a table may return.
final class ScrollTrail {
  /// The positions before a panel or a smaller screen took lines from the window.
  var places = FormerPlaces()

  /// The pages taken so far, for paging back.
  var pages = PageTrail()
}
