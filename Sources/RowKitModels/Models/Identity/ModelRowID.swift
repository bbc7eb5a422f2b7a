/// The identity of a placeholder that follows a number of models.
///
/// It changes when more models are loaded. A cursor on the last row thus stays at its position
/// instead of following the placeholder to the new end.
struct ModelRowID: Hashable, Sendable {
  private let placeholder: RowID?
  private let place: Int

  /// Returns the identity of a model's row, or `nil` to match by position.
  static func id(of model: any Model, at place: Int) -> RowID? {
    guard model is ModelPlaceholder, place > 0 else { return model.identity }
    return RowID(ModelRowID(placeholder: model.modelID, place: place))
  }
}
