/// The buffer that a stage draws on, and the regions of the screen on it.
@MainActor struct StageSurface {
  /// The buffer.
  let buffer: ScreenBuffer

  /// The regions, or an empty list if they must be requested from the screen.
  var regions: [ScreenRegion] = []

  /// Creates an empty surface.
  init(size: ScreenSize) {
    buffer = ScreenBuffer(size: size)
  }
}
