/// The effect of a change on the items of the window.
enum WindowEffect {
  /// The items get other positions, and nothing else happens.
  case positions

  /// Rows may come into view.
  case insertion

  /// Rows may leave the view.
  case removal

  /// Anything may happen.
  case everything

  /// Whether items may leave the window.
  var removesItems: Bool { self == .removal || self == .everything }
}
