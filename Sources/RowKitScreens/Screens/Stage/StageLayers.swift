/// The navigations of a stage, and the overlays over the visible screen.
@MainActor struct StageLayers {
  /// The navigations: the first one, and those presented over it.
  var navigations: [NavigationController] = []

  /// The overlays over the screen, topmost last.
  var overlays: [any Overlay] = []

  /// The question about unsaved changes, while it is shown.
  weak var question: AlertOverlay?

  /// The visible navigation.
  var navigation: NavigationController { navigations[navigations.count - 1] }
}
