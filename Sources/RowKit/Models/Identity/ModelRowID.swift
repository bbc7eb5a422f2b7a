/// Tells the placeholder after some models from the one after more of them.
///
/// So a cursor on the last row stays where it is when more models come, instead of following the
/// placeholder to the new end.
struct ModelRowID: Hashable, Sendable {
  private let placeholder: RowID?
  private let place: Int

  /// Returns what makes the row of a model the same after a change; nil lets its place tell.
  static func id(of model: any Model, at place: Int) -> RowID? {
    guard model is ModelPlaceholder, place > 0 else { return model.identity }
    return RowID(ModelRowID(placeholder: model.modelID, place: place))
  }
}
