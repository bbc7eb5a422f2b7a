/// A screen with questions that only a person can answer, such as whether to restore a document.
package protocol AttendedScreen: ScreenController {
  /// Called when a person takes over from a script, which may have shown other screens since.
  func personDidArrive()
}
