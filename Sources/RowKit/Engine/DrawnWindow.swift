/// What a table's window looked like when it was last drawn, to tell how far it moved since.
struct DrawnWindow {
  /// The lines that a header covered at the top.
  var stickyHeight = 0

  /// How far everything that was drawn before has moved up; nil when items moved differently.
  ///
  /// Items that moved another distance than the first are marked for drawing.
  @MainActor static func shift(of window: inout VisibleWindow) -> Int {
    var distance: Int?
    for index in window.slots.indices {
      guard let drawnLine = window.slots[index].drawnLine else { continue }
      let own = drawnLine - window.slots[index].line
      if distance == nil { distance = own }
      if own != distance { window.update(index) { $0.needsDrawing = true } }
    }
    return distance ?? 0
  }
}
