import Observation
import RowKit

/// A choice of the animation for inserted and removed rows.
@Observable @MainActor final class AnimationChoice {
  /// The index of the chosen animation.
  private(set) var index = 0

  /// The names of the animations, such as “fade”.
  static let names = RowAnimation.allCases.map { "\($0)" }

  /// The chosen animation.
  var animation: RowAnimation { RowAnimation.allCases[index] }

  /// Steps to another animation, wrapping around at the ends.
  func step(by distance: Int) {
    let count = RowAnimation.allCases.count
    index = (index + distance % count + count) % count
  }
}
