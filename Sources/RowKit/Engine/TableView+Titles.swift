/// Headers and footers, which may change without any row coming or going.
extension TableView {
  /// Measures and draws the headers and footers in view again.
  func followTitles() {
    needsLayout = true
    for index in window.slots.indices where window.slots[index].item.part != .row {
      let height = decorationHeight(of: window.slots[index].item)
      window.update(index) { slot in
        slot.fullHeight = height
        slot.height = height
        slot.needsDrawing = true
      }
    }
    setNeedsDisplay()
  }
}
