import RowKit

extension ScreenController {
  /// The hint about titles of columns that sort when they are clicked, if there is a mouse.
  var titleHints: [KeyHint] {
    guard stage?.supportsMouse == true else { return [] }
    return [KeyHint("click a title", "sort by it", isProminent: false)]
  }
}
